### Mexica in English: the captions of the pictures in the rules (examples.toml).

picture-MEX-8 = B6 and C5 touch only at a corner, and yet the seven cells in the west are cut off: a district of seven.
picture-MEX-12 = The bridge on C3 runs from west to east: its ramp cells are B3 and D3. Black stands on it and is in no district.
picture-MEX-41 = Black has founded the district of seven and put its token on A4: 4 points, the blue number. Grey is in it too: 2 points, the white one.
picture-MEX-61 = From C3 a boat reaches C5 along the canal, and E4 over the lake in the north: one hop each.
picture-MEX-84 = Black has 3 + 1 floors, grey has 4: both take the first place. The third colour has 2 floors and is third.
