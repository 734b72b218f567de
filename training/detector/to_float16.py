"""Writes the line detector so that it computes in 16-bit floats, channels last: half the time on processors that have them (ARM since 2018).

Usage: python to_float16.py line-detector.onnx OUT.onnx
Nothing is trained. ONNX Runtime has convolutions in 16-bit floats for ARM only, as an operator of its own (NhwcFusedConv), and nothing else in them:
gates, sums and means stay in 32 bits. So do the two first convolutions: one channel spread over sixteen is faster that way.
"""
import sys

import numpy as np
import onnx
from graph import Graph
from onnx import TensorProto, helper
from simplify import difference

FIRST_IN_32_BITS = 2
# Permitted difference on a picture of random strokes; on pages it is a tenth of that.
MOST_DIFFERENT = 0.005
CHANNELS_LAST = [0, 2, 3, 1]
ONE_ROW_OF_BLOCKS = np.array([0, 0, 1, -1], np.int64)


class Halved:
    """The graph as it is written anew. A value has its old name in 32 bits and `name.half` in 16; the other form is made when it is asked for."""

    def __init__(self, graph):
        self.graph, self.nodes, self.made, self.constants = graph, [], set(), {}
        early = graph.of_type("Conv")[:FIRST_IN_32_BITS]
        self.channels_first = {node.output[0] for node in early}
        self.vectors, self.done = set(), set()

    def emit(self, operator, inputs, output, **attributes):
        self.nodes.append(helper.make_node(operator, inputs, [output], **attributes))
        self.made.add(output)

    def constant(self, name, value):
        self.constants[name] = value
        return name

    def full(self, name):
        if name in self.graph.constants:
            return self.constant(name, self.graph.constants[name])
        if name not in self.made and f"{name}.half" in self.made:
            self.emit("Cast", [f"{name}.half"], name, to=TensorProto.FLOAT)
        return name

    def half(self, name):
        half = f"{name}.half"
        if name in self.graph.constants:
            return self.constant(half, self.graph.constants[name].astype(np.float16))
        if half not in self.made and name in self.channels_first:
            self.emit("Cast", [name], f"{name}.cast", to=TensorProto.FLOAT16)
            self.emit("Transpose", [f"{name}.cast"], half, perm=CHANNELS_LAST)
        elif half not in self.made:
            self.emit("Cast", [name], half, to=TensorProto.FLOAT16)
        return half

    def write(self, node):
        if node.output[0] in self.done:
            return
        writers = {"Conv": self.convolution, "GlobalAveragePool": self.mean, "Resize": self.enlarged, "Concat": self.joined, "DepthToSpace": self.spread}
        writers.get(node.op_type, self.in_full)(node)

    def in_full(self, node):
        self.emit(node.op_type, [self.full(name) for name in node.input], node.output[0], **attributes(node))
        for kind in (self.vectors, self.channels_first):
            if all(name in kind or name in self.constants for name in node.input):
                kind.add(node.output[0])

    def convolution(self, node):
        source, name = node.input[0], node.output[0]
        if name in self.channels_first:
            self.in_full(node)
        elif source in self.vectors:
            self.of_vector(node)
        elif is_adding(self.graph, node):
            shift = self.constant(f"{name}.shift", self.graph.constants[node.input[2]][:1])
            self.emit("Add", [self.full(source), shift], name)
        elif not self.is_added_to_blocks(node):
            self.in_float16(node, name)

    def in_float16(self, node, name, added=None):
        """A convolution fused with its addition and its rectifier."""
        users, then = self.graph.users(name), {}
        if len(users) == 1 and users[0].op_type == "Relu":
            name, then = users[0].output[0], {"activation": "Relu"}
        bias = [self.half(node.input[2])] if len(node.input) > 2 else [""] if added else []
        inputs = [self.half(node.input[0]), self.half(node.input[1]), *bias, *([added] if added else [])]
        self.emit("NhwcFusedConv", inputs, f"{name}.half", domain="com.microsoft", **attributes(node), **then)
        self.done.add(name)

    def of_vector(self, node):
        """A pointwise convolution of a 1 x 1 picture is a matrix product."""
        name, weights = node.output[0], self.graph.constants[node.input[1]][:, :, 0, 0]
        matrix = self.constant(f"{name}.matrix", np.ascontiguousarray(weights.T))
        has_bias = len(node.input) > 2
        self.emit("MatMul", [self.full(node.input[0]), matrix], f"{name}.product" if has_bias else name)
        if has_bias:
            self.emit("Add", [f"{name}.product", self.full(node.input[2])], name)
        self.vectors.add(name)

    def mean(self, node):
        """Rows first, then what is left of them: over both at once the runtime takes three times as long."""
        self.emit("ReduceMean", [self.full(node.input[0])], f"{node.output[0]}.of.rows", axes=[1], keepdims=1)
        self.emit("ReduceMean", [f"{node.output[0]}.of.rows"], node.output[0], axes=[2], keepdims=1)
        self.vectors.add(node.output[0])

    def enlarged(self, node):
        """Repeats every pixel as a block."""
        source, times = self.full(node.input[0]), int(self.graph.constants[node.input[2]][-1])
        self.in_blocks([[source] * times] * times, node.output[0], like=source)

    def in_blocks(self, rows, name, like):
        """Pictures of one size as one in which each pixel is a block of theirs: channels are joined along a row, then rows."""
        shape = self.constant("one.row.of.blocks", ONE_ROW_OF_BLOCKS)
        for at, row in enumerate(rows):
            self.emit("Concat", row, f"{name}.joined{at}", axis=3)
            self.emit("Reshape", [f"{name}.joined{at}", shape], f"{name}.row{at}")
        times = self.constant(f"{name}.times", np.array([1, len(rows), len(rows), 1], np.int64))
        self.emit("Concat", [f"{name}.row{at}" for at in range(len(rows))], f"{name}.rows", axis=2)
        self.emit("Shape", [like], f"{name}.like")
        self.emit("Mul", [f"{name}.like", times], f"{name}.size")
        self.emit("Reshape", [f"{name}.rows", f"{name}.size"], name)

    def joined(self, node):
        if self.graph.users(node.output[0])[0].op_type != "DepthToSpace":
            self.emit("Concat", [self.full(name) for name in node.input], node.output[0], axis=3)

    def spread(self, node):
        """Four convolutions give the corners of a block; the sum that follows is part of the convolution it is added to. The last answer is a picture."""
        name, users = node.output[0], self.graph.users(node.output[0])
        if not users:
            shape = self.constant("blocks.of.four", np.array([0, 0, -1, 4, 4], np.int64))
            self.emit("Reshape", [self.full(node.input[0]), shape], f"{name}.blocks")
            self.emit("Transpose", [f"{name}.blocks"], name, perm=[0, 1, 3, 2, 4])
            return
        corners = [f"{corner}.half" for corner in self.graph.maker(node.input[0]).input]
        self.in_blocks([corners[:2], corners[2:]], f"{name}.half", like=corners[0])
        total = users[0]
        fine = next(self.graph.maker(value) for value in total.input if value != name)
        self.in_float16(fine, total.output[0], added=f"{name}.half")
        self.done.add(total.output[0])

    def is_added_to_blocks(self, node):
        users = self.graph.users(node.output[0])
        return len(users) == 1 and users[0].op_type == "Add" and any(self.graph.maker(name).op_type == "DepthToSpace" for name in users[0].input)


def attributes(node):
    return {a.name: helper.get_attribute_value(a) for a in node.attribute}


def is_adding(graph, node):
    weights = graph.constants.get(node.input[1])
    return weights is not None and weights.shape[1:] == (1, 1, 1) and bool(np.all(weights == 1))


def halve(source, target):
    model = onnx.load(source)
    graph = Graph(model.graph)
    halved = Halved(graph)
    for node in graph.nodes:
        halved.write(node)
    last = graph.nodes[-1].output[0]
    graph.nodes, graph.constants = halved.nodes, halved.constants
    graph.write_to(model)
    del model.graph.output[:]
    model.graph.output.append(helper.make_tensor_value_info(last, TensorProto.FLOAT, None))
    model.opset_import.append(helper.make_opsetid("com.microsoft", 1))
    assert difference(source, model.SerializeToString()) < MOST_DIFFERENT
    onnx.save(model, target)


if __name__ == "__main__":
    halve(sys.argv[1], sys.argv[2])
