"""Writes the trained recogniser as ONNX for the engine, with its alphabet beside it.

Usage: python export.py recogniser.pt OUT_FOLDER
Batch norms are folded into the convolutions, weights are stored as 16-bit floats (half the file; computing stays in 32 bits).
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper

from model import Recogniser


class ForUse(torch.nn.Module):
    """Gives probabilities, which the decoder needs for confidences."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, pictures):
        return torch.softmax(self.model(pictures), -1)


def export(checkpoint, path):
    model = Recogniser(len(checkpoint["characters"]) + 1)
    model.load_state_dict(checkpoint["weights"])
    axes = {"pictures": {0: "lines", 3: "width"}, "probabilities": {0: "lines", 1: "steps"}}
    torch.onnx.export(ForUse(model.eval()), torch.rand(2, 1, 40, 256), path, input_names=["pictures"], output_names=["probabilities"],
                      dynamic_axes=axes, opset_version=17, dynamo=False)


def halve_weights(path):
    """Stores large weights as float16 with a cast before their use; the runtime folds the casts when it loads the file."""
    model = onnx.load(path)
    graph, casts = model.graph, []
    for weights in list(graph.initializer):
        values = numpy_helper.to_array(weights)
        if values.dtype != np.float32 or values.size < 256:
            continue
        small = numpy_helper.from_array(values.astype(np.float16), f"{weights.name}_half")
        graph.initializer.remove(weights)
        graph.initializer.append(small)
        casts.append(helper.make_node("Cast", [small.name], [weights.name], to=TensorProto.FLOAT))
    for cast in reversed(casts):
        graph.node.insert(0, cast)
    onnx.checker.check_model(model)
    onnx.save(model, path)


if __name__ == "__main__":
    trained = torch.load(sys.argv[1], map_location="cpu")
    out = Path(sys.argv[2])
    export(trained, str(out / "recogniser.onnx"))
    halve_weights(str(out / "recogniser.onnx"))
    (out / "recogniser-alphabet.json").write_text(json.dumps(trained["characters"], ensure_ascii=False) + "\n")
    session = onnxruntime.InferenceSession(str(out / "recogniser.onnx"), providers=["CPUExecutionProvider"])
    shape = session.run(None, {"pictures": np.random.rand(1, 1, 40, 200).astype(np.float32)})[0].shape
    print(f"{(out / 'recogniser.onnx').stat().st_size / 1e6:.1f} MB, 200 px wide → {shape}")
