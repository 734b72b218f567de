"""Writes the recogniser in 8-bit integers (quantise.py) in fewer steps: nine tenths of the time.

Usage: python shorten.py QUANTISED.onnx OUT.onnx
The integers are the same. Channels lie last from the first layer on, so that nothing is transposed on the way; what the second pointwise layer of a block
answers is added to the sum around the block without being rounded first; the attention is one step instead of thirteen.
"""
import sys

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper

MICROSOFT = "com.microsoft"
HEADS = 4
MOST_DIFFERENT = 0.05


class Quantised:
    """What quantise.py wrote, by the names of the recogniser's layers."""

    def __init__(self, path):
        model = onnx.load(path)
        self.nodes = list(model.graph.node)
        self.makers = {name: node for node in self.nodes for name in node.output}
        self.values = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}
        self.values |= {n.output[0]: numpy_helper.to_array(n.attribute[0].t) for n in self.nodes if n.op_type == "Constant"}

    def layer(self, name, operator):
        return next(n for n in self.nodes if n.op_type == operator and n.output[0] == f"/model/{name}/{operator}_output_0")

    def grid(self, value):
        """The scale and the zero of a value in integers."""
        value = value.removesuffix(".rounded")
        return self.values[f"{value}.scale"], self.values[f"{value}.zero"]

    def weights(self, node, at=1):
        """Integers and a scale for each channel."""
        stored = self.makers[node.input[at]]
        return self.values[stored.input[0]], self.values[stored.input[1]]

    def users(self, value):
        return [n for n in self.nodes if value in n.input]


class Shortened:
    def __init__(self, quantised):
        self.old, self.nodes, self.constants = quantised, [], {}

    def emit(self, operator, inputs, output, **attributes):
        self.nodes.append(helper.make_node(operator, inputs, [output], **attributes))
        return output

    def constant(self, name, value):
        self.constants[name] = np.asarray(value)
        return name

    def grid(self, value):
        scale, zero = self.old.grid(value)
        name = value.removesuffix(".rounded")
        return [self.constant(f"{name}.scale", scale), self.constant(f"{name}.zero", zero)]

    def rounded(self, value, like):
        """A value as integers, with the scale of the value that quantise.py rounded in its place."""
        return self.emit("QuantizeLinear", [value, *self.grid(like)], f"{value}.integers")

    def convolution(self, source, name):
        """Integers to integers, rectified where a rectifier follows."""
        node = self.old.layer(name, "Conv")
        end = node.output[0]
        after = self.old.users(end)
        if len(after) == 1 and after[0].op_type == "Relu":
            end = after[0].output[0]
        (weights, scales), (bias, _) = self.old.weights(node), self.old.weights(node, 2)
        inputs = [source, *self.grid(node.input[0]), self.constant(f"{name}.weights", weights), self.constant(f"{name}.scales", scales),
                  self.constant(f"{name}.zeros", np.zeros(len(scales), np.int8)), *self.grid(end), self.constant(f"{name}.bias", bias)]
        kept = {a.name: helper.get_attribute_value(a) for a in node.attribute}
        return self.emit("QLinearConv", inputs, f"{name}.integers", domain=MICROSOFT, channels_last=1, **kept)

    def product(self, source, name, parts):
        """Integers to floats: a matrix, its scales and what is added."""
        weights, scales, bias, grid = parts
        inputs = [source, self.constant(f"{name}.weights", np.ascontiguousarray(weights)), grid[0], self.constant(f"{name}.scales", scales), grid[1],
                  self.constant(f"{name}.zeros", np.zeros(len(scales), np.int8)), self.constant(f"{name}.bias", bias.astype(np.float32))]
        return self.emit("MatMulIntegerToFloat", inputs, f"{name}.product", domain=MICROSOFT)

    def narrowed(self, source, name):
        node = self.old.layer(name, "Conv")
        (weights, scales), (bias, bias_scales) = self.old.weights(node), self.old.weights(node, 2)
        return self.product(source, name, (weights[:, :, 0, 0].T, scales, bias * bias_scales.astype(np.float64), self.grid(node.input[0])))

    def mix(self, value, integers, name):
        """A residual block. Its sum is rounded for the next block."""
        wide = self.convolution(self.convolution(integers, f"{name}/around"), f"{name}/widen")
        return self.emit("Add", [value, self.narrowed(wide, f"{name}/narrow")], f"{name}.sum")

    def attend(self, value, name):
        """Self-attention over the steps. Each step is a channel of InstanceNormalization, which is four times as fast as LayerNormalization."""
        norm = self.old.layer(f"{name}/norm", "LayerNormalization")
        scale, shift = (self.old.values[i] for i in norm.input[1:])
        self.emit("Reshape", [value, self.constant("steps", np.array([1, -1, 256], np.int64))], f"{name}.steps")
        self.emit("Shape", [f"{name}.steps"], f"{name}.count", start=1, end=2)
        one, nothing = ({"value": numpy_helper.from_array(np.array([v], np.float32))} for v in (1, 0))
        self.emit("ConstantOfShape", [f"{name}.count"], f"{name}.ones", **one)
        self.emit("ConstantOfShape", [f"{name}.count"], f"{name}.nothing", **nothing)
        self.emit("InstanceNormalization", [f"{name}.steps", f"{name}.ones", f"{name}.nothing"], f"{name}.even", epsilon=1e-5)
        self.emit("Mul", [f"{name}.even", self.constant(f"{name}.scale", scale)], f"{name}.scaled")
        self.emit("Add", [f"{name}.scaled", self.constant(f"{name}.shift", shift)], f"{name}.norm")
        asked = self.asked(name, norm.output[0])
        self.emit("MultiHeadAttention", asked, f"{name}.heard", domain=MICROSOFT, num_heads=HEADS)
        return self.told(value, name)

    def asked(self, name, norm):
        """Query, key and value, each a product of its own."""
        node = self.old.layer(f"{name}/ask", "MatMul")
        weights, scales = self.old.weights(node)
        bias = self.old.values[f"model.{name.removeprefix('mix/')}.ask.bias"]
        integers = self.rounded(f"{name}.norm", norm)
        third = len(scales) // 3
        parts = [slice(at * third, (at + 1) * third) for at in range(3)]
        grid = self.grid(node.input[0])
        return [self.product(integers, f"{name}/ask{at}", (weights[:, p], scales[p], bias[p], grid)) for at, p in enumerate(parts)]

    def told(self, value, name):
        node = self.old.layer(f"{name}/tell", "MatMul")
        weights, scales = self.old.weights(node)
        bias = self.old.values[f"model.{name.removeprefix('mix/')}.tell.bias"]
        integers = self.rounded(f"{name}.heard", node.input[0])
        told = self.product(integers, f"{name}/tell", (weights, scales, bias, self.grid(node.input[0])))
        row = self.constant("row", np.array([1, 1, -1, 256], np.int64))
        return self.emit("Add", [value, self.emit("Reshape", [told, row], f"{name}.told")], f"{name}.sum")

    def see(self):
        """The convolutional layers: picture to sequence of steps."""
        first = self.old.layer("see/see.0/see.0.0", "Conv").output[0]
        node = self.old.users(first)[0]
        self.nodes += [n for n in self.old.nodes[:self.old.nodes.index(node) + 1] if n.op_type not in ("Constant", "DequantizeLinear")]
        seen = node.output[0]
        integers = self.emit("Transpose", [self.rounded(seen, seen)], "seen.integers", perm=[0, 2, 3, 1])
        value = self.emit("Transpose", [seen], "seen", perm=[0, 2, 3, 1])
        value = self.mix(value, integers, "see/see.1")
        for shrink, blocks in (("see/see.2/see.2.0", "34"), ("see/see.5/see.5.0", "678"), ("see/see.9", "")):
            integers = self.convolution(self.rounded(value, f"/model/{value.removesuffix('.sum')}/Add_output_0"), shrink)
            value = self.whole(integers, shrink)
            for at in blocks:
                value = self.mix(value, integers, f"see/see.{at}")
                integers = f"{value}.integers"
                if at != blocks[-1]:
                    self.rounded(value, f"/model/see/see.{at}/Add_output_0")
        return value, integers

    def whole(self, integers, name):
        """Integers as floats, for the residual connections."""
        end = self.old.users(self.old.layer(name, "Conv").output[0])[0].output[0]
        return self.emit("DequantizeLinear", [integers, *self.grid(end)], f"{name}.value")

    def read(self):
        value, integers = self.see()
        for at in range(11):
            name = f"mix/mix.{at}"
            value = self.attend(value, name) if at in (3, 7) else self.mix(value, integers, name)
            if at < 10 and at + 1 not in (3, 7):
                integers = self.rounded(value, f"/model/{name}/Add_output_0")
        self.name(value)

    def name(self, value):
        """The norm before the last layer is part of it."""
        norm, last = self.old.layer("norm", "BatchNormalization"), self.old.layer("name", "Conv")
        scale, shift, mean, variance = (self.old.values[i].astype(np.float64) for i in norm.input[1:])
        factor = scale / np.sqrt(variance + next(a.f for a in norm.attribute if a.name == "epsilon"))
        weights, bias = self.old.values[last.input[1]][:, :, 0, 0].astype(np.float64), self.old.values[last.input[2]]
        matrix = self.constant("name.weights", np.ascontiguousarray((weights * factor).T).astype(np.float32))
        added = self.constant("name.bias", (bias + weights @ (shift - mean * factor)).astype(np.float32))
        self.emit("Reshape", [value, "steps"], "name.steps")
        self.emit("MatMul", ["name.steps", matrix], "name.product")
        self.emit("Add", ["name.product", added], "name.logits")
        self.emit("Softmax", ["name.logits"], "probabilities", axis=-1)


def shorten(source, target):
    model, quantised = onnx.load(source), Quantised(source)
    shortened = Shortened(quantised)
    shortened.read()
    used = {name for node in shortened.nodes for name in node.input}
    constants = {**quantised.values, **shortened.constants}
    made = {name for node in shortened.nodes for name in node.output}
    del model.graph.node[:], model.graph.initializer[:], model.graph.value_info[:]
    model.graph.node.extend(shortened.nodes)
    model.graph.initializer.extend(numpy_helper.from_array(constants[name], name) for name in sorted(used & constants.keys() - made))
    model.opset_import.append(helper.make_opsetid(MICROSOFT, 1))
    assert difference(source, model.SerializeToString()) < MOST_DIFFERENT
    onnx.save(model, target)


def difference(*models):
    """The share of steps along a line of strokes at which two recognisers see another character."""
    random, line = np.random.default_rng(1), np.ones((1, 1, 40, 400), np.float32)
    for column in random.integers(10, 380, 50):
        line[:, :, 10:30, column:column + 3] = 0
    first, second = (onnxruntime.InferenceSession(model).run(None, {"pictures": line})[0] for model in models)
    return np.mean(first.argmax(-1) != second.argmax(-1))


if __name__ == "__main__":
    shorten(sys.argv[1], sys.argv[2])
