"""Writes the published line detector (PP-OCRv4) as the same function in fewer steps: four tenths of the time on a CPU.

Usage: python simplify.py ch_PP-OCRv4_det_infer.onnx OUT.onnx
Nothing is trained. Scalar operations are folded into the neighbouring convolutions, and the input has one grey channel instead of three.
Outputs differ by rounding (weights are stored as 16-bit floats); the script compares them before it writes.
"""
import sys

import numpy as np
import onnx
import onnxruntime
from graph import Graph, other
from onnx import TensorProto, helper
from pyramid import shorten_finest_level, shorten_joined_levels

# Input normalisation of the published detector: (grey in 0 to 1 − mean) / deviation, for each of three channels.
CHANNEL_MEANS, CHANNEL_DEVIATIONS = np.array([0.485, 0.456, 0.406]), np.array([0.229, 0.224, 0.225])
COMMON_MEAN = 0.449
# The engine's threshold for print, and the permitted share of pixels that differ: padding uses one mean instead of
# three.
PRINT, MOST_DIFFERENT = 0.3, 0.0005
POINTWISE = {"kernel_shape": [1, 1], "strides": [1, 1], "pads": [0, 0, 0, 0], "dilations": [1, 1], "group": 1}


def norm_factors(graph, norm):
    epsilon = next(a.f for a in norm.attribute if a.name == "epsilon")
    scale, shift, mean, variance = (graph.constants[name].astype(np.float64) for name in norm.input[1:])
    factor = scale / np.sqrt(variance + epsilon)
    return factor, shift - mean * factor


def fold_norms(graph):
    for norm in graph.of_type("BatchNormalization"):
        source = graph.maker(norm.input[0])
        if source.op_type != "Conv":
            continue
        factor, shift = norm_factors(graph, norm)
        weights, bias = graph.convolution(source)
        graph.set_convolution(source, weights * factor[:, None, None, None], bias * factor + shift)
        graph.rename(norm.output[0], source.output[0])
        graph.swap([norm], [])


def fold_what_follows(graph):
    """A constant multiplied or added right after a convolution is part of it."""
    for node in graph.of_type("Mul", "Add"):
        name = graph.constant_input(node)
        source = graph.maker(other(node, name)) if name else None
        if source is None or source.op_type != "Conv" or len(graph.users(source.output[0])) > 1:
            continue
        weights, bias = graph.convolution(source)
        if graph.constants[name].size not in (1, len(bias)):
            continue
        value = np.broadcast_to(graph.constants[name].astype(np.float64).ravel(), bias.shape)
        if node.op_type == "Mul":
            graph.set_convolution(source, weights * value[:, None, None, None], bias * value)
        else:
            graph.set_convolution(source, weights, bias + value)
        graph.rename(node.output[0], source.output[0])
        graph.swap([node], [])


def trailing_constants(graph, value):
    """The scalars that value is multiplied by and added to before anything else, as one pair."""
    scale, shift, nodes = 1.0, 0.0, []
    while True:
        users = graph.users(value)
        number = graph.scalar(other(users[0], value)) if len(users) == 1 and users[0].op_type in ("Mul", "Add") else None
        if number is None:
            return scale, shift, nodes, value
        scale, shift = (scale * number, shift * number) if users[0].op_type == "Mul" else (scale, shift + number)
        nodes.append(users[0])
        value = users[0].output[0]


def shorten_activations(graph):
    """y * clip(y + 3, 0, 6) / 6 and the scalars after it become y times its gate, the scalars part of the next convolutions."""
    for division in graph.of_type("Div"):
        product = graph.maker(division.input[0])
        clip = next(graph.maker(name) for name in product.input if graph.maker(name).op_type == "Clip")
        raised = graph.maker(clip.input[0])
        value = other(product, clip.output[0])
        assert graph.scalar(division.input[1]) == 6 and graph.scalar(other(raised, value)) == 3
        scale, shift, scalars, end = trailing_constants(graph, division.output[0])
        gate, gated = f"{value}.gate", f"{value}.gated"
        graph.channels[gated] = len(graph.convolution(graph.maker(value))[1])
        graph.swap([raised, clip, product, division, *scalars], [
            helper.make_node("HardSigmoid", [value], [gate], alpha=1 / 6, beta=0.5),
            helper.make_node("Mul", [value, gate], [gated]),
            *hand_on(graph, gated, end, (scale, shift)),
        ])


def hand_on(graph, value, end, scalars):
    """Makes the scalars part of the convolutions that use end. What is added must stay where a convolution pads, for it pads with 0."""
    users, (scale, shift) = graph.users(end), scalars
    if any(user.op_type != "Conv" for user in users):
        graph.constants |= {f"{value}.scale": np.array(scale, np.float32), f"{value}.shift": np.array(shift, np.float32)}
        return [
            helper.make_node("Mul", [value, f"{value}.scale"], [f"{value}.scaled"]),
            helper.make_node("Add", [f"{value}.scaled", f"{value}.shift"], [end]),
        ]
    padded = any(pads(user) for user in users)
    for user in users:
        weights, bias = graph.convolution(user)
        graph.set_convolution(user, weights * scale, bias if padded else bias + shift * weights.sum(axis=(1, 2, 3)))
    if padded:
        return [adding(graph, value, end, shift / scale)]
    graph.rename(end, value)
    return []


def adding(graph, value, end, shift):
    """Adds a number, as a convolution: unlike an addition that leaves the picture in the layout that convolutions work in."""
    channels = graph.channels[value]
    graph.constants |= {
        f"{value}.ones": np.ones((channels, 1, 1, 1), np.float32),
        f"{value}.shift": np.full(channels, shift, np.float32),
    }
    return helper.make_node("Conv", [value, f"{value}.ones", f"{value}.shift"], [end], **(POINTWISE | {"group": channels}))


def pads(convolution):
    return any(sum(a.ints) > 0 for a in convolution.attribute if a.name == "pads")


def shorten_attention(graph):
    """x + x * g, with g one number for each channel, becomes x * (1 + g): the sum is then over a few numbers, not over a picture."""
    graph.constants["one"] = np.array(1, np.float32)
    for total in graph.of_type("Add"):
        product = next((p for p in map(graph.maker, total.input) if p is not None and p.op_type == "Mul"), None)
        source = other(total, product.output[0]) if product else None
        if product is None or source not in product.input or graph.maker(other(product, source)).op_type != "HardSigmoid":
            continue
        gate = other(product, source)
        graph.swap([product, total], [
            helper.make_node("Add", [gate, "one"], [f"{gate}.raised"]),
            helper.make_node("Mul", [source, f"{gate}.raised"], [total.output[0]]),
        ])


def shorten_head(graph):
    """Two transposed convolutions of stride 2 never mix neighbours: each pixel gives a 4 x 4 block, by two matrix products."""
    sigmoid = graph.of_type("Sigmoid")[-1]
    first, second = graph.of_type("ConvTranspose")
    start, middle, end = (graph.nodes.index(node) for node in (first, second, sigmoid))
    between, after = graph.nodes[start + 1:middle], graph.nodes[middle + 1:end]
    weights, bias = graph.constants[first.input[1]].astype(np.float64), np.zeros(1)
    for node in between:
        if node.op_type == "Add":
            bias = bias + graph.constants[graph.constant_input(node)].ravel()
        elif node.op_type == "BatchNormalization":
            factor, shift = norm_factors(graph, node)
            weights, bias = weights * factor[None, :, None, None], bias * factor + shift
    last = graph.constants[second.input[1]].astype(np.float64)
    offset = sum(graph.constants[graph.constant_input(node)].item() for node in after)
    graph.constants |= head_constants(weights, bias, last, offset)
    graph.swap([first, *between, second, *after, sigmoid], [
        helper.make_node("Conv", [first.input[0], "head.inner.weights", "head.inner.bias"], ["head.inner"], **POINTWISE),
        helper.make_node("Relu", ["head.inner"], ["head.active"]),
        helper.make_node("Conv", ["head.active", "head.outer.weights", "head.outer.bias"], ["head.outer"], **POINTWISE),
        helper.make_node("Sigmoid", ["head.outer"], ["head.block"]),
        helper.make_node("DepthToSpace", ["head.block"], [sigmoid.output[0]], blocksize=4, mode="DCR"),
    ])


def join_pointwise(graph):
    """Two pointwise convolutions with nothing between them are one, where that is less work."""
    for first in graph.of_type("Conv"):
        users = graph.users(first.output[0])
        if len(users) != 1 or users[0].op_type != "Conv":
            continue
        (inner, inner_bias), (outer, outer_bias) = graph.convolution(first), graph.convolution(users[0])
        if inner.shape[2:] != (1, 1) or outer.shape[2:] != (1, 1) or inner.shape[0] != outer.shape[1]:
            continue
        if outer.shape[0] * inner.shape[1] < inner.size + outer.size:
            inner, outer = inner[:, :, 0, 0], outer[:, :, 0, 0]
            graph.set_convolution(users[0], (outer @ inner)[:, :, None, None], outer @ inner_bias + outer_bias)
            users[0].input[0] = first.input[0]
            graph.swap([first], [])


def head_constants(weights, bias, last, offset):
    channels, inner = weights.shape[:2]
    first_matrix, second_matrix = np.zeros((4 * inner, channels, 1, 1)), np.zeros((16, 4 * inner, 1, 1))
    for quarter in range(4):
        part = slice(quarter * inner, (quarter + 1) * inner)
        first_matrix[part, :, 0, 0] = weights[:, :, quarter // 2, quarter % 2].T
        for sub in range(4):
            row, column = 2 * (quarter // 2) + sub // 2, 2 * (quarter % 2) + sub % 2
            second_matrix[4 * row + column, part, 0, 0] = last[:, 0, sub // 2, sub % 2]
    values = {"inner.weights": first_matrix, "inner.bias": np.tile(bias, 4), "outer.weights": second_matrix, "outer.bias": np.full(16, offset)}
    return {f"head.{name}": value.astype(np.float32) for name, value in values.items()}


def see_grey(graph, model):
    """Three planes of the same grey, each less a mean and divided by a deviation, are one plane less their common mean and other weights."""
    first = graph.of_type("Conv")[0]
    weights, bias = graph.convolution(first)
    scaled = weights / CHANNEL_DEVIATIONS[:, None, None]
    shift = (scaled.sum(axis=(2, 3)) * (COMMON_MEAN - CHANNEL_MEANS)).sum(axis=1)
    graph.set_convolution(first, scaled.sum(axis=1, keepdims=True), bias + shift)
    model.graph.input[0].type.tensor_type.shape.dim[1].dim_value = 1


def store_as_float16(graph):
    """Large weights as 16-bit floats, cast before their use: the runtime does that once, when it loads the file."""
    casts = []
    for name, value in list(graph.constants.items()):
        if value.dtype != np.float32 or value.size < 256:
            continue
        graph.constants[f"{name}.stored"] = graph.constants.pop(name).astype(np.float16)
        casts.append(helper.make_node("Cast", [f"{name}.stored"], [name], to=TensorProto.FLOAT))
    graph.nodes = casts + graph.nodes


def simplify(source, target):
    model = onnx.load(source)
    graph = Graph(model.graph)
    fold_norms(graph)
    fold_what_follows(graph)
    shorten_activations(graph)
    shorten_attention(graph)
    shorten_head(graph)
    join_pointwise(graph)
    shorten_finest_level(graph)
    shorten_joined_levels(graph)
    see_grey(graph, model)
    store_as_float16(graph)
    graph.write_to(model)
    onnx.checker.check_model(model)
    assert difference(source, model.SerializeToString()) < MOST_DIFFERENT
    onnx.save(model, target)


def difference(published, simplified):
    """The share of pixels of a picture of strokes that only one of two detectors takes for print."""
    random, grey = np.random.default_rng(1), np.ones((512, 512))
    for row, column in random.integers(0, 480, (60, 2)):
        grey[row:row + 14, column:column + 3] = grey[row:row + 3, column:column + 20] = 0
    first, second = (seen(model, grey) > PRINT for model in (published, simplified))
    return np.mean(first != second)


def seen(model, grey):
    session = onnxruntime.InferenceSession(model)
    channels = session.get_inputs()[0].shape[1]
    planes = (grey[None] - CHANNEL_MEANS[:, None, None]) / CHANNEL_DEVIATIONS[:, None, None] if channels == 3 else grey[None] - COMMON_MEAN
    return session.run(None, {"x": planes[None].astype(np.float32)})[0].ravel()


if __name__ == "__main__":
    simplify(sys.argv[1], sys.argv[2])
