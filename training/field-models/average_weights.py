"""Writes weights into the graph of a shipped reader: the mean of one or more, in 8-bit integers again.

    python3 average_weights.py shipped.onnx OUT.onnx earlier.pt earlier.pt later.pt

Weights come from restore.py or train.py, all of readers that went on from the shipped one; one that is named twice counts twice. Nothing is trained. A
reader that went on learning knows what is new and forgets a part of what it knew; a mean of the two keeps most of both (training/LOG.md).
"""

import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from model import DOCUMENT_HEADS
from restore import TABLES
from simplify import PARTS

LARGEST = 127


def mean_of(paths):
    """The mean of each array. Heads of earlier readers may have fewer answers: the rest is taken from the others alone."""
    readers = [torch.load(path, map_location="cpu") for path in paths]
    return {name: mean_rows([reader[name].float().numpy() for reader in readers if name in reader]) for name in readers[-1]}


def mean_rows(arrays):
    longest = max(arrays, key=len)
    rows = [np.mean([array[row] for array in arrays if row < len(array)], axis=0) for row in range(len(longest))]
    return np.array(rows, np.float32) if any(len(array) < len(longest) for array in arrays) else np.mean(arrays, axis=0)


def as_stored(weights):
    """By the names of the file: a matrix has one column for each output, and some are kept in parts."""
    stored = {name: a.T if a.ndim == 2 and name not in TABLES else a for name, a in weights.items()}
    for name, (parts, axis) in PARTS.items():
        matrix, bias = stored.pop(f"{name}.weight"), stored.pop(f"{name}.bias")
        for index, part in enumerate(parts):
            stored[f"{name}.{part}.weight"] = np.split(matrix, len(parts), axis)[index]
            if axis == 1:
                stored[f"{name}.{part}.bias"] = np.split(bias, len(parts))[index]
            elif part == "here":
                stored[f"{name}.{part}.bias"] = bias
    return stored


def rounded(name, values, arrays):
    """Integers with a scale of their own, for the whole array or for each of its columns, as it was."""
    integers, scale = arrays[name], arrays[f"{name}.scale"]
    zero = arrays.get(f"{name}.zero")
    if zero is not None and np.any(zero):
        return rounded_from_zero(name, values, integers, scale, zero)
    columns = np.abs(values).max() if scale.size == 1 else np.abs(values).max(0)
    step = np.asarray(columns / LARGEST, dtype=scale.dtype).reshape(scale.shape if scale.size == 1 else (-1,))
    step = np.where(step == 0, 1, step).astype(scale.dtype)
    return {name: np.clip(np.round(values / step), -LARGEST, LARGEST).astype(integers.dtype), f"{name}.scale": step}


def rounded_from_zero(name, values, integers, scale, zero):
    """For arrays that lie to one side of nought: all 256 steps between the least and the largest."""
    least, most = min(0, values.min()), max(0, values.max())
    step = np.asarray((most - least) / 255, dtype=scale.dtype).reshape(scale.shape)
    lowest = np.iinfo(integers.dtype).min
    nought = np.round(lowest - least / step).astype(zero.dtype).reshape(zero.shape)
    integers = np.clip(np.round(values / step) + nought.astype(np.float32), lowest, lowest + 255).astype(integers.dtype)
    return {name: integers, f"{name}.scale": step, f"{name}.zero": nought}


def written(model, weights):
    copy = onnx.ModelProto()
    copy.CopyFrom(model)
    arrays = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    new = {}
    for name, array in arrays.items():
        if f"{name}.scale" in arrays:
            new |= rounded(name, weights[name], arrays)
        elif array.dtype == np.float32 and name.endswith((".weight", ".bias")):
            new[name] = weights[name].reshape(array.shape if array.size == weights[name].size else -1).astype(np.float32)
    for one in copy.graph.initializer:
        if one.name in new:
            one.CopyFrom(numpy_helper.from_array(np.array(new[one.name], order="C"), one.name))
    for output in copy.graph.output:
        if output.name in DOCUMENT_HEADS:
            output.type.tensor_type.shape.dim[-1].dim_value = len(new[f"document.{output.name}.bias"])
    return copy


if __name__ == "__main__":
    graph, out, *paths = sys.argv[1:]
    onnx.save(written(onnx.load(graph), as_stored(mean_of(paths))), out)
