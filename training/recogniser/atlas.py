"""The packed glyphs as tensors, and the composing of printed lines from them, all on one device."""
import lzma
import pickle

import numpy as np
import torch

from language_lines import script_of

EM, CELL, ABOVE = 32, 48, 34  # as in glyphs.py
MARGIN = 18  # rows of canvas above and below the cells, where neighbouring lines show
CANVAS_H = CELL + 2 * MARGIN
BASELINE = MARGIN + ABOVE


class Atlas:
    def __init__(self, path, device, held_out):
        with lzma.open(path) as file:
            packed = pickle.load(file)
        self.characters = packed["characters"]
        self.device = device
        boxes = packed["boxes"].astype(np.int64)
        cells = np.zeros((len(boxes), CELL, CELL), np.uint8)
        at = 0
        for index, (_, _, width, height) in enumerate(boxes):
            if width and height:
                cells[index, :height, :width] = packed["pixels"][at:at + width * height].reshape(height, width)
            at += width * height
        self.cells = torch.from_numpy(cells).to(device)
        self.boxes = torch.from_numpy(boxes).to(device)
        self.glyph = torch.from_numpy(packed["glyph"].astype(np.int64)).to(device)
        self.advance = torch.from_numpy(packed["advance"]).to(device)
        family = [name.split("/")[0] for name in packed["faces"]]
        fixed, coarse = packed["fixed"], np.array(["coarse" in n for n in packed["faces"]])
        seen = np.array([f not in held_out for f in family])
        # Families weigh the same whatever the number of their faces; plain text faces and till-like faces are drawn
        # more often.
        weight = np.array([1 / family.count(f) for f in family]) * np.where(fixed, 1.3, 1.0) * np.where(coarse, 1.5, 1.0)
        display = packed["display"]
        has = has_script(packed["own"], self.characters)
        self.weights = {kept: torch.from_numpy(weights_by_kind(weight * (seen == kept), display, has)).float().to(device) for kept in (True, False)}
        self.capitals = torch.from_numpy(packed["capitals"]).to(device)
        self.fixed = torch.from_numpy(fixed).to(device)
        self.steps = torch.arange(CELL, device=device)


def has_script(own, characters):
    """[3, faces]: which faces have letters of their own for any line, for Greek, for Cyrillic."""
    of = {script: np.array([script_of(c) == script for c in characters]) for script in ("greek", "cyrillic")}
    return np.stack([np.ones(len(own), bool)] + [own[:, wanted].mean(1) > 0.95 for wanted in of.values()])


def weights_by_kind(weight, display, has):
    """[display or not, script, faces]; where no display face has a script's letters, the faces of running text take its place."""
    kinds = np.stack([np.stack([weight * (display == shown) * letters for letters in has]) for shown in (False, True)])
    return np.where(kinds.sum(-1, keepdims=True) > 0, kinds, kinds[:1])


def place(atlas, codes, faces, spread, blank_scale):
    """Pen positions in canvas pixels. codes [N, L] (-1: nothing), faces [N, L], spread [N, 1] in em, blank_scale [N, L]."""
    safe = codes.clamp(min=0)
    advance = atlas.advance[faces, safe] * EM + spread * EM
    advance = torch.where(safe == 0, advance * blank_scale, advance)  # character 0 is the blank
    advance = torch.where(codes >= 0, advance, torch.zeros_like(advance))
    pens = torch.cumsum(advance, 1) - advance
    return pens, advance


def ink_extent(atlas, codes, faces):
    """How far each line's ink reaches above and below the baseline, in canvas pixels."""
    _, top, w, h = atlas.boxes[atlas.glyph[faces, codes.clamp(min=0)]].unbind(-1)
    shown = (codes >= 0) & (w > 0)
    above = torch.where(shown, top, torch.full_like(top, -99)).amax(1).float()
    below = torch.where(shown, h - top, torch.full_like(top, -99)).amax(1).float()
    return above.clamp(min=4), below.clamp(min=-12)


def compose(atlas, codes, faces, pens, width, strength):
    """Ink [N, CANVAS_H, width] in 0..1. strength [N, L]: how dark each character is printed."""
    lines, length = codes.shape
    glyph = atlas.glyph[faces, codes.clamp(min=0)]
    left, top, w, _ = atlas.boxes[glyph].unbind(-1)
    shown = (codes >= 0) & (w > 0)
    canvas = torch.zeros(lines * CANVAS_H * width, device=codes.device)
    # Most glyphs are narrow: two passes move half the pixels that one pass over full cells would.
    for least, most in ((0, CELL // 2), (CELL // 2, CELL)):
        row, column = (shown & (w > least) & (w <= most)).nonzero(as_tuple=True)
        x = pens[row, column].round().long() + left[row, column]
        y = BASELINE - top[row, column]
        cells = atlas.cells[:, :, :most][glyph[row, column]]
        xs, ys = x[:, None] + atlas.steps[:most], y[:, None] + atlas.steps
        inside = ((xs >= 0) & (xs < width))[:, None, :] & ((ys >= 0) & (ys < CANVAS_H))[:, :, None]
        index = (row[:, None] * CANVAS_H + ys.clamp(0, CANVAS_H - 1))[:, :, None] * width + xs.clamp(0, width - 1)[:, None, :]
        canvas.scatter_add_(0, index.view(-1), ((cells * inside).float() * (strength[row, column] / 255)[:, None, None]).reshape(-1))
    return canvas.clamp_(max=1).view(lines, CANVAS_H, width)
