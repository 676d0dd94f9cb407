"""Makes chess-games.json with python-chess, which is no part of the program: random games, as facts to be held against.

pip install chess==1.11.2; python chess-games.py > chess-games.json

Each game has its first FEN, its moves in standard algebraic notation and as squares, the first eight digits of the SHA-256 of the
FEN after each, and the last FEN. Moves that spellings are likely to go wrong with are drawn more often than others, and every
sixth game starts with many bishops, which share their letter with a file.
"""

import hashlib
import json
import random

import chess

GAMES = 300
LONGEST = 110
BISHOPS = "4k3/1p4p1/b3b3/2n3p1/b1B1b3/1P3B2/1N1P2P1/B3B1K1 w - - 0 1"


def weight(board, move):
    """How much likelier than others a move is."""
    if board.is_castling(move) or board.is_en_passant(move):
        return 30
    san = board.san(move)
    if move.promotion:
        return {chess.QUEEN: 4, chess.BISHOP: 8}.get(move.promotion, 3)
    if san[0] == "B" and san[1].isdigit():
        return 40
    if san[0] == "b" or san[:2] == "Bx":
        return 5
    if board.piece_type_at(move.from_square) == chess.PAWN or chess.square_file(move.from_square) == 1:
        return 3
    return 1


def digest(fen):
    return hashlib.sha256(fen.encode()).hexdigest()[:8]


def game(seed):
    rng = random.Random(seed)
    board = chess.Board(BISHOPS) if seed % 6 == 5 else chess.Board()
    first = board.fen(en_passant="fen")
    san, uci, fens = [], [], []
    while len(uci) < 30 + seed % (LONGEST - 30) and not board.is_game_over():
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        move = rng.choices(moves, [weight(board, move) for move in moves])[0]
        san.append(board.san(move))
        uci.append(move.uci())
        board.push(move)
        # The standard's FEN names the square behind every double step, whoever can capture there.
        fens.append(digest(board.fen(en_passant="fen")))
    return {
        "first": first,
        "san": " ".join(san),
        "uci": " ".join(uci),
        "fens": "".join(fens),
        "last": board.fen(en_passant="fen"),
    }


def main():
    print('{"source": "random games by python-chess 1.11.2, made with chess-games.py",\n"games": [')
    print(",\n".join(json.dumps(game(seed)) for seed in range(GAMES)))
    print("]}")


main()
