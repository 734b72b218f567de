"""Trains the line recogniser on lines made on the fly and says how well it reads fonts it has never seen.

Usage: python train.py --data FOLDER --out FOLDER --minutes 8 [--resume FILE] [--seed 1]
--resume goes on from an earlier recogniser.pt, or from what restore.py made of the recogniser that the engine ships.
FOLDER of --data holds glyphs.xz (glyphs.py) and lines.xz (texts.py). --out receives recogniser.pt: weights and alphabet.
"""
import argparse
import math
import time
from collections import Counter

import torch
import torch.nn.functional as F

from damage import Chance
from lines import STRIDE, LineFactory
from model import Recogniser
from restore import settle
from shapes import shape

# One family of each look stays unseen, to measure on.
HELD_OUT = {"carlito", "gelasio", "ibm-plex-mono", "barlow-condensed", "nunito-sans", "b612-mono", "texgyreheros-regular", "texgyreheros-bold", "libre-franklin", "tinos",
            "NimbusSans-Regular", "NimbusSans-Bold", "kelly-slab", "mansalva", "lobster-two", "oleo-script", "carter-one", "righteous", "courgette", "marcellus", "racing-sans-one", "alfa-slab-one"}
WIDTHS = (48, 96, 160, 256, 384, 512, 768, 1024, 1536)
WIDTH_WEIGHTS = (0.05, 0.10, 0.17, 0.21, 0.18, 0.14, 0.08, 0.04, 0.03)
EARLY_WEIGHTS = (0.05, 0.25, 0.35, 0.35, 0.0, 0.0, 0.0, 0.0, 0.0)  # short lines first: CTC finds its footing sooner
WARM_UP_STEPS = 300
PEAK_RATE, RESUMED_RATE = 2.0e-3, 1.0e-3
SETTLING_WIDTHS = (96, 160, 256, 384, 512)
REPORT_SECONDS = 110.0
BATCHES_AT_ONCE = 3


def read(logits, characters):
    """Greedy: the best class of each step, repeats and blanks dropped."""
    texts = []
    for row in logits.argmax(-1).cpu().tolist():
        text, last = [], 0
        for best in row:
            if best != last and best > 0:
                text.append(characters[best - 1])
            last = best
        texts.append("".join(text))
    return texts


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


def score(truths, readings):
    """Character error rate, lines exactly right, and tokens with a digit exactly right, in percent."""
    errors = sum(distance(t, r) for t, r in zip(truths, readings))
    exact = sum(t == r for t, r in zip(truths, readings))
    right = total = 0
    for truth, reading in zip(truths, readings):
        wanted = Counter(w for w in truth.split() if any(c.isdigit() for c in w))
        total += sum(wanted.values())
        right += sum((wanted & Counter(reading.split())).values())
    return 100 * errors / max(1, sum(map(len, truths))), 100 * exact / len(truths), 100 * right / max(1, total)


def train_step(model, optimiser, batch, device):
    """`lengths` lie on the host: the loss wants them there."""
    pictures, codes, lengths = batch
    with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
        logits = model(pictures[:, None])
    log_probabilities = F.log_softmax(logits.float(), -1).transpose(0, 1)
    steps = torch.full((len(codes),), log_probabilities.shape[0], dtype=torch.long)
    loss = F.ctc_loss(log_probabilities, codes + 1, steps, lengths, blank=0, zero_infinity=True)
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
    optimiser.step()
    return loss.detach()


@torch.no_grad()
def validate(model, factory, device, lines=384):
    """A table by script and damage, on unseen fonts; "shapes" takes letters of one shape for one another, as the engine's decoding does."""
    model.eval()
    print("  script       damage    CER %  shapes %  lines %  numbers %")
    for kind, rows in factory.texts.kinds.items():
        for level, name in ((0.0, "none"), (0.5, "usual"), (1.0, "heavy")):
            chance = Chance(device, 99, level)
            pictures, codes, lengths = factory.batch(chance, lines, 384, False, rows)
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                readings = read(model(pictures[:, None]), factory.atlas.characters)
            truths = ["".join(factory.atlas.characters[c] for c in row[:n]) for row, n in zip(codes.tolist(), lengths.tolist())]
            cer = score(truths, readings)[0]
            shapes, exact, numbers = score([shape(t) for t in truths], [shape(r) for r in readings])
            print(f"  {kind:<12} {name:<8} {cer:6.2f} {shapes:9.2f} {exact:8.1f} {numbers:9.1f}", flush=True)
        for truth, reading in list(zip(truths, readings))[:3]:
            print(f"    {truth!r}\n    {reading!r}")


def timed(device, work, times=3):
    """Seconds for one run of `work`, after one to warm up."""
    work()
    for run in range(2):
        if device.type == "cuda":
            torch.cuda.synchronize()
        if run == 0:
            started = time.time()
            for _ in range(times):
                work()
    return (time.time() - started) / times


def choose_layout(model, factory, device, columns):
    """Depthwise convolutions differ much in speed between memory layouts: measure, take the faster."""
    chance = Chance(device, 5)
    with torch.no_grad():
        making = timed(device, lambda: list(draw_batches(factory, chance, 256, columns)), 5)
    batch = next(draw_batches(factory, chance, 256, columns))
    spare = torch.optim.SGD(model.parameters(), lr=0.0)
    took = {}
    for layout in (torch.contiguous_format, torch.channels_last):
        model.to(memory_format=layout)
        took[layout] = timed(device, lambda: train_step(model, spare, batch, device))
        print(f"  {str(layout):<28} {took[layout] * 1000:7.1f} ms a step", flush=True)
    model.to(memory_format=min(took, key=took.get))
    print(f"  making {BATCHES_AT_ONCE} batches of {columns // 256} lines {making * 1000:.1f} ms", flush=True)


def set_rate(optimiser, peak, step, done):
    rate = peak * min(1.0, step / WARM_UP_STEPS) * (0.5 + 0.5 * math.cos(math.pi * min(1.0, done))) + 1e-6
    for group in optimiser.param_groups:
        group["lr"] = rate


def pairs_to_follow(average, model):
    """The floating-point values of both models, in the same order; collected once, for collecting them takes longer than moving them."""
    pairs = [(s, f) for s, f in zip(average.state_dict().values(), model.state_dict().values()) if s.dtype.is_floating_point]
    return [s for s, _ in pairs], [f for _, f in pairs]


@torch.no_grad()
def draw_batches(factory, chance, width, columns):
    """Several batches of one width at once: launching the many small operations takes longer than running them."""
    count = max(8, columns // width)
    pictures, codes, lengths = factory.batch(chance, count * BATCHES_AT_ONCE, width)
    order = torch.randperm(len(pictures), device=pictures.device, generator=chance.generator)
    lengths = lengths[order].cpu()
    for part in range(BATCHES_AT_ONCE):
        rows = slice(part * count, (part + 1) * count)
        yield pictures[order[rows]], codes[order[rows]], lengths[rows]


def main():
    parser = argparse.ArgumentParser()
    for name, default in (("--data", None), ("--out", None), ("--resume", None)):
        parser.add_argument(name, default=default)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--columns", type=int, default=160_000, help="picture columns in a batch")
    options = parser.parse_args()
    started = time.time()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = False  # shapes change all the time
    factory = LineFactory(options.data, device, HELD_OUT)
    characters = factory.atlas.characters
    model, average = (Recogniser(len(characters) + 1).to(device) for _ in range(2))
    choose_layout(model, factory, device, options.columns)
    model.load_state_dict(average.state_dict())  # the trial steps moved the batch norms
    if options.resume:
        resumed = torch.load(options.resume, map_location=device)
        model.load_state_dict(resumed["weights"])
        if resumed.get("unsettled"):
            chance = Chance(device, 7)
            settle(model, (batch for width in SETTLING_WIDTHS for batch in draw_batches(factory, chance, width, options.columns)))
    average.load_state_dict(model.state_dict())
    optimiser = torch.optim.AdamW(model.parameters(), lr=PEAK_RATE, betas=(0.9, 0.98), weight_decay=0.02, fused=device.type == "cuda")
    slow, fast = pairs_to_follow(average, model)
    chance, choose = Chance(device, options.seed), torch.Generator().manual_seed(options.seed)
    print(f"{sum(p.numel() for p in model.parameters()) / 1e6:.2f} M parameters, {len(factory.texts.codes)} lines, ready after {time.time() - started:.0f} s", flush=True)

    if options.resume:
        validate(average, factory, device, 1024 if device.type == "cuda" else 64)
    limit, step, seen, losses, next_report = options.minutes * 60, 0, 0, [], 25.0
    begun = time.time()
    while (elapsed := time.time() - begun) < limit:
        done = elapsed / limit
        early = done < 0.08 and not options.resume
        width = WIDTHS[int(torch.multinomial(torch.tensor(EARLY_WEIGHTS if early else WIDTH_WEIGHTS), 1, generator=choose))]
        draw = float(torch.rand(1, generator=choose))
        chance.level = 0.2 if early or draw < 0.2 else 0.6 if draw < 0.5 else 1.0
        for batch in draw_batches(factory, chance, width, options.columns):
            set_rate(optimiser, RESUMED_RATE if options.resume else PEAK_RATE, step, done)
            model.train()
            losses.append(train_step(model, optimiser, batch, device))
            torch._foreach_lerp_(slow, fast, 1 - (0.999 if options.resume else min(0.9985, (step + 1) / (step + 20))))
            step, seen = step + 1, seen + len(batch[0])
        if elapsed > next_report:
            next_report = elapsed + REPORT_SECONDS
            print(f"{elapsed:5.0f} s  step {step}  {seen / 1e6:.2f} M lines  loss {torch.stack(losses).mean():.4f}", flush=True)
            losses = []
            validate(average, factory, device, 192)
            torch.save({"weights": average.state_dict(), "characters": characters, "stride": STRIDE}, f"{options.out}/recogniser.pt")
    print(f"{step} steps, {seen / 1e6:.2f} M lines")
    validate(average, factory, device, 1024 if device.type == "cuda" else 64)
    torch.save({"weights": average.state_dict(), "characters": characters, "stride": STRIDE}, f"{options.out}/recogniser.pt")


if __name__ == "__main__":
    main()
