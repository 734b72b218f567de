"""The reader: a small transformer over the words of a page and their positions."""

import math
from dataclasses import dataclass

import torch
import torch.nn as nn
import torch.nn.functional as F

CHARACTER_SIZE = 24
CHARACTER_CHANNELS = (48, 80)
HASH_SIZE = 128
HEAD_SIZE = 32
POINTER_SIZE = 64
DROPOUT = 0.1
# GELU by its usual approximation: ONNX Runtime takes twice as long for the exact function (decision 0049).
GELU = "tanh"

# Wavelengths of the rotary angles, in line heights (x0, x1, y) and in words (order): 16 pairs for a head of 32.
WAVES_X = (4.0, 16.0, 64.0, 220.0)
WAVES_Y = (3.0, 8.0, 20.0, 50.0, 140.0, 400.0)
WAVES_ORDER = (6.0, 60.0)
WAVES_PLACE = (1.0, 2.0, 4.0, 8.0)


@dataclass(frozen=True)
class Shape:
    """How large a reader is, written `4x256x4x2`: layers, width, heads, and how many times the width its feeds have."""

    layers: int
    width: int
    heads: int
    feed: int
    activation: str = "relu"

    @staticmethod
    def parse(text):
        return Shape(*(int(number) for number in text.split("x")))

    @staticmethod
    def of(weights):
        """The shape of a reader with these weights, if it was trained with rectified feeds."""
        width, heads = weights["blocks.0.attention.merge.weight"].shape
        layers = sum(name.endswith(".feed_in.weight") for name in weights)
        return Shape(layers, width, heads // HEAD_SIZE, len(weights["blocks.0.feed_in.weight"]) // width)


class Attention(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.heads = shape.heads
        self.project = nn.Linear(shape.width, 3 * shape.heads * HEAD_SIZE)
        self.merge = nn.Linear(shape.heads * HEAD_SIZE, shape.width)

    def forward(self, x, cos, sin, mask, exporting):
        batch, count, _ = x.shape
        q, k, v = self.project(x).view(batch, count, 3, self.heads, HEAD_SIZE).permute(2, 0, 3, 1, 4).unbind(0)
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        if exporting == "fused":
            return self.merge(FusedAttention.apply(*(heads_together(x) for x in (q, k, v)), self.heads))
        if exporting == "plain":
            out = torch.softmax((q / math.sqrt(HEAD_SIZE)) @ k.transpose(-1, -2), -1) @ v
        else:
            out = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        return self.merge(heads_together(out))


class FusedAttention(torch.autograd.Function):
    """ONNX Runtime's own attention, which never writes the whole table of weights to memory."""

    @staticmethod
    def forward(ctx, q, k, v, heads):
        q, k, v = (x.view(*x.shape[:2], heads, -1).transpose(1, 2) for x in (q, k, v))
        return heads_together(F.scaled_dot_product_attention(q, k, v))

    @staticmethod
    def symbolic(g, q, k, v, heads):
        return g.op("com.microsoft::MultiHeadAttention", q, k, v, num_heads_i=heads).setType(q.type())


def heads_together(x):
    return x.transpose(1, 2).reshape(x.shape[0], x.shape[2], -1)


def with_neighbours(x):
    """Each row with the one before and the one after it: a convolution of width 3 is then a matrix product, which int8 makes fast."""
    return torch.cat([F.pad(x[:, :-1], (0, 0, 1, 0)), x, F.pad(x[:, 1:], (0, 0, 0, 1))], -1)


def rotate(x, cos, sin):
    a, b = x.chunk(2, -1)
    return torch.cat([a * cos - b * sin, a * sin + b * cos], -1)


class Block(nn.Module):
    def __init__(self, shape):
        super().__init__()
        width = shape.width
        self.norm_attention = nn.LayerNorm(width)
        self.attention = Attention(shape)
        self.norm_feed = nn.LayerNorm(width)
        self.feed_in = nn.Linear(width, shape.feed * width)
        self.feed_out = nn.Linear(shape.feed * width, width)
        self.activation = F.relu if shape.activation == "relu" else nn.GELU(GELU)
        self.dropout = nn.Dropout(DROPOUT)

    def forward(self, x, cos, sin, mask, exporting):
        x = x + self.dropout(self.attention(self.norm_attention(x), cos, sin, mask, exporting))
        return x + self.dropout(self.feed_out(self.activation(self.feed_in(self.norm_feed(x)))))


class Reader(nn.Module):
    """`layout` describes the features and the heads, as the stream announces them."""

    def __init__(self, layout, shape):
        super().__init__()
        width = shape.width
        self.xy = layout["features"]["xy"]
        buckets, numbers = layout["features"]["hashBuckets"], layout["features"]["numbersPerWord"]
        first, second = CHARACTER_CHANNELS
        self.characters = nn.Embedding(128, CHARACTER_SIZE, padding_idx=0)
        self.characters_narrow = nn.Linear(3 * CHARACTER_SIZE, first)
        self.characters_wide = nn.Linear(3 * first, second)
        self.words = nn.Embedding(buckets, HASH_SIZE, padding_idx=0)
        self.triples = nn.Embedding(buckets, HASH_SIZE, padding_idx=0)
        self.numbers = nn.Linear(numbers + 2 * len(self.xy) * len(WAVES_PLACE), 128)
        self.join = nn.Sequential(
            nn.Linear(second + 2 * HASH_SIZE + 128, width), nn.GELU(GELU), nn.Linear(width, width), nn.LayerNorm(width)
        )
        self.blocks = nn.ModuleList([Block(shape) for _ in range(shape.layers)])
        self.norm = nn.LayerNorm(width)
        self.label = nn.Linear(width, len(layout["labels"]))
        self.start = nn.Linear(width, 1)
        self.role = nn.Linear(width, len(layout["roles"]))
        self.kind = nn.Linear(width, len(layout["kinds"]))
        self.pointer_from = nn.Linear(width, POINTER_SIZE)
        self.pointer_to = nn.Linear(width, POINTER_SIZE)
        self.attend_document = nn.Linear(width, 1)
        self.document = nn.ModuleDict({name: nn.Linear(width, len(layout[name])) for name in DOCUMENT_HEADS})
        for name, waves in (("x", WAVES_X), ("y", WAVES_Y), ("order", WAVES_ORDER)):
            self.register_buffer(f"angle_{name}", 2 * math.pi / torch.tensor(waves), persistent=False)
        self.register_buffer("angle_place", 2 * math.pi * torch.tensor(WAVES_PLACE), persistent=False)

    def forward(self, characters, hashes, numbers, coordinates, mask=None, exporting=None):
        x = self.join(self.word_vectors(characters, hashes, numbers))
        cos, sin = self.angles(coordinates, x.dtype)
        attention_mask = None if mask is None else mask[:, None, None, :]
        for block in self.blocks:
            x = block(x, cos, sin, attention_mask, exporting)
        x = self.norm(x)
        pointer = self.pointer_from(x) @ self.pointer_to(x).transpose(1, 2) / math.sqrt(POINTER_SIZE)
        document = self.document_vector(x, mask)
        heads = [self.document[name](document) for name in DOCUMENT_HEADS]
        return (self.label(x), self.start(x).squeeze(-1), pointer, self.role(x), self.kind(x), *heads)

    def word_vectors(self, characters, hashes, numbers):
        batch, count, length = characters.shape
        letters = self.characters(characters.view(batch * count, length))
        letters = F.gelu(self.characters_narrow(with_neighbours(letters)), approximate=GELU)
        letters = self.characters_wide(with_neighbours(letters)).amax(1).view(batch, count, -1)
        word = self.words(hashes[..., 0])
        triples = self.triples(hashes[..., 1:])
        present = (hashes[..., 1:] > 0).sum(-1, keepdim=True).clamp(min=1).to(triples.dtype)
        place = torch.cat([numbers[..., at : at + 1] for at in self.xy], -1)
        waves = (place.unsqueeze(-1) * self.angle_place.to(numbers.dtype)).flatten(-2)
        measured = F.gelu(self.numbers(torch.cat([numbers, waves.sin(), waves.cos()], -1)), approximate=GELU)
        return torch.cat([letters, word, triples.sum(-2) / present, measured], -1)

    def angles(self, coordinates, dtype):
        c = coordinates.float()
        angle = torch.cat(
            [
                c[..., 0:1] * self.angle_x,
                c[..., 1:2] * self.angle_x,
                c[..., 2:3] * self.angle_y,
                c[..., 3:4] * self.angle_order,
            ],
            -1,
        )
        return angle.cos().unsqueeze(1).to(dtype), angle.sin().unsqueeze(1).to(dtype)

    def document_vector(self, x, mask):
        weight = self.attend_document(x)
        if mask is not None:
            weight = weight.masked_fill(~mask.unsqueeze(-1), -1e4)
        return (torch.softmax(weight.float(), 1).to(x.dtype) * x).sum(1)


# One answer for the whole document each; the names are those of the lists in the layout.
DOCUMENT_HEADS = ("currencies", "dateOrders", "languages", "documentTypes")
