//! The nine stock boards.

/// Number, name and path of each.
pub const STOCK: [(u64, &str, &str); 9] = [
    (
        1,
        "Via Recta",
        "A1 B1 C1 D1 E1 F1 G1 H1 I1 I2 H2 G2 F2 E2 D2 C2 B2 A2 A3 B3 C3 D3 E3 F3 G3 H3 I3 \
         I4 H4 G4 F4 E4 D4 C4 B4 A4 A5 B5 C5 D5 E5 F5 G5 H5 I5 I6 H6 G6 F6 E6 D6 C6 B6 A6 \
         A7 B7 C7 D7 E7 F7 G7 H7 I7 I8 H8 G8 F8 E8 D8 C8 B8 A8 A9 B9 C9 D9 E9 F9 G9 H9 I9",
    ),
    (
        2,
        "Columna",
        "A9 A8 A7 A6 A5 A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 B9 C9 C8 C7 C6 C5 C4 C3 C2 C1 \
         D1 D2 D3 D4 D5 D6 D7 D8 D9 E9 E8 E7 E6 E5 E4 E3 E2 E1 F1 F2 F3 F4 F5 F6 F7 F8 F9 \
         G9 G8 G7 G6 G5 G4 G3 G2 G1 H1 H2 H3 H4 H5 H6 H7 H8 H9 I9 I8 I7 I6 I5 I4 I3 I2 I1",
    ),
    (
        3,
        "Cochlea",
        "A1 B1 C1 D1 E1 F1 G1 H1 I1 I2 I3 I4 I5 I6 I7 I8 I9 H9 G9 F9 E9 D9 C9 B9 A9 A8 A7 \
         A6 A5 A4 A3 A2 B2 C2 D2 E2 F2 G2 H2 H3 H4 H5 H6 H7 H8 G8 F8 E8 D8 C8 B8 B7 B6 B5 \
         B4 B3 C3 D3 E3 F3 G3 G4 G5 G6 G7 F7 E7 D7 C7 C6 C5 C4 D4 E4 F4 F5 F6 E6 D6 D5 E5",
    ),
    (
        4,
        "Exitus",
        "E5 F5 F6 E6 D6 D5 D4 E4 F4 G4 G5 G6 G7 F7 E7 D7 C7 C6 C5 C4 C3 D3 E3 F3 G3 H3 H4 \
         H5 H6 H7 H8 G8 F8 E8 D8 C8 B8 B7 B6 B5 B4 B3 B2 C2 D2 E2 F2 G2 H2 I2 I3 I4 I5 I6 \
         I7 I8 I9 H9 G9 F9 E9 D9 C9 B9 A9 A8 A7 A6 A5 A4 A3 A2 A1 B1 C1 D1 E1 F1 G1 H1 I1",
    ),
    (
        5,
        "Peano",
        "A1 A2 A3 B3 B2 B1 C1 C2 C3 C4 C5 C6 B6 B5 B4 A4 A5 A6 A7 A8 A9 B9 B8 B7 C7 C8 C9 \
         D9 D8 D7 E7 E8 E9 F9 F8 F7 F6 F5 F4 E4 E5 E6 D6 D5 D4 D3 D2 D1 E1 E2 E3 F3 F2 F1 \
         G1 G2 G3 H3 H2 H1 I1 I2 I3 I4 I5 I6 H6 H5 H4 G4 G5 G6 G7 G8 G9 H9 H8 H7 I7 I8 I9",
    ),
    (
        6,
        "Obliqua",
        "A1 B1 A2 A3 B2 C1 D1 C2 B3 A4 A5 B4 C3 D2 E1 F1 E2 D3 C4 B5 A6 A7 B6 C5 D4 E3 F2 \
         G1 H1 G2 F3 E4 D5 C6 B7 A8 A9 B8 C7 D6 E5 F4 G3 H2 I1 I2 H3 G4 F5 E6 D7 C8 B9 C9 \
         D8 E7 F6 G5 H4 I3 I4 H5 G6 F7 E8 D9 E9 F8 G7 H6 I5 I6 H7 G8 F9 G9 H8 I7 I8 H9 I9",
    ),
    (
        7,
        "Labyrinthus",
        "F6 E6 D6 C6 C7 D7 D8 C8 B8 B7 B6 A6 A7 A8 A9 B9 C9 D9 E9 F9 G9 G8 F8 E8 E7 F7 G7 \
         H7 H8 H9 I9 I8 I7 I6 I5 H5 H6 G6 G5 F5 F4 G4 G3 H3 H4 I4 I3 I2 I1 H1 H2 G2 G1 F1 \
         E1 E2 F2 F3 E3 E4 D4 D3 D2 D1 C1 B1 A1 A2 A3 A4 A5 B5 B4 B3 B2 C2 C3 C4 C5 D5 E5",
    ),
    (
        8,
        "Fulmen",
        "I9 H8 H7 G6 G5 F5 F4 G4 G3 F2 G1 F1 E1 D2 C2 D1 C1 B1 A1 A2 B2 B3 A3 A4 B4 A5 A6 \
         A7 B7 A8 A9 B9 B8 C9 D9 E8 E9 D8 C8 C7 D6 C5 B6 B5 C4 C3 D4 E5 E6 D7 C6 D5 E4 D3 \
         E3 E2 F3 G2 H1 I2 I1 H2 I3 H4 H3 I4 H5 I5 I6 H6 I7 I8 H9 G9 G8 F9 F8 G7 F6 F7 E7",
    ),
    (
        9,
        "Peregrinus",
        "F9 E8 F8 G9 H9 I9 I8 I7 H7 G8 H8 G7 F6 G6 F7 E7 E6 D7 D6 D5 E4 E3 F4 E5 F5 G5 G4 \
         F3 G3 H4 I5 H6 I6 H5 I4 I3 H3 I2 I1 H1 H2 G1 G2 F2 F1 E1 E2 D1 C2 D3 D2 C1 B1 A1 \
         B2 C3 D4 C4 B5 A6 B7 A7 B8 A9 A8 B9 C9 C8 D9 E9 D8 C7 C6 B6 C5 B4 A5 A4 A3 B3 A2",
    ),
];
