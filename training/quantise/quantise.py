"""Rewrites a trained model so that its convolutions compute in 8-bit integers: two to three times as fast on a CPU.

Usage: python quantise.py expose MODEL.onnx EXPOSED.onnx [--leave NAME ...]
       python quantise.py write MODEL.onnx ACTIVATIONS OUT.onnx [--leave NAME ...]

Nothing is trained. `expose` adds what is to become integers to the outputs, activations.ts collects a sample of it on generated pages, and `write`
chooses the range of each that loses least. --leave names convolutions to leave alone, by a part of the name of their output. What lies between
convolutions (sums around them, gates, attention) stays in floating point.
"""
import argparse
import json
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

# Processors without dot products of bytes add two products of a byte in 16 bits: with weights up to 64 that cannot
# overflow.
LARGEST_WEIGHT = 64
LEVELS = 255
SMALLEST_SCALE = 1e-8


def load(path):
    """The model with weights that are stored in fewer bits (16-bit floats, or 8-bit integers and scales) as 32-bit floats."""
    model = onnx.load(path)
    stored = {i.name: i for i in model.graph.initializer}
    kept = []
    for node in model.graph.node:
        if node.op_type in ("Cast", "Mul") and all(name in stored for name in node.input):
            first, *scales = (numpy_helper.to_array(stored.pop(name)) for name in node.input)
            values = first.astype(np.float32) * (scales[0] if scales else np.float32(1))
            stored[node.output[0]] = numpy_helper.from_array(values, node.output[0])
        else:
            kept.append(node)
    del model.graph.node[:], model.graph.initializer[:]
    model.graph.node.extend(kept)
    model.graph.initializer.extend(stored.values())
    return model


class Quantiser:
    def __init__(self, model, leave):
        self.graph = model.graph
        # The first version of ONNX with a scale for each channel; the operators of older models here mean the same in
        # it.
        model.opset_import[0].version = max(model.opset_import[0].version, 13)
        self.weights = {i.name: numpy_helper.to_array(i) for i in self.graph.initializer}
        wanted = lambda name: not any(part in name for part in leave)
        chosen = [n for n in self.graph.node if len(n.input) > 1 and n.input[1] in self.weights and wanted(n.output[0])]
        self.convolutions = [n for n in chosen if n.op_type == "Conv"]
        self.products = [n for n in chosen if n.op_type == "MatMul"]
        self.ends = {self.end_of(n) for n in self.convolutions}

    def end_of(self, convolution):
        """Where the answer of a convolution becomes integers: after its rectifier, if it has one."""
        users = [n for n in self.graph.node if convolution.output[0] in n.input]
        return users[0].output[0] if len(users) == 1 and users[0].op_type == "Relu" else convolution.output[0]

    def values(self):
        """The names of all values that become integers."""
        return sorted({n.input[0] for n in self.convolutions + self.products} | self.ends)

    def write(self, ranges):
        self.constants, self.first, self.after = {}, [], {}
        self.grids = {name: grid(*ranges[name]) for name in self.values()}
        for name in self.values():
            self.round_trip(name)
        for node in self.graph.node:
            for at, name in enumerate(node.input):
                takes_integers = at == 0 and node in self.convolutions + self.products
                if (takes_integers or name in self.ends) and node.op_type != "Relu":
                    node.input[at] = f"{name}.rounded"
        for node in self.convolutions:
            source = node.input[0].removesuffix(".rounded")
            scales = self.round_weights(node, axis=0)
            if len(node.input) > 2:
                self.round_bias(node, scales * self.grids[source][0])
        for node in self.products:
            self.round_weights(node, axis=1)
        self.assemble()

    def round_trip(self, name):
        """To integers and back; the runtime joins the way back with the step that follows, and that step computes in integers."""
        scale, zero = self.grids[name]
        self.constants |= {f"{name}.scale": np.float32(scale), f"{name}.zero": np.uint8(zero)}
        how = [f"{name}.scale", f"{name}.zero"]
        self.after[name] = [
            helper.make_node("QuantizeLinear", [name, *how], [f"{name}.integers"]),
            helper.make_node("DequantizeLinear", [f"{name}.integers", *how], [f"{name}.rounded"]),
        ]

    def round_weights(self, node, axis):
        """Each output channel has its own scale."""
        weights = self.weights[node.input[1]]
        others = tuple(i for i in range(weights.ndim) if i != axis)
        scales = np.maximum(np.abs(weights).max(axis=others) / LARGEST_WEIGHT, SMALLEST_SCALE).astype(np.float32)
        rounded = np.round(weights / np.expand_dims(scales, others)).astype(np.int8)
        node.input[1] = self.constant(node.input[1], rounded, scales, axis)
        return scales

    def round_bias(self, node, scales):
        rounded = np.round(self.weights[node.input[2]].astype(np.float64) / scales).astype(np.int32)
        node.input[2] = self.constant(node.input[2], rounded, scales.astype(np.float32), axis=0)

    def constant(self, name, rounded, scales, axis):
        names = [f"{name}.integers", f"{name}.scales", f"{name}.zeros"]
        self.constants |= dict(zip(names, [rounded, scales, np.zeros(len(scales), rounded.dtype)]))
        self.first.append(helper.make_node("DequantizeLinear", names, [f"{name}.rounded"], axis=axis))
        return f"{name}.rounded"

    def assemble(self):
        nodes = [*self.first, *self.after.get(self.graph.input[0].name, [])]
        for node in self.graph.node:
            nodes += [node, *(step for name in node.output for step in self.after.get(name, []))]
        used = {name for node in nodes for name in node.input}
        kept = [i for i in self.graph.initializer if i.name in used]
        del self.graph.node[:], self.graph.initializer[:]
        self.graph.node.extend(nodes)
        self.graph.initializer.extend(kept + [numpy_helper.from_array(np.array(value), name) for name, value in self.constants.items()])


def grid(low, high):
    """The step between neighbouring integers and the integer that stands for 0."""
    scale = max((high - low) / LEVELS, SMALLEST_SCALE)
    return scale, int(np.clip(round(-low / scale), 0, LEVELS))


def loss(values, low, high):
    scale, zero = grid(low, high)
    return np.square((np.clip(np.round(values / scale) + zero, 0, LEVELS) - zero) * scale - values).mean()


def best_range(values):
    """The range with the least squared error: cutting off a few large values makes the steps finer for all others."""
    low, high = min(0.0, float(values.min())), max(0.0, float(values.max()))
    if low == high:
        return 0.0, 1.0
    share = min(np.linspace(0.1, 1, 31), key=lambda s: loss(values, s * low, s * high))
    low, high = share * low, share * high
    for _ in range(2):
        low = min(low * np.linspace(0.5, 1.5, 21), key=lambda l: loss(values, l, high))
        high = min(high * np.linspace(0.5, 1.5, 21), key=lambda h: loss(values, low, h))
    return float(low), float(high)


def expose(model, names, path):
    have = {o.name for o in model.graph.output} | {i.name for i in model.graph.input}
    model.graph.output.extend(helper.make_tensor_value_info(n, TensorProto.FLOAT, None) for n in names if n not in have)
    onnx.save(model, path)


def read_ranges(folder):
    """activations.ts numbers its files in the order that values.json has."""
    names = json.loads((folder / "values.json").read_text())
    return {name: best_range(np.fromfile(folder / f"{at}.f32", np.float32)) for at, name in enumerate(names)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["expose", "write"])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--leave", nargs="*", default=[])
    options = parser.parse_args()
    trained = load(options.files[0])
    quantiser = Quantiser(trained, options.leave)
    if options.what == "expose":
        expose(trained, quantiser.values(), options.files[1])
    else:
        quantiser.write(read_ranges(Path(options.files[1])))
        onnx.checker.check_model(trained)
        onnx.save(trained, options.files[2])
