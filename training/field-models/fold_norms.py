"""Writes a simplified reader without the scales and shifts of its norms, which go into the matrices behind them, and with the fast GELU.

    python3 fold_norms.py simplified.onnx OUT.onnx

Nothing is trained. A matrix behind a norm is rounded to 8-bit integers anew, so answers differ by rounding (decision 0049).
"""

import sys

import numpy as np
import onnx
from onnx import numpy_helper

MATRIX_INPUTS = {"DynamicQuantizeMatMul": (1, 2, 4), "MatMulIntegerToFloat": (1, 3, 6)}
LARGEST = 127


class Graph:
    def __init__(self, model):
        self.nodes = list(model.graph.node)
        self.arrays = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}

    def readers_of(self, name):
        return [node for node in self.nodes if name in node.input]

    def matrices_behind(self, name, leaving=()):
        """Every product that takes this as it is, also after it was made integers; None where something else needs it."""
        found = []
        for node in self.readers_of(name):
            if node.op_type == "DynamicQuantizeLinear":
                found += self.readers_of(node.output[0])
            elif node not in leaving:
                found.append(node)
        return found if all(node.op_type in MATRIX_INPUTS for node in found) else None


def fold(model):
    graph = Graph(model)
    for node in graph.nodes:
        if node.op_type == "Gelu":
            node.op_type = "FastGelu"
    for norm in [node for node in graph.nodes if node.op_type == "InstanceNormalization"]:
        (multiply,) = graph.readers_of(norm.output[0])
        (add,) = graph.readers_of(multiply.output[0])
        scale, shift = graph.arrays[multiply.input[1]], graph.arrays[add.input[1]]
        products = products_behind(graph, add.output[0])
        if products is None:
            continue
        for product in products:
            take_in(graph, product, scale, shift)
        for node in graph.readers_of(add.output[0]):
            node.input[list(node.input).index(add.output[0])] = norm.output[0]
        graph.nodes.remove(multiply)
        graph.nodes.remove(add)
        del graph.arrays[multiply.input[1]], graph.arrays[add.input[1]]
    return written(model, graph)


def products_behind(graph, name):
    """The matrices behind a norm, with those behind the weighted mean of its words: weights that add up to one leave a shift as it is."""
    means = [node for node in graph.readers_of(name) if node.op_type == "FusedMatMul"]
    others = graph.matrices_behind(name, leaving=means)
    if others is None or not means:
        return others
    (squeeze,) = graph.readers_of(means[0].output[0])
    of_mean = graph.matrices_behind(squeeze.output[0])
    return None if of_mean is None else others + of_mean


def take_in(graph, product, scale, shift):
    """x · scale + shift before a product is the same as another matrix and another bias."""
    at_weight, at_scale, at_bias = MATRIX_INPUTS[product.op_type]
    weight, by, bias = (product.input[at] for at in (at_weight, at_scale, at_bias))
    matrix = graph.arrays[weight].astype(np.float32) * graph.arrays[by]
    graph.arrays[bias] = (graph.arrays[bias] + shift.reshape(-1) @ matrix).astype(np.float32)
    scaled = scale.reshape(-1, 1) * matrix
    steps = np.maximum(np.abs(scaled).max(0) / LARGEST, 1e-12)
    graph.arrays[weight] = np.round(scaled / steps).astype(np.int8)
    graph.arrays[by] = steps.astype(np.float32)


def written(model, graph):
    folded = onnx.ModelProto()
    folded.CopyFrom(model)
    del folded.graph.node[:], folded.graph.initializer[:]
    folded.graph.node.extend(graph.nodes)
    folded.graph.initializer.extend(numpy_helper.from_array(np.array(a, order="C"), name) for name, a in graph.arrays.items())
    return folded


if __name__ == "__main__":
    onnx.save(fold(onnx.load(sys.argv[1])), sys.argv[2])
