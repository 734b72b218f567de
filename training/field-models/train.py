"""Trains several readers at once on documents that are being made meanwhile, and exports each.

    python3 train.py --seconds 480 --readers 4x256x4x2,4x256x4x2 --workers 14 --out DIR -- node stream.mjs
"""

import argparse
import glob
import json
import math
import os
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

from data import IGNORED, Store, Stream, disturb, frames_in, plan_batches
from distil import Teachers, soft_loss, widened
from model import DOCUMENT_HEADS, Reader, Shape
from prune import pruned

ANSWERS = {"currencies": "currency", "dateOrders": "date_order", "languages": "language", "documentTypes": "document_type"}
# What each head counts beside the labels; `none` is the weight of a word that means nothing.
WEIGHTS = {
    "none": 0.6,
    "start": 0.4,
    "pointer": 0.4,
    "role": 0.3,
    "kind": 0.3,
    "currencies": 0.15,
    "dateOrders": 0.15,
    "languages": 0.045,
    "documentTypes": 0.075,
}


class Trainee:
    """One seed: its reader, its optimiser, and the moving average of its weights that is exported."""

    def __init__(self, seed, shape, layout, options):
        torch.manual_seed(seed)
        self.seed, self.shape, self.rate = seed, shape, options.rate
        self.reader = Reader(layout, shape).to(options.device)
        if options.go_on_from:
            take_over(self.reader, options.go_on_from, shape, layout)
        self.rng = np.random.default_rng(seed)
        self.plan, self.steps, self.losses = [], 0, []
        trained = [p for p in self.reader.parameters() if p.requires_grad]
        matrices = [p for p in trained if p.dim() >= 2]
        vectors = [p for p in trained if p.dim() < 2]
        groups = [{"params": matrices, "weight_decay": 0.02}, {"params": vectors, "weight_decay": 0.0}]
        self.optimiser = torch.optim.AdamW(groups, lr=options.rate, betas=(0.9, 0.98), fused=options.device == "cuda")
        self.average = None

    def step(self, store, layout, options, progress, teachers=None):
        if not self.plan:
            self.plan = plan_batches(
                store, self.rng, options.validation, options.words, options.read_back_documents, options.read_back_share, options.known_languages
            )
        warm_up = min(1.0, (self.steps + 1) / 300)
        rate = self.rate * warm_up * (0.98 * 0.5 * (1 + math.cos(math.pi * min(1.0, progress))) + 0.02)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.reader.train()
        documents, is_known = self.plan.pop()
        batch = disturb(store.batch(documents), layout)
        opinion = teachers.opinion(batch, self.rng) if teachers and is_known else None
        loss, _ = loss_of(self.reader, batch, opinion, options.soft_share)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.reader.parameters(), 1.0)
        self.optimiser.step()
        self.steps += 1
        self.keep_average()
        if self.steps % 20 == 0:
            self.losses.append(loss.detach())

    @torch.no_grad()
    def keep_average(self):
        if self.steps < 200 or self.steps % 2:
            return
        weights = [p.detach() for p in self.reader.parameters()]
        if self.average is None:
            self.average = [w.clone() for w in weights]
        else:
            torch._foreach_lerp_(self.average, weights, 0.02 if self.steps < 2000 else 0.008)

    @torch.no_grad()
    def use_average(self):
        for weight, average in zip(self.reader.parameters(), self.average or []):
            weight.copy_(average)

    def averaged(self):
        names = [name for name, _ in self.reader.named_parameters()]
        return {**self.reader.state_dict(), **dict(zip(names, self.average or []))}


def take_over(reader, path, shape, layout):
    """The weights of an earlier training, or the part of them that matters most where that reader was larger.

    Norms that fold_norms.py took out of a shipped file stay as they are, so that average_weights.py can write the result into that file's graph."""
    known, own = widened(pruned(torch.load(path, map_location="cpu"), shape), layout), reader.state_dict()
    fitting = {name: value.float() for name, value in known.items() if name in own and own[name].shape == value.shape}
    reader.load_state_dict(fitting, strict=False)
    for name, weight in reader.named_parameters():
        weight.requires_grad_(name in fitting or "norm" not in name)
    print(f"{len(fitting)} of {len(own)} arrays from {path}", flush=True)


def loss_of(reader, batch, opinion=None, soft_share=0.0):
    with torch.autocast(batch["label"].device.type, torch.bfloat16):
        out = reader(batch["characters"], batch["hashes"], batch["numbers"], batch["coordinates"], batch["mask"])
    label, start, pointer, role, kind, *document = [x.float() for x in out]
    weight = torch.ones(label.shape[-1], device=label.device)
    weight[0] = WEIGHTS["none"]
    loss = F.cross_entropy(label.flatten(0, 1), batch["label"].flatten(), weight=weight, ignore_index=IGNORED, label_smoothing=0.01)
    meaning = batch["label"] > 0
    starts = F.binary_cross_entropy_with_logits(start, batch["start"], reduction="none")
    loss = loss + WEIGHTS["start"] * (starts * meaning).sum() / meaning.sum().clamp(min=1)
    pointer = pointer.masked_fill(~batch["mask"][:, None, :], -1e4)
    loss = loss + WEIGHTS["pointer"] * mean_entropy(pointer.flatten(0, 1), batch["anchor"].flatten())
    loss = loss + WEIGHTS["role"] * mean_entropy(role.flatten(0, 1), batch["role"].flatten())
    loss = loss + WEIGHTS["kind"] * mean_entropy(kind.flatten(0, 1), batch["kind"].flatten())
    for name, logits in zip(DOCUMENT_HEADS, document):
        loss = loss + WEIGHTS[name] * mean_entropy(logits, batch[ANSWERS[name]].long())
    if opinion:
        loss = (1 - soft_share) * loss + soft_share * soft_loss(out, opinion, batch, WEIGHTS)
    return loss, (label, pointer, role, kind, document)


def mean_entropy(logits, answers):
    """Over the answers that are known, also when none is; without asking the GPU how many, which would make it wait."""
    entropy = F.cross_entropy(logits, answers, ignore_index=IGNORED, reduction="sum")
    return entropy / (answers >= 0).sum().clamp(min=1)


@torch.no_grad()
def validate(reader, store, layout, validation):
    """F1 of each label and the share of right pointers and document answers, on documents that were never trained on."""
    reader.eval()
    count = len(layout["labels"])
    hit, said, meant = (torch.zeros(count, device=store.device) for _ in range(3))
    shares = {name: [0, 0] for name in ("pointer", "role", "kind", *DOCUMENT_HEADS)}
    for first in range(0, validation, 50):
        batch = store.batch(list(range(first, min(validation, first + 50))))
        _, (label, pointer, role, kind, document) = loss_of(reader, batch)
        known = batch["label"] >= 0
        guess, truth = label.argmax(-1)[known], batch["label"][known]
        hit += torch.bincount(truth[guess == truth], minlength=count)
        said += torch.bincount(guess, minlength=count)
        meant += torch.bincount(truth, minlength=count)
        in_row = batch["anchor"] >= 0
        tally(shares["pointer"], pointer.argmax(-1)[in_row] == batch["anchor"][in_row])
        for name, said_of in (("role", role), ("kind", kind)):
            some = batch[name] > 0
            tally(shares[name], said_of.argmax(-1)[some] == batch[name][some])
        for name, logits in zip(DOCUMENT_HEADS, document):
            answered = batch[ANSWERS[name]] >= 0
            tally(shares[name], logits.argmax(-1)[answered] == batch[ANSWERS[name]][answered])
    f1 = (2 * hit / (said + meant).clamp(min=1)).tolist()
    return {
        "labels": {name: round(value, 4) for name, value in zip(layout["labels"], f1)},
        **{name: round(right / max(1, of), 4) for name, (right, of) in shares.items()},
    }


def tally(share, right):
    share[0] += int(right.sum())
    share[1] += right.numel()


def main():
    options = parse_options()
    began = time.time()
    stream = Stream(options.command, options.workers, options.first_seed)
    if not stream.announced.wait(120):
        sys.exit("the stream said nothing")
    layout = stream.layout
    store = Store(layout["features"], options.capacity, options.device)
    torch.backends.cuda.matmul.allow_tf32 = True
    # cuDNN's attention makes a plan for every new shape, and every batch has one: 12 ms a call, three times the step
    # itself.
    if options.device == "cuda":
        torch.backends.cuda.enable_cudnn_sdp(False)
    # The threads that read the stream may hold Python's lock only briefly.
    sys.setswitchinterval(0.0005)
    while len(store) < options.validation + options.first_documents:
        store.add([stream.frames.get(timeout=120)])
    options.read_back_files, options.read_back_documents = set(), []
    print(f"{len(store)} documents after {time.time() - began:.1f} s", flush=True)
    trainees = [Trainee(seed, shape, layout, options) for seed, shape in enumerate(options.readers, options.first_reader)]
    parameters = [sum(p.numel() for p in trainee.reader.parameters()) for trainee in trainees]
    print(f"{' and '.join(f'{count / 1e6:.2f}' for count in parameters)} M parameters", flush=True)
    teachers = Teachers(options.teachers, layout, options.device) if options.teachers else None
    if options.profile:
        profile(trainees[0], store, layout, options)
    train(trainees, teachers, stream, store, layout, options, began)
    stream.stop()
    report = {"layout": layout, "parameters": parameters, "documents": len(store), "words": store.words, "options": vars(options), "readers": {}}
    for trainee in trainees:
        trainee.use_average()
        scores = validate(trainee.reader, store, layout, options.validation)
        print(trainee.seed, json.dumps(scores), flush=True)
        save(trainee.reader.state_dict(), options.out, f"reader-{trainee.seed}.pt")
        report["readers"][trainee.seed] = {"shape": trainee.shape, "steps": trainee.steps, "validation": scores}
        if options.export:
            report["readers"][trainee.seed]["export"] = exported(trainee, store, options.out)
    with open(os.path.join(options.out, f"report-{options.first_reader}.json"), "w") as file:
        json.dump(report, file, indent=1, default=str)
    print(f"done after {time.time() - began:.0f} s", flush=True)
    os._exit(0)


def save(weights, folder, name):
    torch.save({key: value.half() for key, value in weights.items()}, os.path.join(folder, name))


def exported(trainee, store, folder):
    from export import export_reader  # onnx and its runtime are needed for this alone

    parity = export_reader(trainee.reader, store, folder, f"reader-{trainee.seed}")
    print(trainee.seed, json.dumps(parity), flush=True)
    return parity


def train(trainees, teachers, stream, store, layout, options, began):
    start, told, added = time.time(), time.time(), time.time()
    length = options.seconds - (start - began)
    snapshots = sorted(options.snapshots)
    while time.time() - start < length:
        if time.time() - added > 1.5:
            added = time.time()
            store.add([stream.frames.get() for _ in range(stream.frames.qsize())])
            add_read_back(store, layout, options)
        progress = (time.time() - start) / length
        for trainee in trainees:
            trainee.step(store, layout, options, progress, teachers)
        if snapshots and progress >= snapshots[0]:
            share = snapshots.pop(0)
            for trainee in trainees:
                save(trainee.averaged(), options.out, f"reader-{trainee.seed}-{share}.pt")
        if time.time() - told > 15:
            told = time.time()
            losses = [f"{torch.stack(t.losses).mean().item():.4f}" for t in trainees if t.losses]
            for trainee in trainees:
                trainee.losses = []
            memory = torch.cuda.max_memory_allocated() / 1e9 if options.device == "cuda" else 0
            print(
                f"{told - start:.0f} s: {trainees[0].steps} steps, {len(store)} documents, "
                f"{store.words / 1e6:.1f} M words, loss {' '.join(losses)}, {memory:.1f} GB",
                flush=True,
            )


def add_read_back(store, layout, options):
    """Files of pages read back are taken as soon as they are there: they may still be in the making when training begins."""
    for path in sorted(set(glob.glob(options.read_back or "")) - options.read_back_files):
        first = len(store)
        store.add(list(frames_in(path, layout["features"])))
        options.read_back_files.add(path)
        options.read_back_documents += range(first, len(store))
        print(f"{len(store) - first} documents read back, from {path}", flush=True)


def profile(trainee, store, layout, options):
    """Where the time of a step goes."""
    for _ in range(5):
        trainee.step(store, layout, options, 0.0)
    torch.cuda.synchronize()
    began = time.time()
    for _ in range(20):
        trainee.step(store, layout, options, 0.0)
    torch.cuda.synchronize()
    print(f"{(time.time() - began) * 50:.1f} ms a step", flush=True)
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA, torch.profiler.ProfilerActivity.CPU]) as watch:
        for _ in range(3):
            trainee.step(store, layout, options, 0.0)
        torch.cuda.synchronize()
    print(watch.key_averages().table(sort_by="self_cuda_time_total", row_limit=16, max_name_column_width=70), flush=True)


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=480, help="training ends after this, making documents included")
    shapes = lambda text: [Shape.parse(shape) for shape in text.split(",")]
    parser.add_argument("--readers", type=shapes, default=[Shape(4, 256, 4, 2)] * 2, help="layers x width x heads x feed of each reader")
    parser.add_argument("--first-reader", type=int, default=1, help="seed of the first reader")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--validation", type=int, default=1500, help="documents that are kept from training")
    parser.add_argument("--first-documents", type=int, default=2500, help="documents to wait for before training begins")
    parser.add_argument("--workers", type=int, default=14)
    parser.add_argument("--first-seed", type=int, default=1_000_000)
    parser.add_argument("--rate", type=float, default=1.2e-3)
    parser.add_argument("--words", type=int, default=32_000, help="words in a batch, padding included")
    parser.add_argument("--capacity", type=int, default=120_000_000, help="words kept on the GPU")
    parser.add_argument("--go-on-from", help="the reader-N.pt of an earlier training")
    parser.add_argument("--teachers", help="a folder of reader-N.pt to learn from as well")
    parser.add_argument("--soft-share", type=float, default=0.6, help="how much the teachers' opinion counts beside the generator's answers")
    parser.add_argument("--read-back", help="files of frames from pack-read-back.ts, plain or .xz; * for several; they may appear while training goes on")
    parser.add_argument("--read-back-share", type=float, default=0.18, help="how many of the documents in training are read back, at most")
    parser.add_argument("--known-languages", type=int, default=255, help="teachers are asked about documents in the first N languages of the layout")
    shares = lambda text: [float(share) for share in text.split(",")]
    parser.add_argument("--snapshots", type=shares, default=[], help="the averaged weights are kept at these shares of the time too")
    parser.add_argument("--export", action=argparse.BooleanOptionalAction, default=True, help="--no-export: weights only; average_weights.py writes them into the file they came from")
    parser.add_argument("--profile", action="store_true", help="first say where the time of a step goes")
    parser.add_argument("--out", default=".")
    parser.add_argument("command", nargs="+", help="the streaming program")
    return parser.parse_args()


if __name__ == "__main__":
    main()
