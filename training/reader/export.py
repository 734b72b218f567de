"""From PyTorch to an ONNX file in 8-bit integers, compared with what it was made from."""

import os

import numpy as np
import torch

from model import DOCUMENT_HEADS

INPUTS = ("characters", "hashes", "numbers", "coordinates")
OUTPUTS = ("label", "start", "pointer", *DOCUMENT_HEADS)


class Exported(torch.nn.Module):
    """Probabilities instead of logits, except for the pointer, of which only the largest matters."""

    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, characters, hashes, numbers, coordinates):
        label, start, pointer, *document = self.reader(characters, hashes, numbers, coordinates, None, True)
        return (torch.softmax(label, -1), torch.sigmoid(start), pointer, *(torch.softmax(d, -1) for d in document))


def sample(store, index):
    batch = store.batch([index])
    count = int(batch["words"][0])
    types = {"characters": np.int32, "hashes": np.int32, "numbers": np.float32, "coordinates": np.float32}
    return {name: batch[name][:, :count].float().cpu().numpy().astype(kind) for name, kind in types.items()}


def export_reader(reader, layout, store, folder, name):
    from onnxruntime.quantization import QuantType, quantize_dynamic

    model = Exported(reader.float().cpu().eval()).eval()
    samples = [sample(store, index) for index in range(40)]
    full, small = os.path.join("/tmp", f"{name}.onnx"), os.path.join(folder, f"{name}.int8.onnx")
    write_onnx(model, samples[0], full)
    options = dict(weight_type=QuantType.QInt8, op_types_to_quantize=["MatMul", "Gemm", "Gather"])
    try:
        quantize_dynamic(full, small, per_channel=True, **options)
    except Exception as error:
        print("per-channel quantisation failed, per-tensor instead:", repr(error)[:200], flush=True)
        quantize_dynamic(full, small, **options)
    return {**parity(model, samples, full, small), "bytes": os.path.getsize(small)}


def write_onnx(model, example, path):
    arguments = tuple(torch.from_numpy(example[name]) for name in INPUTS)
    axes = {name: {1: "n"} for name in INPUTS}
    axes.update({"label": {1: "n"}, "start": {1: "n"}, "pointer": {1: "n", 2: "n"}})
    names = dict(input_names=list(INPUTS), output_names=list(OUTPUTS))
    try:
        torch.onnx.export(model, arguments, path, dynamic_axes=axes, opset_version=17, dynamo=False, **names)
    except Exception as error:
        print("script export failed, graph export instead:", repr(error)[:200], flush=True)
        count = torch.export.Dim("n", min=2, max=4096)
        torch.onnx.export(
            model, arguments, path, dynamic_shapes=tuple({1: count} for _ in INPUTS), dynamo=True, external_data=False, **names
        )


def parity(model, samples, full, small):
    """Largest difference of the ONNX file, and how often the small one gives a word the same label."""
    import onnxruntime

    sessions = [onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"]) for path in (full, small)]
    largest, same, words = 0.0, 0, 0
    for example in samples:
        with torch.no_grad():
            expected = model(*(torch.from_numpy(example[name]) for name in INPUTS))[0].numpy()
        exact, quantised = (session.run(["label"], example)[0] for session in sessions)
        largest = max(largest, float(np.abs(exact - expected).max()))
        same += int((quantised.argmax(-1) == exact.argmax(-1)).sum())
        words += exact.shape[1]
    assert largest < 0.02, f"the exported reader differs by {largest}"
    return {"largest_difference": largest, "same_label_in_int8": round(same / words, 5)}
