"""Mixes readers of one shape that went on from each other: the mean of their weights, in 8-bit integers again.

    python3 mix.py OUT.onnx earlier.onnx earlier.onnx later.onnx

One that is named twice counts twice. All of them written by fold.py. Nothing is trained. A reader that went on learning knows what is new and forgets a part of what it knew;
a mean of the two keeps most of both (training/LOG.md).
"""

import sys

import numpy as np
import onnx
from onnx import numpy_helper

LARGEST = 127


def mix(models):
    arrays = [{one.name: numpy_helper.to_array(one) for one in model.graph.initializer} for model in models]
    mixed = {}
    for name, first in arrays[0].items():
        if f"{name}.scale" in arrays[0]:
            mixed |= rounded(name, sum(floats_of(one, name) for one in arrays) / len(arrays), arrays[0])
        elif first.dtype == np.float32 and name.endswith((".weight", ".bias")):
            mixed[name] = (sum(one[name] for one in arrays) / len(arrays)).astype(np.float32)
    return written(models[0], mixed)


def floats_of(arrays, name):
    zero = np.asarray(arrays.get(f"{name}.zero", 0)).astype(np.float32)
    return (arrays[name].astype(np.float32) - zero) * arrays[f"{name}.scale"]


def rounded(name, mean, arrays):
    """Integers with a scale of their own, for the whole array or for each of its columns, as it was."""
    integers, scale = arrays[name], arrays[f"{name}.scale"]
    zero = arrays.get(f"{name}.zero")
    if zero is not None and np.any(zero):
        return rounded_from_zero(name, mean, integers, scale, zero)
    columns = np.abs(mean) if scale.size == 1 else np.abs(mean).reshape(-1, mean.shape[-1]).max(0)
    step = (columns.max() if scale.size == 1 else columns) / LARGEST
    step = np.where(np.asarray(step) == 0, 1, step).astype(scale.dtype).reshape(scale.shape)
    values = np.clip(np.round(mean / step), -LARGEST, LARGEST)
    return {name: values.astype(integers.dtype), f"{name}.scale": step}


def rounded_from_zero(name, mean, integers, scale, zero):
    """For arrays that lie to one side of nought: all 256 steps between the least and the largest."""
    least, most = min(0, mean.min()), max(0, mean.max())
    step = np.asarray((most - least) / 255, dtype=scale.dtype).reshape(scale.shape)
    lowest = np.iinfo(integers.dtype).min
    nought = np.round(lowest - least / step).astype(zero.dtype).reshape(zero.shape)
    values = np.clip(np.round(mean / step) + nought.astype(np.float32), lowest, lowest + 255)
    return {name: values.astype(integers.dtype), f"{name}.scale": step, f"{name}.zero": nought}


def written(model, mixed):
    copy = onnx.ModelProto()
    copy.CopyFrom(model)
    for one in copy.graph.initializer:
        if one.name in mixed:
            one.CopyFrom(numpy_helper.from_array(np.array(mixed[one.name], order="C"), one.name))
    return copy


if __name__ == "__main__":
    onnx.save(mix([onnx.load(path) for path in sys.argv[2:]]), sys.argv[1])
