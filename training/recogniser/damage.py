"""Simulated damage of a line by printing, paper, light, lens and file format. Everything works on a batch [N, H, W] on its own device."""
import functools
import math
import random

import torch
import torch.nn.functional as F


class Chance:
    """Per-line random numbers from one generator. `level` scales how often and how strongly damage happens."""

    def __init__(self, device, seed, level=1.0):
        self.device, self.level = device, level
        self.generator = torch.Generator(device=device)
        self.generator.manual_seed(seed)
        self.host = random.Random(seed)  # numbers that shape tensors: drawing them on the GPU would make the host wait for it

    def uniform(self, shape, low=0.0, high=1.0):
        return torch.rand(shape, generator=self.generator, device=self.device) * (high - low) + low

    def normal(self, shape):
        return torch.randn(shape, generator=self.generator, device=self.device)

    def happens(self, lines, probability):
        return (self.uniform((lines, 1, 1)) < probability * self.level).float()

    def integer(self, high, shape):
        return torch.randint(high, shape, generator=self.generator, device=self.device)

    def one(self, low, high):
        return self.host.uniform(low, high)


def lerp(a, b, weight):
    return a + (b - a) * weight


def smooth_field(chance, lines, height, width, cells_y, cells_x):
    """Slowly varying noise, about −1..1."""
    coarse = chance.normal((lines, 1, cells_y, cells_x))
    return F.interpolate(coarse, (height, width), mode="bilinear", align_corners=True)[:, 0]


def wear_ink(ink, chance):
    """On the canvas: heavier or lighter strokes, missing dots, dead printer needles, fading, dot patterns."""
    n, height, width = ink.shape
    heavy = F.max_pool2d(ink[:, None], 3, 1, 1)[:, 0]
    light = -F.max_pool2d(-ink[:, None], 3, 1, 1)[:, 0]
    ink = lerp(ink, heavy, chance.happens(n, 0.3) * chance.uniform((n, 1, 1)))
    ink = lerp(ink, light, chance.happens(n, 0.3) * chance.uniform((n, 1, 1), 0, 0.5))
    # Dots that did not burn: noise of a random grain against a threshold.
    grain = chance.one(1, 3.5)
    dots = chance.uniform((n, 1, max(4, int(height / grain)), max(4, int(width / grain))))
    dots = F.interpolate(dots, (height, width), mode="nearest")[:, 0]
    missing = (dots < chance.uniform((n, 1, 1), 0.02, 0.3)).float() * chance.happens(n, 0.22) * chance.uniform((n, 1, 1), 0.3, 1)
    ink = ink * (1 - missing)
    # Light streaks along and across the paper.
    for shape in ((n, 1, width), (n, height, 1)):
        streak = (chance.uniform(shape) < 0.06).float() * chance.happens(n, 0.06) * chance.uniform((n, 1, 1), 0.4, 1)
        ink = ink * (1 - streak)
    fade = (smooth_field(chance, n, height, width, 2, max(2, width // 120)) * 0.35).clamp(-0.6, 0.6)
    ink = ink * (1 - (fade.clamp(min=0) * chance.happens(n, 0.3)))
    ys = torch.arange(height, device=ink.device)[None, :, None]
    xs = torch.arange(width, device=ink.device)[None, None, :]
    ink = ink * (1 - dead_bands(chance, n, xs, width, 0.08)) * (1 - dead_bands(chance, n, ys, height, 0.03))
    # A needle printer's lattice.
    period = chance.uniform((n, 1, 1), 2.6, 4.8)
    lattice = (0.5 + 0.5 * torch.cos(2 * math.pi * xs / period)) * (0.5 + 0.5 * torch.cos(2 * math.pi * ys / period))
    return ink * (1 - chance.happens(n, 0.07) * (1 - (lattice * 1.6).clamp(max=1)))


def dead_bands(chance, n, places, length, probability, most=4):
    """Elements of a print head that no longer print leave bands without ink, as long as the paper."""
    dead = 0.0
    for _ in range(most):
        at, half = chance.uniform((n, 1, 1), 0, length), chance.uniform((n, 1, 1), 0.4, 1.7)
        dead = dead + ((places - at).abs() < half).float() * (chance.uniform((n, 1, 1)) < 0.6).float()
    return (dead.clamp(max=1) if torch.is_tensor(dead) else dead) * chance.happens(n, probability) * chance.uniform((n, 1, 1), 0.5, 1)


def pen_strokes(ink, chance, probability=0.08):
    """Signatures, ticks and circles drawn over the print, and the letters of stamps: bent strokes of some width."""
    n, height, width = ink.shape
    ys = torch.arange(height, device=ink.device)[None, :, None].float()
    xs = torch.arange(width, device=ink.device)[None, None, :].float()
    strokes = torch.zeros_like(ink)
    for _ in range(2):
        along = (xs - chance.uniform((n, 1, 1), 0, width)) / chance.uniform((n, 1, 1), 20, 160)
        at = height * chance.uniform((n, 1, 1)) + along * chance.normal((n, 1, 1)) * 18 + along * along * chance.normal((n, 1, 1)) * 10
        near = ((ys - at).abs() < chance.uniform((n, 1, 1), 0.7, 2.4)) & (along.abs() < 1)
        strokes = torch.maximum(strokes, near.float() * (chance.uniform((n, 1, 1)) < 0.6).float())
    return torch.maximum(ink, strokes * chance.happens(n, probability) * chance.uniform((n, 1, 1), 0.3, 1))


def show_through(ink, chance, probability=0.05):
    """The print of the other side, mirrored and pale."""
    behind = torch.roll(ink, chance.host.randrange(1, max(2, len(ink))), 0).flip(2)
    behind = F.avg_pool2d(behind[:, None], 3, 1, 1)[:, 0]
    return torch.maximum(ink, behind * chance.happens(len(ink), probability) * chance.uniform((len(ink), 1, 1), 0.08, 0.35))


def rule_lines(ink, chance, baseline):
    """Underlines, table rules and cell borders that the crop catches."""
    n, height, width = ink.shape
    ys = torch.arange(height, device=ink.device)[None, :, None].float()
    xs = torch.arange(width, device=ink.device)[None, None, :].float()
    for low, high, probability in ((2, 14, 0.12), (-34, -24, 0.07), (8, 22, 0.06)):
        at = baseline + chance.uniform((n, 1, 1), low, high)
        thick = chance.uniform((n, 1, 1), 0.6, 2.2)
        line = (((ys - at).abs() < thick).float() * chance.happens(n, probability) * chance.uniform((n, 1, 1), 0.4, 1))
        dashes = (torch.sin(xs / chance.uniform((n, 1, 1), 1.0, 4.0)) > 0).float()
        line = line * torch.where(chance.happens(n, 0.2) > 0, dashes, torch.ones_like(dashes))
        ink = torch.maximum(ink, line)
    return ink


def vertical_rules(ink, chance, start, end):
    """A cell border just before or after the text. `start` and `end` are in canvas pixels, [N]."""
    n, _, width = ink.shape
    xs = torch.arange(width, device=ink.device)[None, None, :].float()
    for edge, sign in ((start, -1), (end, 1)):
        at = edge[:, None, None] + sign * chance.uniform((n, 1, 1), 5, 16)
        line = ((xs - at).abs() < chance.uniform((n, 1, 1), 0.6, 1.8)).float() * chance.happens(n, 0.06)
        ink = torch.maximum(ink, line.expand_as(ink))
    return ink


def lay_on_paper(ink, chance):
    """From ink to light: paper tone, shade, texture, ink tone, white print on dark."""
    n, height, width = ink.shape
    paper = 1 - chance.happens(n, 0.5) * chance.uniform((n, 1, 1), 0, 0.4)
    tone = chance.happens(n, 0.6) * chance.uniform((n, 1, 1), 0, 1) ** 1.5 * 0.62
    shade = smooth_field(chance, n, height, width, 2, max(2, width // 160)) * 0.1 * chance.happens(n, 0.35)
    # A crumple's faces catch the light each in its own way; a printed picture or a stain lies under the print.
    creases = smooth_field(chance, n, height, width, 2, max(3, width // 45)) * 0.22 * chance.happens(n, 0.12)
    stain = (smooth_field(chance, n, height, width, 2, max(2, width // 90)) > 0.6).float() * chance.uniform((n, 1, 1), 0.05, 0.35)
    shade = shade + creases - stain * chance.happens(n, 0.06)
    grain = smooth_field(chance, n, height, width, height // 2, width // 2) * 0.06 * chance.happens(n, 0.2)
    ys = torch.arange(height, device=ink.device)[None, :, None]
    xs = torch.arange(width, device=ink.device)[None, None, :]
    angle, period = chance.uniform((n, 1, 1), 0, math.pi), chance.uniform((n, 1, 1), 2, 9)
    hatch = torch.sin(2 * math.pi * (xs * torch.cos(angle) + ys * torch.sin(angle)) / period) * 0.09 * chance.happens(n, 0.06)
    ground = (paper + shade + grain + hatch).clamp(0.05, 1)
    light = ground * (1 - ink) + ink * ground * tone
    inverse = chance.happens(n, 0.04)
    return lerp(light, 1 - light * chance.uniform((n, 1, 1), 0.5, 1), inverse)


def blur(light, chance):
    """Gaussian, of its own width for each line and direction; up to 3 px in a crop of 36 px."""
    n, height, width = light.shape
    some = chance.happens(n, 0.55)
    common = chance.uniform((n, 1, 1)) ** 1.5 * 0.08 * height
    moved = chance.happens(n, 0.12)  # a hand that moved blurs one direction only
    upwards = (chance.uniform((n, 1, 1)) < 0.5).float()
    for dim in (1, 2):
        kept = lerp(1.0, (upwards if dim == 1 else 1 - upwards) * 1.4 + 0.15, moved)
        sigma = (common * kept * chance.uniform((n, 1, 1), 0.7, 1.3) * some).clamp(min=0.12)
        weights = [torch.exp(-0.5 * (tap / sigma) ** 2) for tap in range(-4, 5)]
        total = sum(weights)
        padded = F.pad(light[:, None], (4, 4, 0, 0) if dim == 2 else (0, 0, 4, 4), mode="replicate")[:, 0]
        # Shifted sums: a grouped convolution with one group for each line is many times slower.
        light = sum(padded.narrow(dim, tap, light.shape[dim]) * (weight / total) for tap, weight in enumerate(weights))
    return light


def add_noise(light, chance):
    n, height, width = light.shape
    sigma = chance.happens(n, 0.5) * chance.uniform((n, 1, 1)) ** 1.5 * 0.26 * min(1.0, height / 36) ** 0.5
    light = light + chance.normal((n, height, width)) * sigma
    specks = chance.uniform((n, height, width))
    share = chance.happens(n, 0.12) * chance.uniform((n, 1, 1), 0, 0.03)
    light = torch.where(specks < share, torch.zeros_like(light), light)
    light = torch.where(specks > 1 - share, torch.ones_like(light), light)
    return harden(light, chance).clamp(0, 1)


def harden(light, chance):
    """A threshold, hard or soft, that wanders along the line: thin strokes break, tight ones fill up."""
    n, height, width = light.shape
    dark, paper = light.amin((1, 2), keepdim=True), light.amax((1, 2), keepdim=True)
    share = chance.uniform((n, 1, 1), 0.3, 0.75) + smooth_field(chance, n, height, width, 3, max(3, width // 20)) * 0.09
    sharpness = torch.exp(chance.uniform((n, 1, 1), 2.0, 4.2)) / (paper - dark).clamp(min=0.1)
    binary = torch.sigmoid((light - (dark + (paper - dark) * share)) * sharpness)
    return lerp(light, binary, chance.happens(n, 0.2))


LUMINANCE = torch.tensor([
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]).float().view(8, 8)


@functools.cache
def on_device(device):
    """Constants, copied once: each copy makes the host wait. Quantisation table, DCT matrix, shares of ink and paper."""
    return LUMINANCE.to(device), dct_matrix(device), torch.tensor([0.02, 0.9], device=device)


def dct_matrix(device):
    k = torch.arange(8, device=device).float()
    matrix = torch.cos(math.pi * (2 * k[None, :] + 1) * k[:, None] / 16) * 0.5
    matrix[0] /= math.sqrt(2)
    return matrix


def jpeg(light, chance):
    """Quantises 8 × 8 blocks as JPEG does, on a grid that starts anywhere."""
    n, height, width = light.shape
    up, left = chance.host.randrange(8), chance.host.randrange(8)
    padded = F.pad(light[:, None], (left, (-width - left) % 8, up, (-height - up) % 8), mode="replicate")[:, 0]
    ph, pw = padded.shape[1:]
    blocks = padded.view(n, ph // 8, 8, pw // 8, 8).permute(0, 1, 3, 2, 4) * 255 - 128
    luminance, dct, _ = on_device(light.device)
    quality = chance.uniform((n,), 12 + max(0, 40 - height), 92)
    scale = torch.where(quality < 50, 5000 / quality, 200 - 2 * quality) / 100
    table = (luminance * scale[:, None, None, None, None]).clamp(1, 255)
    quantised = torch.round(dct @ blocks @ dct.T / table) * table
    back = ((dct.T @ quantised @ dct + 128) / 255).permute(0, 1, 3, 2, 4).reshape(n, ph, pw)
    return lerp(light, back[:, up:up + height, left:left + width], chance.happens(n, 0.4)).clamp(0, 1)


def stretch_contrast(light, chance):
    """The engine's contrast stretch of crops: the darkest 2 % become black, paper becomes white."""
    n = len(light)
    sample = light[:, ::2, ::4].reshape(n, -1)
    dark, paper = torch.quantile(sample, on_device(light.device)[2], dim=1)[..., None, None]
    stretched = ((light - dark) / (paper - dark).clamp(min=0.05)).clamp(0, 1)
    return lerp(light, stretched, (chance.uniform((n, 1, 1)) < 0.7).float())
