"""Writes the recogniser that export.py made with its large weights as 8-bit integers: half the file, computed in 32-bit floats as before.

Usage: python store.py EXPORTED.onnx OUT.onnx
Each output channel has its scale. Dequantising is a cast and a product, which the runtime computes once, when it opens the file; of a
DequantizeLinear it would make a step of every run.
"""
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

LARGEST = 127
# Smaller ones save next to nothing: biases, norms, the first convolution.
FEWEST = 2048
SMALLEST_SCALE = 1e-8


def constants_of(graph):
    """All weights as 32-bit floats by the names that the graph's steps know them by, and the steps that only bring them there."""
    values, ways_back = {i.name: numpy_helper.to_array(i) for i in graph.initializer}, []
    for node in graph.node:
        if node.op_type in ("Cast", "Mul") and all(name in values for name in node.input):
            stored, *scales = (values.pop(name) for name in node.input)
            values[node.output[0]] = stored.astype(np.float32) * (scales[0] if scales else np.float32(1))
            ways_back.append(node)
    return values, ways_back


def channel_axis(graph, name):
    """The axis of output channels, or nothing for what is no convolution's and no product's weights."""
    kinds = {n.op_type for n in graph.node if len(n.input) > 1 and n.input[1] == name}
    return {"Conv": 0, "MatMul": 1}.get(kinds.pop()) if len(kinds) == 1 else None


def rounded(weights, axis):
    """Integers, and the scale of each channel: its largest weight is the largest integer."""
    others = tuple(i for i in range(weights.ndim) if i != axis)
    scales = np.maximum(np.abs(weights).max(axis=others, keepdims=True) / LARGEST, SMALLEST_SCALE).astype(np.float32)
    return np.round(weights / scales).astype(np.int8), scales


def store(model):
    graph, steps = model.graph, []
    values, halves = constants_of(graph)
    stored = {i.name: i for i in graph.initializer}
    for cast in halves:
        name = cast.output[0]
        axis = channel_axis(graph, name)
        if axis is None or values[name].size < FEWEST:
            continue
        whole, scales = rounded(values[name], axis)
        graph.initializer.remove(stored[cast.input[0]])
        graph.initializer.extend([numpy_helper.from_array(whole, f"{name}_integers"), numpy_helper.from_array(scales, f"{name}_scales")])
        graph.node.remove(cast)
        steps += [helper.make_node("Cast", [f"{name}_integers"], [f"{name}_whole"], to=TensorProto.FLOAT),
                  helper.make_node("Mul", [f"{name}_whole", f"{name}_scales"], [name])]
    for step in reversed(steps):
        graph.node.insert(0, step)


if __name__ == "__main__":
    recogniser = onnx.load(sys.argv[1])
    store(recogniser)
    onnx.checker.check_model(recogniser)
    onnx.save(recogniser, sys.argv[2])
