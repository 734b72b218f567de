"""Weights to go on from, out of the ONNX file that the engine ships.

The file has its batch norms folded into the convolutions before them. Here each norm gets back a mean and a spread, measured on
fresh lines, and a scale and a shift that undo them: the same function, in a form that can be trained.
Usage: python restore.py SHIPPED.onnx CHARACTERS.json OUT.pt   (the shipped alphabet lies beside the shipped file; CHARACTERS may have more)
"""
import json
import sys
from pathlib import Path

import torch
from torch import nn

from model import Recogniser
from shapes import FIRST_OF_SHAPE

UNLIKELY = 4.0  # a new letter of a known shape begins as the old one, less likely by this much (logits)


def restore(model, path):
    """Loads the file's weights; every folded norm becomes a plain shift."""
    import onnx

    from store import constants_of

    stored = {name: torch.from_numpy(values.copy()).float() for name, values in constants_of(onnx.load(path).graph)[0].items()}
    named = {name.removeprefix("model."): values for name, values in stored.items() if name.startswith("model.")}
    folded = sorted((int(name.split("_")[1]), values) for name, values in stored.items() if name.startswith("onnx::Conv_"))
    products = [values for _, values in sorted((int(n.split("_")[1]), v) for n, v in stored.items() if n.startswith("onnx::MatMul_"))]
    weights = model.state_dict()
    for (convolution, norm), (_, kernel), (_, shift) in zip(folded_pairs(model), folded[::2], folded[1::2], strict=True):
        spread = (1 + 1e-5) ** 0.5
        weights |= {f"{convolution}.weight": kernel, f"{norm}.weight": torch.full_like(shift, spread), f"{norm}.bias": shift,
                    f"{norm}.running_mean": torch.zeros_like(shift), f"{norm}.running_var": torch.ones_like(shift)}
    linear = [name for name, module in model.named_modules() if isinstance(module, nn.Linear)]
    weights |= {f"{name}.weight": values.T for name, values in zip(linear, products, strict=True)}
    model.load_state_dict(weights | named)


def extended(weights, old, new):
    """Weights that also answer with the characters that `new` has behind those of `old`."""
    if new[: len(old)] != old:
        raise ValueError("New characters go to the end of the alphabet.")
    kernel, bias = weights["name.weight"], weights["name.bias"]
    known = {character: index + 1 for index, character in enumerate(old)}
    generator = torch.Generator().manual_seed(1)
    for character in new[len(old):]:
        like = known.get(FIRST_OF_SHAPE.get(character))
        row = kernel[like] if like else torch.randn(kernel.shape[1:], generator=generator) * kernel.std() * 0.3
        kernel = torch.cat([kernel, row[None]])
        bias = torch.cat([bias, (bias[like] - UNLIKELY if like else bias[1:].min()).reshape(1)])
    return weights | {"name.weight": kernel, "name.bias": bias}


def folded_pairs(model):
    """Convolutions that a norm follows at once, in the order in which they run."""
    modules = [(name, m) for name, m in model.named_modules() if isinstance(m, (nn.Conv2d, nn.BatchNorm2d))]
    return [(a, b) for (a, first), (b, second) in zip(modules, modules[1:])
            if isinstance(first, nn.Conv2d) and first.bias is None and isinstance(second, nn.BatchNorm2d)]


@torch.no_grad()
def settle(model, batches):
    """Gives every norm the mean and the spread of what really passes through it, without changing what the model answers."""
    sums = {}

    def watch(norm):
        def note(_, inputs):
            x = inputs[0].float()
            total = sums.setdefault(norm, [0, 0.0, 0.0])
            total[0] += x.numel() // x.shape[1]
            total[1] = total[1] + x.sum((0, 2, 3))
            total[2] = total[2] + x.square().sum((0, 2, 3))
        return norm.register_forward_pre_hook(note)

    hooks = [watch(m) for m in model.modules() if isinstance(m, nn.BatchNorm2d)]
    model.eval()
    for pictures, _, _ in batches:
        model(pictures[:, None])
    for hook in hooks:
        hook.remove()
    for norm, (count, total, squares) in sums.items():
        mean = total / count
        variance = (squares / count - mean.square()).clamp(min=1e-6)
        scale = norm.weight / (norm.running_var + norm.eps).sqrt()
        norm.bias += (mean - norm.running_mean) * scale
        norm.weight.copy_(scale * (variance + norm.eps).sqrt())
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)


if __name__ == "__main__":
    shipped, characters = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text())
    alphabet = json.loads((shipped.parent / "recogniser-alphabet.json").read_text())
    old = Recogniser(len(alphabet) + 1)
    restore(old, str(shipped))
    weights = {name: values.half() if values.is_floating_point() else values for name, values in extended(old.state_dict(), alphabet, characters).items()}
    torch.save({"weights": weights, "characters": characters, "unsettled": True}, sys.argv[3])
