"""An ONNX graph as something to rewrite."""
import numpy as np
from onnx import numpy_helper


class Graph:
    """Nodes in their order and constants by name; small enough that every question is answered by looking through all nodes."""

    def __init__(self, graph):
        self.constants = {n.output[0]: numpy_helper.to_array(n.attribute[0].t) for n in graph.node if n.op_type == "Constant"}
        self.constants |= {i.name: numpy_helper.to_array(i) for i in graph.initializer}
        stored = {n.output[0]: n.input[0] for n in graph.node if n.op_type == "Cast" and n.input[0] in self.constants}
        self.constants |= {name: self.constants[source].astype(np.float32) for name, source in stored.items()}
        self.nodes = [n for n in graph.node if n.op_type != "Constant" and n.output[0] not in stored]
        self.channels = {}

    def write_to(self, model):
        used = sorted({name for node in self.nodes for name in node.input} & self.constants.keys())
        del model.graph.node[:], model.graph.initializer[:], model.graph.value_info[:]
        model.graph.node.extend(self.nodes)
        model.graph.initializer.extend(numpy_helper.from_array(np.ascontiguousarray(self.constants[name]), name) for name in used)

    def of_type(self, *types):
        return [n for n in self.nodes if n.op_type in types]

    def maker(self, value):
        return next((n for n in self.nodes if value in n.output), None)

    def users(self, value):
        return [n for n in self.nodes if value in n.input]

    def scalar(self, name):
        return float(self.constants[name].ravel()[0]) if name in self.constants and self.constants[name].size == 1 else None

    def constant_input(self, node):
        return next((name for name in node.input if name in self.constants), None)

    def rename(self, old, new):
        for node in self.nodes:
            for index, name in enumerate(node.input):
                if name == old:
                    node.input[index] = new

    def swap(self, old_nodes, new_nodes):
        at = self.nodes.index(old_nodes[0])
        self.nodes = [n for n in self.nodes[:at] if n not in old_nodes] + new_nodes + [n for n in self.nodes[at:] if n not in old_nodes]

    def convolution(self, node):
        weights = self.constants[node.input[1]].astype(np.float64)
        bias = self.constants[node.input[2]].astype(np.float64) if len(node.input) > 2 else np.zeros(weights.shape[0])
        return weights, bias

    def set_convolution(self, node, weights, bias):
        names = [f"{node.output[0]}.weights", f"{node.output[0]}.bias"]
        self.constants |= dict(zip(names, [weights.astype(np.float32), bias.astype(np.float32)]))
        source = node.input[0]
        del node.input[:]
        node.input.extend([source, *names])


def other(node, name):
    return node.input[1] if node.input[0] == name else node.input[0]
