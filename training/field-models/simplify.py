"""Writes an exported reader as the same function in fewer steps: three quarters of the time on a CPU.

    python3 simplify.py exported.onnx OUT.onnx

Nothing is trained, and the 8-bit integers stay as they are. What depends on the letters of a word alone is computed once for each
triple of letters and once for each different word; what ONNX Runtime computes slowly is written with operations that it computes fast.
Answers differ by rounding.
"""

import sys
from dataclasses import dataclass

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

CHARACTERS = 20
HASHES = 10
HEAD_SIZE = 32
OWN = "com.microsoft"
WORD_OUTPUTS = ("label", "start", "pointer", "role", "kind")

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

# Matrices that are kept in parts: the names of the parts, and along which side they are joined.
PARTS = {
    "characters_wide": (("before", "here", "after"), 0),
    **{f"blocks.{block}.attention.project": (("query", "key", "value"), 1) for block in range(4)},
}


@dataclass
class Matrix:
    """8-bit integers with what they are multiplied by: one number, or one for each column."""

    values: np.ndarray
    scale: np.ndarray
    zero: np.ndarray

    def floats(self):
        return (self.values.astype(np.float32) - self.zero.astype(np.float32)) * self.scale

    def part(self, index, axis, count):
        if axis == 0:
            return Matrix(np.split(self.values, count, 0)[index], self.scale, self.zero)
        return Matrix(*(np.split(array, count, -1)[index] for array in (self.values, self.scale, self.zero)))


def exported_weights(model):
    """Every array of an exported reader by the name it was trained under; matrices have one column for each output."""
    arrays = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    weights, unnamed = {}, []
    for name, array in arrays.items():
        if name.endswith("_quantized"):
            base = name.removesuffix("_quantized")
            matrix = Matrix(array, arrays[f"{base}_scale"], arrays[f"{base}_zero_point"])
            if base.startswith("onnx::MatMul"):
                unnamed.append(matrix)
            else:
                weights[base.removeprefix("reader.")] = matrix
        elif not name.endswith(("_scale", "_zero_point")) and name.startswith("reader."):
            weights[name.removeprefix("reader.")] = array
    assert len(unnamed) == len(ORDER), "this is no reader of four layers"
    weights.update({f"{name}.weight": matrix for name, matrix in zip(ORDER, unnamed)})
    return weights


def simplified_weights(model):
    """The same of a file that this script wrote."""
    arrays = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    weights = {}
    for name, array in arrays.items():
        if f"{name}.scale" in arrays:
            weights[name] = Matrix(array, arrays[f"{name}.scale"], arrays.get(f"{name}.zero", np.int8(0)))
        elif name.endswith((".bias", ".weight")):
            weights[name] = array
    for name, (parts, axis) in PARTS.items():
        found = [weights.pop(f"{name}.{part}.weight").floats() for part in parts]
        # The parts have different scales, so the joined matrix is stored as floats with scale 1.
        weights[f"{name}.weight"] = Matrix(np.concatenate(found, axis), np.float32(1), np.float32(0))
        biases = [weights.pop(f"{name}.{part}.bias", None) for part in parts]
        weights[f"{name}.bias"] = biases[1] if axis == 0 else np.concatenate(biases)
    return weights


def is_simplified(model):
    return any(one.name == "trigrams" for one in model.graph.input)


def angles_of(model):
    """What x0, x1, y and the order are multiplied by; which numbers are a word's place, and what they are multiplied by."""
    constants = {n.output[0]: numpy_helper.to_array(n.attribute[0].t) for n in model.graph.node if n.op_type == "Constant"}
    makers = {output: node.op_type for node in model.graph.node for output in node.output}
    products = [n for n in model.graph.node if n.op_type == "Mul" and n.input[1] in constants]
    turns = [constants[n.input[1]] for n in products if makers.get(n.input[0]) == "Slice"]
    (place,) = [constants[n.input[1]] for n in products if makers.get(n.input[0]) == "Unsqueeze"]
    xy = [int(constants[n.input[1]][0]) for n in model.graph.node if n.op_type == "Slice" and n.input[0] == "numbers"]
    return turns, xy, place


class Steps:
    """A graph as it is written: nodes in their order, and the arrays they name."""

    def __init__(self, weights, kinds):
        """`kinds` are those of the exported graph: they tell which functions the reader was trained with."""
        self.weights = weights
        self.gelu_kind = "FastGelu" if "Tanh" in kinds else "Gelu"
        self.is_rectified = "Relu" in kinds
        self.nodes, self.arrays, self.made = [], {}, 0

    def do(self, kind, *inputs, outputs=1, answer=None, domain="", **attributes):
        names = [answer] if answer else [f"step{self.made + index}" for index in range(outputs)]
        self.made += outputs
        self.nodes.append(helper.make_node(kind, list(inputs), names, domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def array(self, name, values):
        self.arrays[name] = np.asarray(values)
        return name

    def matrix(self, name):
        one = self.weights[f"{name}.weight"]
        assert not one.zero.any(), f"{name} is not centred"
        self.array(f"{name}.weight", one.values)
        self.array(f"{name}.weight.scale", one.scale.reshape(-1))
        return f"{name}.weight", f"{name}.weight.scale"

    def bias(self, name):
        return self.array(f"{name}.bias", self.weights[f"{name}.bias"])

    def look_up(self, name, rows):
        table = self.weights[f"{name}.weight"]
        scale, zero = self.array(f"{name}.weight.scale", table.scale), self.array(f"{name}.weight.zero", table.zero)
        return self.do("DequantizeLinear", self.do("Gather", self.array(f"{name}.weight", table.values), rows), scale, zero)

    def linear(self, x, name):
        return self.do("DynamicQuantizeMatMul", x, *self.matrix(name), "", self.bias(name), domain=OWN)

    def several(self, x, names):
        """Products of one input: it is made integers once."""
        values, scale, zero = self.do("DynamicQuantizeLinear", x, outputs=3)
        found = []
        for name in names:
            weight, by = self.matrix(name)
            bias = self.bias(name) if f"{name}.bias" in self.weights else ""
            found.append(self.do("MatMulIntegerToFloat", values, weight, scale, by, zero, "", bias, domain=OWN))
        return found

    def gelu(self, x):
        return self.do(self.gelu_kind, x, domain=OWN)

    def feed(self, x):
        """Rectified, which costs next to nothing; readers that smaller ones learn from have the smoother function."""
        return self.do("Relu", x) if self.is_rectified else self.gelu(x)

    def norm(self, x, name, ones, zeros):
        """Each word is a channel of its own: this kernel is four times as fast as that of LayerNormalization."""
        even = self.do("InstanceNormalization", x, ones, zeros, epsilon=1e-5)
        scaled = self.do("Mul", even, self.array(f"{name}.weight", self.weights[f"{name}.weight"]))
        return self.do("Add", scaled, self.bias(name))

    def columns(self, x, start, end):
        bounds = [self.array(f"at{bound}", np.array([bound], np.int64)) for bound in (start, end, 1)]
        return self.do("Slice", x, *bounds)


def letters(steps):
    """The embedding of a word by its letters: each triple of letters once, then three neighbouring triples."""
    triple = steps.do("Reshape", steps.look_up("characters", "trigrams"), steps.array("rows", np.array([-1, 72], np.int64)))
    narrow = steps.gelu(steps.linear(triple, "characters_narrow"))
    outside = steps.array("outside", np.zeros((1, 48), np.float32))
    known = steps.do("Concat", outside, narrow, axis=0)
    parts = steps.several(known, [f"characters_wide.{part}" for part in PARTS["characters_wide"][0]])
    seen = [
        steps.do("Gather", part, steps.columns("spellings", place, place + CHARACTERS)) for place, part in enumerate(parts)
    ]
    return steps.do("ReduceMax", steps.do("Add", steps.do("Add", *seen[:2]), seen[2]), axes=[1], keepdims=0)


def different_words(steps):
    whole = steps.do("Gather", "hashes", steps.array("first", np.array(0, np.int64)), axis=1)
    triples = steps.columns("hashes", 1, HASHES)
    across = steps.array("across", np.array([1], np.int64))
    sum_of_triples = steps.do("ReduceSum", steps.look_up("triples", triples), across, keepdims=0)
    is_there = steps.do("Cast", steps.do("Greater", triples, steps.array("none", np.int32(0))), to=TensorProto.FLOAT)
    present = steps.do("Clip", steps.do("ReduceSum", is_there, across, keepdims=1), steps.array("one", np.float32(1)))
    mean = steps.do("Div", sum_of_triples, present)
    return steps.do("Concat", letters(steps), steps.look_up("words", whole), mean, axis=1)


def measured(steps, place, xy, count):
    waves = np.zeros((count, len(xy) * len(place)), np.float32)
    for index, number in enumerate(xy):
        waves[number, index * len(place) : (index + 1) * len(place)] = place
    angle = steps.do("MatMul", "numbers", steps.array("place_angles", waves))
    numbers = steps.do("Concat", "numbers", steps.do("Sin", angle), steps.do("Cos", angle), axis=2)
    return steps.gelu(steps.linear(numbers, "numbers"))


def rotation(steps, turns):
    angles = np.zeros((4, sum(len(one) for one in turns)), np.float32)
    at = 0
    for row, one in enumerate(turns):
        angles[row, at : at + len(one)] = one
        at += len(one)
    turned = steps.do("MatMul", "coordinates", steps.array("angles", angles))
    flat = steps.do("Squeeze", turned, steps.array("batch", np.array([0], np.int64)))
    return steps.array("offset", np.array([0], np.int64)), steps.do("Cos", flat), steps.do("Sin", flat)


def block(steps, x, name, turn, like):
    q, k, v = steps.several(
        steps.norm(x, f"{name}.norm_attention", *like),
        [f"{name}.attention.project.{part}" for part in ("query", "key", "value")],
    )
    heads = steps.weights[f"{name}.attention.merge.weight"].values.shape[0] // HEAD_SIZE
    rotary = {"num_heads": heads, "rotary_embedding_dim": HEAD_SIZE, "domain": OWN}
    q, k = (steps.do("RotaryEmbedding", one, *turn, **rotary) for one in (q, k))
    seen = steps.do("MultiHeadAttention", q, k, v, num_heads=heads, domain=OWN)
    x = steps.do("Add", x, steps.linear(seen, f"{name}.attention.merge"))
    feed = steps.feed(steps.linear(steps.norm(x, f"{name}.norm_feed", *like), f"{name}.feed_in"))
    return steps.do("Add", x, steps.linear(feed, f"{name}.feed_out"))


def answers(steps, x, document_heads):
    names = ("label", "role", "kind", "start", "attend_document", "pointer_from", "pointer_to")
    label, role, kind, start, attend, here, there = steps.several(x, names)
    for name, said in (("label", label), ("role", role), ("kind", kind)):
        steps.do("Softmax", said, answer=name, axis=-1)
    steps.do("Sigmoid", steps.do("Squeeze", start, steps.array("last", np.array([2], np.int64))), answer="start")
    steps.do("FusedMatMul", here, there, answer="pointer", transB=1, alpha=0.125, domain=OWN)
    weighed = steps.do("FusedMatMul", steps.do("Softmax", attend, axis=1), x, transA=1, domain=OWN)
    document = steps.do("Squeeze", weighed, "across")
    for name, said in zip(document_heads, steps.several(document, [f"document.{head}" for head in document_heads])):
        steps.do("Softmax", said, answer=name, axis=-1)


def in_parts(weights):
    parted = dict(weights)
    for name, (parts, axis) in PARTS.items():
        whole, bias = parted.pop(f"{name}.weight"), parted.pop(f"{name}.bias")
        for index, part in enumerate(parts):
            parted[f"{name}.{part}.weight"] = whole.part(index, axis, len(parts))
            if axis == 1:
                parted[f"{name}.{part}.bias"] = np.split(bias, len(parts))[index]
            elif part == "here":
                parted[f"{name}.{part}.bias"] = bias
    return parted


def simplified(model):
    turns, xy, place = angles_of(model)
    steps = Steps(in_parts(exported_weights(model)), {node.op_type for node in model.graph.node})
    count = steps.weights["numbers.weight"].values.shape[0] - 2 * len(xy) * len(place)
    words = steps.do("Gather", different_words(steps), "words")
    x = steps.do("Concat", words, measured(steps, place, xy, count), axis=2)
    x = steps.linear(steps.gelu(steps.linear(x, "join.0")), "join.2")
    length = steps.do("Shape", "words", start=1)
    like = [
        steps.do("ConstantOfShape", length, value=helper.make_tensor("value", TensorProto.FLOAT, [1], [value]))
        for value in (1.0, 0.0)
    ]
    x = steps.norm(x, "join.3", *like)
    turn = rotation(steps, turns)
    for index in range(4):
        x = block(steps, x, f"blocks.{index}", turn, like)
    document_heads = [one.name for one in model.graph.output if one.name not in WORD_OUTPUTS]
    answers(steps, steps.norm(x, "norm", *like), document_heads)
    return written(steps, model, count)


def written(steps, model, count):
    whole, number = TensorProto.INT32, TensorProto.FLOAT
    inputs = [
        ("trigrams", whole, ["g", 3]),
        ("spellings", whole, ["u", CHARACTERS + 2]),
        ("hashes", whole, ["u", HASHES]),
        ("words", whole, [1, "n"]),
        ("numbers", number, [1, "n", count]),
        ("coordinates", number, [1, "n", 4]),
    ]
    graph = helper.make_graph(
        steps.nodes,
        "reader",
        [helper.make_tensor_value_info(*one) for one in inputs],
        list(model.graph.output),
        [numpy_helper.from_array(np.array(array, order="C"), name) for name, array in steps.arrays.items()],
    )
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid(OWN, 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=8, producer_name="simplify.py")


def simplified_inputs(characters, hashes, numbers, coordinates):
    """What a simplified reader takes instead of what an exported one does, with every word and every triple as if it were the only one."""
    padded = np.pad(characters[0], ((0, 0), (1, 1)))
    trigrams = np.stack([padded[:, :-2], padded[:, 1:-1], padded[:, 2:]], -1).reshape(-1, 3)
    spellings = np.pad(np.arange(1, len(trigrams) + 1).reshape(-1, CHARACTERS), ((0, 0), (1, 1)))
    words = np.arange(characters.shape[1])[None]
    whole = {"trigrams": trigrams, "spellings": spellings, "hashes": hashes[0], "words": words}
    return {**{name: array.astype(np.int32) for name, array in whole.items()}, "numbers": numbers, "coordinates": coordinates}


if __name__ == "__main__":
    onnx.save(simplified(onnx.load(sys.argv[1])), sys.argv[2])
