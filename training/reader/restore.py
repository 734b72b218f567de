"""Weights of an exported reader, to go on from or to learn from: the ONNX file's 8-bit integers as the arrays they were made from, to 0.4 %.

    python3 restore.py reader.int8.onnx reader.pt
"""

import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper

# The order in which the exported graph multiplies; only these matrices lose their names.
ORDER = [
    *("characters_narrow", "characters_wide", "numbers", "join.0", "join.2"),
    *(
        f"blocks.{block}.{part}"
        for block in range(4)
        for part in ("attention.project", "attention.merge", "feed_in", "feed_out")
    ),
    *("pointer_from", "pointer_to", "attend_document", "label", "start", "role", "kind"),
]


def restore(path):
    model = onnx.load(path)
    arrays = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    weights, unnamed = {}, []
    for name, array in arrays.items():
        if name.endswith("_quantized"):
            base = name.removesuffix("_quantized")
            zero = arrays[f"{base}_zero_point"].astype(np.float32)
            matrix = (array.astype(np.float32) - zero) * arrays[f"{base}_scale"]
            if base.startswith("onnx::MatMul"):
                unnamed.append(matrix.T)
            else:
                weights[base.removeprefix("reader.")] = matrix.T if "document" in base else matrix
        elif not name.endswith(("_scale", "_zero_point")) and name.startswith("reader."):
            weights[name.removeprefix("reader.")] = array
    assert len(unnamed) == len(ORDER), "this is no reader of four layers"
    weights.update({f"{name}.weight": matrix for name, matrix in zip(ORDER, unnamed)})
    return {name: torch.tensor(array, dtype=torch.float32) for name, array in weights.items()}


if __name__ == "__main__":
    torch.save(restore(sys.argv[1]), sys.argv[2])
