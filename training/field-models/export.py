"""From PyTorch to an ONNX file in 8-bit integers and few steps, compared with what it was made from."""

import os

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

from fold_norms import fold
from model import DOCUMENT_HEADS
from simplify import simplified, simplified_inputs

INPUTS = ("characters", "hashes", "numbers", "coordinates")
OUTPUTS = ("label", "start", "pointer", "role", "kind", *DOCUMENT_HEADS)


class Exported(torch.nn.Module):
    """Probabilities instead of logits, except for the pointer, of which only the largest matters."""

    def __init__(self, reader, attention):
        super().__init__()
        self.reader, self.attention = reader, attention

    def forward(self, characters, hashes, numbers, coordinates):
        label, start, pointer, *others = self.reader(characters, hashes, numbers, coordinates, None, self.attention)
        return (torch.softmax(label, -1), torch.sigmoid(start), pointer, *(torch.softmax(x, -1) for x in others))


def sample(store, index):
    batch = store.batch([index])
    count = int(batch["words"][0])
    types = {"characters": np.int32, "hashes": np.int32, "numbers": np.float32, "coordinates": np.float32}
    return {name: batch[name][:, :count].float().cpu().numpy().astype(kind) for name, kind in types.items()}


def export_reader(reader, store, folder, name):
    """Writes NAME.int8.onnx with the runtime's fused attention, or written out where that is not to be had."""
    reader = reader.float().cpu().eval()
    samples = [sample(store, index) for index in range(40)]
    full, exported = os.path.join("/tmp", f"{name}.onnx"), os.path.join("/tmp", f"{name}.exported.onnx")
    small = os.path.join(folder, f"{name}.int8.onnx")
    for attention in ("fused", "plain"):
        model = Exported(reader, attention).eval()
        try:
            write_onnx(model, samples[0], full)
            quantise(full, exported)
            onnx.save(fold(simplified(onnx.load(exported))), small)
            return {"attention": attention, **parity(model, samples, full, small), "bytes": os.path.getsize(small)}
        except Exception as error:
            print(f"export with {attention} attention failed:", repr(error)[:400], flush=True)
    raise RuntimeError("the reader could not be exported")


def quantise(full, small):
    quantize_dynamic(
        full,
        small,
        weight_type=QuantType.QInt8,
        op_types_to_quantize=["MatMul", "Gemm", "Gather"],
        per_channel=True,
        extra_options={"DefaultTensorType": onnx.TensorProto.FLOAT},
    )


def write_onnx(model, example, path):
    arguments = tuple(torch.from_numpy(example[name]) for name in INPUTS)
    axes = {name: {1: "n"} for name in INPUTS}
    axes.update({name: {1: "n"} for name in ("label", "start", "role", "kind")})
    axes["pointer"] = {1: "n", 2: "n"}
    torch.onnx.export(
        model,
        arguments,
        path,
        input_names=list(INPUTS),
        output_names=list(OUTPUTS),
        dynamic_axes=axes,
        opset_version=17,
        dynamo=False,
        custom_opsets={"com.microsoft": 1},
    )


def parity(model, samples, full, small):
    """Largest difference of the ONNX file, and how often the small one gives a word the same label."""
    sessions = [onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"]) for path in (full, small)]
    largest, same, words = 0.0, 0, 0
    for example in samples:
        with torch.no_grad():
            expected = model(*(torch.from_numpy(example[name]) for name in INPUTS))[0].numpy()
        exact = sessions[0].run(["label"], example)[0]
        quantised = sessions[1].run(["label"], simplified_inputs(**example))[0]
        largest = max(largest, float(np.abs(exact - expected).max()))
        same += int((quantised.argmax(-1) == exact.argmax(-1)).sum())
        words += exact.shape[1]
    assert largest < 0.02, f"the exported reader differs by {largest}"
    return {"largest_difference": largest, "same_label_in_int8": round(same / words, 5)}
