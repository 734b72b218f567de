"""Distillation from the mean of several readers, which is more accurate than each of them."""

import glob
import os

import torch
import torch.nn.functional as F

from data import IGNORED
from model import DOCUMENT_HEADS, Reader, Shape

# The mean of a few, drawn anew at each step, is on average the mean of all: cross entropy is linear in what it aims at.
AT_ONCE = 3


class Teachers:
    def __init__(self, folder, layout, device):
        self.readers = []
        for path in sorted(glob.glob(os.path.join(folder, "reader-*.pt"))):
            self.readers.append(load_reader(path, layout).to(device).eval())
        print(f"{len(self.readers)} teachers from {folder}", flush=True)

    @torch.no_grad()
    def opinion(self, batch, rng):
        """Probabilities of every head, the mean of a few teachers who see the same words as the student."""
        chosen = rng.choice(len(self.readers), min(AT_ONCE, len(self.readers)), replace=False)
        voices = []
        for index in chosen:
            with torch.autocast(batch["label"].device.type, torch.bfloat16):
                out = self.readers[index](
                    batch["characters"], batch["hashes"], batch["numbers"], batch["coordinates"], batch["mask"]
                )
            label, start, pointer, *others = [x.float() for x in out]
            pointer = pointer.masked_fill(~batch["mask"][:, None, :], -1e4)
            voices.append([label.softmax(-1), start.sigmoid(), pointer.softmax(-1), *(x.softmax(-1) for x in others)])
        return [sum(parts) / len(voices) for parts in zip(*voices)]


def load_reader(path, layout):
    """A reader as large as its weights say. A restored file has no scales and shifts of norms: fold_norms.py put them into the matrices."""
    weights = widened({name: value.float() for name, value in torch.load(path, map_location="cpu").items()}, layout)
    reader = Reader(layout, Shape.of(weights))
    missing, unknown = reader.load_state_dict(weights, strict=False)
    assert not unknown and all("norm" in name for name in missing), f"{path} is no reader of this layout"
    return reader


def widened(weights, layout):
    """Heads that have more answers today begin with the earlier ones; the new answers begin as unlikely ones."""
    wide = dict(weights)
    for head in DOCUMENT_HEADS:
        matrix, bias = (wide[f"document.{head}.{part}"].float() for part in ("weight", "bias"))
        missing = len(layout[head]) - len(bias)
        if missing > 0:
            wide[f"document.{head}.weight"] = torch.cat([matrix, torch.zeros(missing, matrix.shape[1])])
            wide[f"document.{head}.bias"] = torch.cat([bias, bias.min().repeat(missing) - 4])
    return wide


def soft_loss(out, opinion, batch, weights):
    """Cross entropy towards the teachers' probabilities, weighed like the loss towards the generator's answers."""
    label, start, pointer, role, kind, *document = [x.float() for x in out]
    t_label, t_start, t_pointer, t_role, t_kind, *t_document = opinion
    mask = batch["mask"]
    scale = torch.ones(label.shape[-1], device=label.device)
    scale[0] = weights["none"]
    # The scale weighs words, not answers: the teachers' probabilities already lean as it makes them lean.
    counted = (t_label * scale).sum(-1) * mask
    loss = (-(t_label * label.log_softmax(-1)).sum(-1) * counted).sum() / counted.sum().clamp(min=1)
    meaning = batch["label"] > 0
    starts = F.binary_cross_entropy_with_logits(start, t_start, reduction="none")
    loss = loss + weights["start"] * mean_where(starts, meaning)
    pointer = pointer.masked_fill(~mask[:, None, :], -1e4)
    in_row = batch["anchor"] != IGNORED
    loss = loss + weights["pointer"] * mean_where(-(t_pointer * pointer.log_softmax(-1)).sum(-1), in_row)
    for name, said, aim in (("role", role, t_role), ("kind", kind, t_kind)):
        loss = loss + weights[name] * mean_where(-(aim * said.log_softmax(-1)).sum(-1), mask)
    for name, said, aim in zip(DOCUMENT_HEADS, document, t_document):
        loss = loss + weights[name] * -(aim * said.log_softmax(-1)).sum(-1).mean()
    return loss


def mean_where(values, where):
    return (values * where).sum() / where.sum().clamp(min=1)
