"""The detector sees a page at four sizes, the coarser ones doubled until they are as large as the finest, under 3 x 3 convolutions that take
a third of its time. Doubling, spreading a few channels over many and weighing them by gates are all linear: the same sums are had without
ever making the large pictures.
"""
import numpy as np
from graph import other
from onnx import helper

AROUND = {"kernel_shape": [3, 3], "pads": [1, 1, 1, 1]}


def shorten_finest_level(graph):
    """The finest level is a few channels spread over many and gated, plus the next level doubled. The few channels get a convolution of
    their own, whose weights depend on the gates, and the next level is not doubled. For one picture at a time."""
    for convolution in graph.of_type("Conv"):
        total = graph.maker(convolution.input[0])
        if total is None or total.op_type != "Add" or len(graph.users(total.output[0])) > 1:
            continue
        gated, doubled = (graph.maker(name) for name in total.input)
        if gated.op_type != "Mul" or doubled.op_type != "Resize":
            continue
        spread = next(maker for maker in map(graph.maker, gated.input) if maker.op_type == "Conv")
        name, few, gates = convolution.output[0], spread.input[0], other(gated, spread.output[0])
        (weights, _), (many, _) = graph.convolution(convolution), graph.convolution(spread)
        spread_the_mean(graph, spread)
        graph.swap([doubled, gated, total, convolution], [
            *weights_from_gates(graph, gates, (weights, many[:, :, 0, 0]), f"{name}.fine.weights"),
            helper.make_node("Conv", [few, f"{name}.fine.weights"], [f"{name}.fine"], **AROUND),
            *on_doubled(graph, doubled.input[0], weights, f"{name}.coarse"),
            helper.make_node("Add", [f"{name}.fine", f"{name}.coarse"], [name]),
        ])


def spread_the_mean(graph, spread):
    """The gates are computed from the means of the many channels: those are the means of the few, spread."""
    pool = next(user for user in graph.users(spread.output[0]) if user.op_type == "GlobalAveragePool")
    pool.input[0], spread.input[0] = spread.input[0], pool.output[0]
    for user in graph.users(pool.output[0]):
        if user is not spread:
            user.input[0] = spread.output[0]
    graph.swap([spread, pool], [pool, spread])


def weights_from_gates(graph, gates, matrices, name):
    """The weights of spreading, gating and convolving in one, as nodes that compute them from the gates."""
    convolving, spreading = matrices
    outputs, channels = convolving.shape[:2]
    graph.constants |= {
        f"{name}.outer": convolving.transpose(0, 2, 3, 1).reshape(-1, channels).astype(np.float32),
        f"{name}.inner": spreading.astype(np.float32),
        f"{name}.column": np.array([channels, 1], np.int64),
        f"{name}.shape": np.array([outputs, 3, 3, spreading.shape[1]], np.int64),
    }
    return [
        helper.make_node("Reshape", [gates, f"{name}.column"], [f"{name}.gates"]),
        helper.make_node("Mul", [f"{name}.inner", f"{name}.gates"], [f"{name}.gated"]),
        helper.make_node("MatMul", [f"{name}.outer", f"{name}.gated"], [f"{name}.product"]),
        helper.make_node("Reshape", [f"{name}.product", f"{name}.shape"], [f"{name}.laid"]),
        helper.make_node("Transpose", [f"{name}.laid"], [name], perm=[0, 3, 1, 2]),
    ]


def shorten_joined_levels(graph):
    """The convolution over all levels, each brought to the size of the finest: the coarser ones are brought to half of it only."""
    joined = graph.of_type("Concat")[-1]
    convolution = graph.users(joined.output[0])[0]
    weights, bias = graph.convolution(convolution)
    name, finest = convolution.output[0], joined.input[-1]
    halves = [half_as_large(graph, graph.maker(value)) for value in joined.input[:-1]]
    coarse = weights.shape[1] // len(joined.input) * len(halves)
    fine = helper.make_node("Conv", [finest], [f"{name}.fine"], **AROUND)
    graph.set_convolution(fine, weights[:, coarse:], bias)
    graph.swap([joined, convolution], [
        helper.make_node("Concat", halves, [f"{name}.levels"], axis=1),
        *on_doubled(graph, f"{name}.levels", weights[:, :coarse], f"{name}.coarse"),
        fine,
        helper.make_node("Add", [f"{name}.fine", f"{name}.coarse"], [name]),
    ])


def half_as_large(graph, resize):
    """What a Resize enlarges, at half the size it had; as it is where that was twice its own."""
    factors = graph.constants[resize.input[2]]
    if factors[-1] == 2:
        graph.swap([resize], [])
        return resize.input[0]
    resize.input[2] = f"{resize.output[0]}.half"
    graph.constants[resize.input[2]] = factors * np.array([1, 1, 0.5, 0.5], np.float32)
    return resize.output[0]


def on_doubled(graph, source, weights, name):
    """A 3 x 3 convolution of a picture doubled by repeating pixels. Every pixel gives a block of 2 x 2; of three neighbours in a row two are
    the same pixel, so each corner of the block is a 2 x 2 convolution of the picture as it is."""
    corners = []
    for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
        corner = f"{name}.{row}{column}"
        graph.constants[f"{corner}.weights"] = as_pair(as_pair(weights, 2, row), 3, column).astype(np.float32)
        pads = [1 - row, 1 - column, row, column]
        corners.append(helper.make_node("Conv", [source, f"{corner}.weights"], [corner], kernel_shape=[2, 2], pads=pads))
    return [
        *corners,
        helper.make_node("Concat", [corner.output[0] for corner in corners], [f"{name}.corners"], axis=1),
        helper.make_node("DepthToSpace", [f"{name}.corners"], [name], blocksize=2, mode="DCR"),
    ]


def as_pair(weights, axis, second):
    """Three weights along an axis as two: for the first of two equal pixels the last two are joined, for the second the first two."""
    before, here, after = np.split(weights, 3, axis)
    return np.concatenate([before + here, after] if second else [before, here + after], axis)
