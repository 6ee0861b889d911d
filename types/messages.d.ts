// Written by script/message-types from stage/{moment,draws}.py and table/*messages.py: change those.
declare namespace Server {
  interface Beat {
    says: string;
    places?: string[];
  }

  interface Thing {
    name?: string;
    text?: string;
    sprites?: Scene.Sprite[];
    box?: Scene.Box;
  }

  interface Turned {
    thing: Thing;
    seat?: number | null;
    note?: string;
    rank?: number;
  }

  interface Score {
    points: number;
    note?: string;
  }

  interface Row {
    name: string;
    scores: (Score | null)[];
    thing?: Thing | null;
  }

  interface Side {
    seat: number;
    things: Thing[];
    sum: string;
    terms?: string[];
    gets?: string;
    wins?: boolean;
  }

  interface Panel {
    sign: string;
    name: string;
    sides: Side[];
    note?: string;
  }

  interface Sum {
    name: string;
    value: string;
    wins?: boolean;
  }

  interface Moment {
    title: string;
    beats: Beat[];
    brief?: boolean;
    shown?: number;
    before?: number[];
    rows?: Row[];
    panels?: Panel[];
    rest?: number;
    things?: Turned[];
    sums?: Sum[];
    seat?: number | null;
  }

  interface Draw {
    line: string;
    thing: Thing;
    word?: string;
    left?: number;
    group?: string;
    likes?: string[];
  }

  interface Draws {
    ask: string;
    draws: Draw[];
    seat?: number | null;
    faces?: Thing[];
  }

  interface NewSeat {
    kind: "bot" | "here" | "me" | "open";
    name?: string;
    level?: string;
  }

  interface NewClock {
    seconds: number;
    increment?: number;
  }

  interface NewTable {
    game: string;
    seats: NewSeat[];
    players?: number | null;
    options?: Record<string, string>;
    clock?: NewClock | null;
    hints?: boolean | null;
    level?: string;
  }

  interface PlayOn {
    at: number;
    seats: NewSeat[];
    seat?: number | null;
    clock?: NewClock | null;
    hints?: boolean | null;
    level?: string;
  }

  interface Say {
    seat: number;
    seq: number;
    lines: string[];
    edition?: number | null;
  }

  interface Undo {
    seat: number;
    seq: number;
    turn?: boolean;
    edition?: number | null;
    line?: number | null;
  }

  interface Resign {
    seat: number;
  }

  interface TakeBack {
    seat: number;
    seq: number;
    to: number;
    edition?: number | null;
  }

  interface Consent {
    seat: number;
    seq: number;
    to: number;
    agree: boolean;
    edition?: number | null;
  }

  interface ChangeSeat {
    kind: "bot" | "open" | "person";
    level?: string;
  }

  interface NewName {
    name: string;
  }

  interface Ask {
    seat: number;
    seq: number;
    edition?: number | null;
  }

  interface Chat {
    text: string;
    seat?: number | null;
  }

  interface Created {
    table: string;
    links: Record<string, string>;
    watch: string;
  }

  interface Reached {
    seq: number;
    edition: number;
  }

  interface Undone {
    seq: number;
    edition: number;
    left: string[];
    why: string;
  }

  interface TakenBack {
    seq: number;
    edition: number;
    waits: number[];
  }

  interface Hint {
    lines: string[];
    chance: number;
    why: string[];
  }

  interface Hints {
    lines: Hint[];
  }

  interface DeviceLink {
    link: string;
    minutes: number;
  }

  interface Chatted {
    n: number;
  }

  interface Why {
    rule?: string;
    why?: string;
  }

  interface LayerNews {
    name: string;
    label: string;
    sprites: Scene.Sprite[];
  }

  interface Layers {
    seq: number;
    layers: LayerNews[];
  }

  interface Step {
    seq: number;
    points: number[];
    scene: Scene.Scene;
  }

  interface Steps {
    seq: number;
    edition: number;
    steps: Step[];
  }

  interface AidLine {
    text: string;
    value: string;
    rule: string;
  }

  interface TipNews {
    id?: string;
    text?: string;
    rules?: string[];
  }

  interface Aid {
    title: string;
    goal: string;
    turn: string;
    steps: AidLine[];
    scores: AidLine[];
    end: string;
    note: string;
    remarks: TipNews[];
  }

  interface ClockNews {
    left: number;
    running: boolean;
    out: boolean;
  }

  interface SeatNews {
    seat: number;
    name: string;
    kind: string;
    level: string;
    look: string;
    points: number;
    asked: boolean;
    thinking: boolean;
    here: boolean;
    winner: boolean;
    place: number | null;
    clock: ClockNews | null;
    resigned: boolean;
  }

  interface ChatNews {
    n: number;
    seat: number | null;
    name: string;
    text: string;
    time: number;
  }

  interface Entry {
    n: number;
    actor: number;
    line: string;
    text: string;
    events: string[];
    part?: string;
    made?: boolean;
    moments?: Moment[];
  }

  interface NoticeNews {
    n: number;
    after: number;
    kind: string;
    seat: number;
    text: string;
  }

  interface Lost {
    seat: number;
    text: string;
  }

  interface Verb {
    label: string;
    hint?: string;
    cost?: string;
    waits?: boolean;
    at_once?: boolean;
  }

  interface WayBack {
    line: boolean;
    turn: boolean;
    to: number;
    why: string;
    by: number | null;
  }

  interface Farther {
    to: number;
    consents: number[];
  }

  interface TakebackNews {
    seat: number;
    to: number;
    waits: number[];
  }

  interface Source {
    label: string;
    points: number[];
  }

  interface Round {
    label: string;
    seq: number;
    points: number[];
  }

  interface Result {
    points: number[];
    winners: number[];
    places: number[];
    sources: Source[];
    rounds: Round[];
    resigned: number[];
    takebacks: number[];
    forked: number | null;
  }

  interface Recording {
    asks: Draws | null;
    owner: number | null;
    possible: number[];
    unsure: boolean;
  }

  interface News {
    table: string;
    game: string;
    title: string;
    version: string;
    seq: number;
    edition: number;
    since: number;
    end: number;
    seat: number | null;
    mine: number[];
    taken: number | null;
    host: boolean;
    replay: boolean;
    language: string;
    seats: SeatNews[];
    prompt: string;
    asked: boolean;
    over: boolean;
    scene: Scene.Scene;
    lines: Scene.Tree;
    verbs: Record<string, Verb>;
    names: Record<string, string>;
    closes: string[];
    secrets: boolean;
    log: Entry[];
    undo: WayBack;
    final: string[];
    links: Record<string, string>;
    next: string;
    chat: ChatNews[];
    hints: boolean;
    aid: boolean;
    notices: NoticeNews[];
    devices: Record<string, number>;
    lost: Lost | null;
    farther: Farther | null;
    takeback: TakebackNews | null;
    level: string;
    play_on: boolean;
    stuck: string;
    result: Result | null;
    recorded: boolean;
    recording: Recording | null;
  }

  interface SeatsNews {
    table: string;
    seq: number;
    edition: number;
    seats: SeatNews[];
    next: string;
  }

  interface ChatsNews {
    table: string;
    seq: number;
    edition: number;
    chat: ChatNews[];
  }

  interface Error {
    key: string;
    rule: string;
    why: string;
    line?: string | null;
  }

  interface Failure {
    error: Error;
  }

  interface ListedSeat {
    name: string;
    kind: string;
    level: string;
    mine: boolean;
    asked: boolean;
    resigned: boolean;
    points: number | null;
    place: number | null;
  }

  interface SetUpSeat {
    kind: string;
    name: string;
    level: string;
  }

  interface SetUpClock {
    seconds: number;
    increment: number;
  }

  interface SetUp {
    game: string;
    seats: SetUpSeat[];
    options: Record<string, string>;
    clock: SetUpClock | null;
    hints: boolean | null;
    level: string;
  }

  interface Mine {
    id: string;
    game: string;
    title: string;
    names: string[];
    asked: boolean;
    over: boolean;
    created: number;
    ended: number | null;
    seats: ListedSeat[];
    next: string;
    again: SetUp | null;
    stuck: boolean;
  }

  interface Mines {
    tables: Mine[];
  }

  interface AskLesson {
    do: "check" | "look" | "say" | "show" | "why";
    step: number;
    earlier?: string[][];
    said?: string[];
    lines?: string[];
    answers?: (number | "no" | "yes")[];
    seq?: number;
  }

  interface LessonRule {
    number: string;
    title: string;
    text: string;
  }

  interface LessonRow {
    text: string;
    number: boolean;
    right?: boolean | null;
    reply?: string;
    answer?: number | "no" | "yes" | null;
  }

  interface LessonNews {
    game: string;
    lesson: string;
    title: string;
    goal: string;
    number: number;
    lessons: number;
    next: string;
    next_title: string;
    step: number;
    steps: number;
    does: "ask" | "expect" | "turn";
    say: string;
    rules: LessonRule[];
    highlight: string[];
    rows: LessonRow[];
    kind: string;
    text: string;
    rule: string;
    said: string[];
    show: string[];
    news: News;
    positions: Step[];
  }

  interface ListedLesson {
    lesson: string;
    title: string;
    goal: string;
    steps: number;
  }

  interface ListedCourse {
    game: string;
    title: string;
    minutes: number;
    lessons: ListedLesson[];
  }

  interface Courses {
    games: ListedCourse[];
  }

  interface AskPuzzle {
    do: "check" | "look" | "say" | "show" | "why";
    said?: string[];
    lines?: string[];
    seq?: number;
  }

  interface SolverNews {
    rating: number;
    deviation: number;
    tried: number;
    solved: number;
    run: number;
    days: number;
  }

  interface PuzzleResult {
    solved: boolean;
    change: number;
    solution: string[];
    told: string[];
    also: number;
    point: string[];
    theme: string;
    theme_name: string;
    best: number;
    second: number;
    tries: number;
    found: number;
  }

  interface PuzzleNews {
    game: string;
    title: string;
    puzzle: string;
    who: string;
    rating: number;
    day: string;
    kind: "begun" | "found" | "look" | "refused" | "shown" | "wrong";
    text: string;
    rule: string;
    said: string[];
    over: boolean;
    chance: number | null;
    why: string[];
    result: PuzzleResult | null;
    made: boolean;
    solver: SolverNews;
    news: News;
    positions: Step[];
  }

  interface ThemeCount {
    theme: string;
    name: string;
    puzzles: number;
    tried: number;
  }

  interface GamePuzzles {
    game: string;
    title: string;
    puzzles: number;
    tried: number;
    solved: number;
    themes: ThemeCount[];
  }

  interface DailyPuzzle {
    day: string;
    game: string;
    title: string;
    puzzle: string;
    tried: boolean;
    solved: boolean;
  }

  interface PuzzleList {
    games: GamePuzzles[];
    daily: DailyPuzzle | null;
    solver: SolverNews;
  }

  interface MadePuzzle {
    game: string;
    puzzle: string;
    why: string;
  }

  interface NextPuzzle {
    game: string;
    puzzle: string;
  }

  interface ReviewedSeat {
    seat: number;
    name: string;
    accuracy: number | null;
    luck: number;
    counts: Record<string, number>;
    worst: number | null;
  }

  interface ReviewedDecision {
    number: number;
    seat: number;
    begin: number;
    end: number;
    when: string;
    secret: boolean;
    forced: boolean;
    possible: boolean;
    judgement: string;
    lost: number;
    chance: number;
    best_chance: number;
    points: number;
    cost: string;
    why: string[];
    played: string[];
    best: string[];
    texts: string[];
  }

  interface ReviewedPoint {
    line: number;
    luck: boolean;
    chances: number[];
  }

  interface TurningPoint {
    line: number;
    seat: number;
    decision: number | null;
    text: string;
  }

  interface ReviewNews {
    state: string;
    done: number;
    of: number;
    simulations: number;
    lines: number;
    seats: ReviewedSeat[];
    decisions: ReviewedDecision[];
    points: ReviewedPoint[];
    turning: TurningPoint[];
    texts: Record<string, string>;
  }

  interface ReviewedLine {
    lines: string[];
    texts: string[];
    steps: Step[];
  }

  interface ReviewedMoment {
    number: number;
    seat: number;
    at: number;
    prompt: string;
    played: ReviewedLine;
    best: ReviewedLine;
  }
}
