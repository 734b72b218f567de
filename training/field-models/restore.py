"""Weights of a reader's file, to go on from or to learn from: its 8-bit integers as the arrays they were made from, to 0.4 %.

    python3 restore.py reader.int8.onnx reader.pt
"""

import sys

import onnx
import torch

from simplify import Matrix, exported_weights, is_simplified, simplified_weights

TABLES = ("characters.weight", "words.weight", "triples.weight")


def restore(path):
    model = onnx.load(path)
    weights = simplified_weights(model) if is_simplified(model) else exported_weights(model)
    arrays = {name: one.floats() if isinstance(one, Matrix) else one for name, one in weights.items()}
    # A linear layer has one row for each output.
    turned = {name: a.T if isinstance(weights[name], Matrix) and name not in TABLES else a for name, a in arrays.items()}
    return {name: torch.tensor(array.copy(), dtype=torch.float32) for name, array in turned.items()}


if __name__ == "__main__":
    torch.save(restore(sys.argv[1]), sys.argv[2])
