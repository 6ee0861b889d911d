// What src/patolli/stage/scene.py sends; lists of fields leave usual ends out.
declare namespace Scene {
  type Box = [left: number, top: number, width: number, height: number];
  type Sprite = [
    id: string,
    picture: string,
    x: number,
    y: number,
    width?: number,
    height?: number,
    turn?: number,
    look?: string,
    sign?: string,
    text?: string,
    tip?: string,
  ];
  type Place = [
    word: string,
    x: number,
    y: number,
    row: number,
    name: string,
    width?: number,
    height?: number,
    tag?: string,
    verbs?: string,
  ];
  type Slot = [place: string, room: number, more?: number, before?: string[]];
  interface Draft {
    verb: string;
    slots: Slot[];
  }
  interface Zone {
    name: string;
    label: string;
    box: Box;
    ground: string;
    sprites: Sprite[];
    places: Place[];
    draft?: Draft;
  }
  type Tags = [verb: string, label: string, texts: Record<string, string>];
  interface Scene {
    game: string;
    title: string;
    story: string;
    zones: Zone[];
    ghosts?: Sprite[];
    tags?: Tags[];
  }
  /** The lines that may be said, word by word; a dot says that a line may end here. */
  interface Tree {
    [word: string]: Tree;
  }
}
