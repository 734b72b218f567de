"""Documents from the generator: worker processes write them, the GPU keeps them, batches are cut from there."""

import fcntl
import functools
import json
import lzma
import queue
import subprocess
import threading

import numpy as np
import torch

MAGIC = 0x494E4B56
IGNORED = -100
UNKNOWN = 255
META = ("words", "currency", "date_order", "language", "document_type", "flags")


class Stream:
    """Runs `workers` copies of the streaming program and collects what they write."""

    def __init__(self, command, workers, first_seed):
        self.frames = queue.Queue(maxsize=256)
        self.layout = None
        self.announced = threading.Event()
        self.stopped = False
        self.processes = []
        for worker in range(workers):
            arguments = [*command, "--worker", str(worker), "--first-seed", str(first_seed)]
            process = subprocess.Popen(arguments, stdout=subprocess.PIPE)
            # Few large reads instead of many small ones: each would take Python's lock from the training loop.
            fcntl.fcntl(process.stdout, fcntl.F_SETPIPE_SZ, 1 << 20)
            self.processes.append(process)
            threading.Thread(target=self.read, args=(process.stdout,), daemon=True).start()

    def read(self, pipe):
        layout = json.loads(pipe.readline())
        if self.layout is None:
            self.layout = layout
        self.announced.set()
        while not self.stopped:
            head = pipe.read(16)
            if len(head) < 16:
                return
            magic, documents, words, size = np.frombuffer(head, "<u4").tolist()
            assert magic == MAGIC, "the stream lost its step"
            self.frames.put(unpack(pipe.read(size), documents, words, layout["features"]))

    def stop(self):
        self.stopped = True
        for process in self.processes:
            process.kill()


def frames_in(path, features):
    """The frames of a file that was written in one go, such as pages read back by OCR."""
    opened = lzma.open if path.endswith(".xz") else open
    with opened(path, "rb") as file:
        while len(head := file.read(16)) == 16:
            magic, documents, words, size = np.frombuffer(head, "<u4").tolist()
            assert magic == MAGIC, f"{path} is no file of frames"
            yield unpack(file.read(size), documents, words, features)


def unpack(body, documents, words, features):
    """One frame: the documents' answers, then one array per kind of feature or label, in a fixed order."""
    kinds = [
        ("meta", "<i4", documents, len(META)),
        ("characters", "u1", words, features["charactersPerWord"]),
        ("hashes", "<i2", words, features["hashesPerWord"]),
        ("numbers", "<f2", words, features["numbersPerWord"]),
        ("coordinates", "<f4", words, features["coordinatesPerWord"]),
        ("label", "<i2", words, 1),
        ("anchor", "<i2", words, 1),
        ("start", "u1", words, 1),
        ("role", "u1", words, 1),
        ("kind", "u1", words, 1),
    ]
    arrays, at = {}, 0
    for name, kind, rows, width in kinds:
        array = np.frombuffer(body, kind, rows * width, at)
        at += array.nbytes
        arrays[name] = array.reshape(rows, width) if width > 1 else array
    return arrays


class Store:
    """All words seen so far, on the GPU; a document is a range of rows."""

    NAMES = ("characters", "hashes", "numbers", "coordinates", "label", "anchor", "start", "role", "kind")

    def __init__(self, features, capacity, device):
        shape = {
            "characters": (features["charactersPerWord"], torch.uint8),
            "hashes": (features["hashesPerWord"], torch.int16),
            "numbers": (features["numbersPerWord"], torch.float16),
            "coordinates": (features["coordinatesPerWord"], torch.float32),
            "label": (0, torch.int16),
            "anchor": (0, torch.int16),
            "start": (0, torch.uint8),
            "role": (0, torch.uint8),
            "kind": (0, torch.uint8),
        }
        self.rows = {
            name: torch.empty((capacity, width) if width else (capacity,), dtype=kind, device=device)
            for name, (width, kind) in shape.items()
        }
        self.capacity, self.device = capacity, device
        self.words = 0
        self.offsets, self.meta = [], []

    def add(self, frames):
        """Keeps frames; once full, documents are no longer added (there are enough by then). Many at once: every copy makes the GPU wait."""
        frames = [frame for frame in frames if len(frame["label"]) > 0]
        count = sum(len(frame["label"]) for frame in frames)
        if not frames or self.words + count > self.capacity:
            return
        for name in self.NAMES:
            source = torch.from_numpy(np.concatenate([frame[name] for frame in frames]))
            self.rows[name][self.words : self.words + count].copy_(source)
        meta = np.concatenate([frame["meta"] for frame in frames])
        starts = self.words + np.concatenate([[0], np.cumsum(meta[:-1, 0])])
        self.offsets.extend(starts.tolist())
        self.meta.extend(meta.tolist())
        self.words += count

    def __len__(self):
        return len(self.meta)

    def batch(self, indexes):
        """Padded tensors for some documents."""
        meta = np.array([self.meta[i] for i in indexes])
        known = np.concatenate([[[self.offsets[i]] for i in indexes], meta], 1)
        known = torch.from_numpy(known)
        if self.device == "cuda":
            known = known.pin_memory().to(self.device, non_blocking=True)
        offset, count = known[:, 0], known[:, 1]
        width = (int(meta[:, 0].max()) + 31) // 32 * 32
        position = torch.arange(width, device=self.device)[None]
        mask = position < count[:, None]
        rows = (offset[:, None] + torch.minimum(position, count[:, None] - 1)).reshape(-1)
        taken = {name: rows_of[rows].view(len(indexes), width, *rows_of.shape[1:]) for name, rows_of in self.rows.items()}
        label = torch.where(mask, taken["label"].long(), IGNORED)
        return {
            "characters": taken["characters"].int(),
            "hashes": taken["hashes"].int() & 0x1FFF,
            "numbers": taken["numbers"].to(torch.bfloat16),
            "coordinates": taken["coordinates"],
            "mask": mask,
            "label": label,
            "start": taken["start"].float(),
            "anchor": torch.where(mask & (taken["anchor"] >= 0), taken["anchor"].long(), IGNORED),
            "role": torch.where(mask & (taken["role"] != UNKNOWN), taken["role"].long(), IGNORED),
            "kind": torch.where(mask & (taken["kind"] != UNKNOWN), taken["kind"].long(), IGNORED),
            **{name: known[:, 1 + k] for k, name in enumerate(META)},
        }


def plan_batches(store, rng, first, words_per_batch, read_back, read_back_share, known_languages, sampled=3000):
    """Documents of like length together, so that little is padding. `read_back` are those that real OCR has read: few, so often.

    Each batch comes with whether its documents are in one of the languages that earlier models know."""
    chosen = rng.integers(first, len(store), sampled)
    if len(read_back) > 0:
        share = min(read_back_share, 20 * len(read_back) / len(store))
        again = rng.random(sampled) < share
        chosen[again] = rng.choice(read_back, int(again.sum()))
    is_known = np.array([store.meta[i][META.index("language")] < known_languages for i in chosen])
    batches = [(batch, known) for known in (True, False) for batch in batches_of(store, chosen[is_known == known], words_per_batch)]
    order = rng.permutation(len(batches))
    return [batches[i] for i in order]


def batches_of(store, chosen, words_per_batch):
    chosen = chosen[np.argsort([store.meta[i][0] for i in chosen])]
    batches, at = [], 0
    while at < len(chosen):
        end, longest = at, 0
        while end < len(chosen) and max(longest, store.meta[chosen[end]][0]) * (end - at + 1) <= words_per_batch:
            longest = max(longest, store.meta[chosen[end]][0])
            end += 1
        batches.append(chosen[at : max(end, at + 1)])
        at = max(end, at + 1)
    return batches


@functools.lru_cache
def free_text(labels, device):
    """Labels with arbitrary words: names, addresses, descriptions. They are recognised by position and shape."""
    return torch.tensor([name.endswith((".name", ".address", ".description")) or name == "ship_to" for name in labels], device=device)


def disturb(batch, layout):
    """Augmentation: lost words, wrong characters, stretched pages, hidden sums."""
    features = layout["features"]
    shape, device = batch["characters"].shape[:2], batch["characters"].device
    documents = shape[0]
    chance = lambda *size: torch.rand(*size, 1, device=device)
    normal = lambda *size: torch.randn(*size, 1, device=device)
    coordinates = batch["coordinates"].clone()
    coordinates[..., 2:3] *= 1 + 0.12 * normal(documents, 1).clamp(-2, 2)
    coordinates[..., :2] = coordinates[..., :2] * (1 + 0.1 * normal(documents, 1).clamp(-2, 2)) + 2 * normal(documents, 1)
    coordinates[..., :2] += 0.15 * normal(*shape)
    coordinates[..., 2:3] += 0.08 * normal(*shape)

    first_hash = torch.arange(features["hashesPerWord"], device=device) == 0
    free = free_text(tuple(layout["labels"]), device)[batch["label"].clamp(min=0)].unsqueeze(-1)
    lost = 0.06 + 0.34 * chance(documents, 1) ** 2
    hashes = torch.where((chance(*shape) < torch.where(free, 0.5, lost)) & first_hash, 0, batch["hashes"])
    hashes = torch.where(chance(*shape) < torch.where(free, 0.25, 0.06), 0, hashes)

    hidden = (chance(*shape) < 0.08) & (chance(documents, 1) < 0.7)
    number = torch.arange(features["numbersPerWord"], device=device)
    numbers = batch["numbers"]
    numbers = torch.where(hidden & (number < features["shape"][1]), 0.0, numbers)
    relation = (number >= features["relations"][0]) & (number < features["relations"][1])
    numbers = torch.where((chance(documents, 1) < 0.2) & relation, 0.0, numbers).to(torch.bfloat16)

    characters = torch.where(hidden, 0, batch["characters"])
    # Logos are read as random letters.
    odd = free & (chance(*shape) < 0.15) & (chance(documents, 1) < 0.3)
    wrong = (torch.rand(characters.shape, device=device) < torch.where(odd, 0.4, 0.01)) & (characters > 0)
    noise = torch.randint(33, 123, characters.shape, device=device, dtype=characters.dtype)
    characters = torch.where(wrong, noise, characters)
    return {
        **batch,
        "coordinates": coordinates,
        "hashes": torch.where(hidden | odd, 0, hashes),
        "numbers": numbers,
        "characters": characters,
    }
