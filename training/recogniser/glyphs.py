"""Draws every character of every training font once and packs the bitmaps into one small file.

The training machine has neither fonts nor a font renderer, so lines are composed there from these glyphs. The families of
display-fonts.txt, in which shops and companies print their names, are kept apart from those of running text.
Usage: python glyphs.py CHARACTERS.json OUT.xz FOLDER...   (folders of @fontsource packages or of .ttf/.otf files)
"""
import json
import lzma
import pickle
import random
import re
import sys
from pathlib import Path

import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

EM = 32  # pixels; a crop of 40 px holds 22 to 50 px of font size
CELL_W, ABOVE, BELOW = 48, 34, 14  # a glyph's cell: 48 wide, 34 rows above the baseline and 14 below
PIXEL_FACES = 40  # fixed-width faces that are drawn a second time as coarse bitmaps, like a till printer's
DISPLAY = {package.split("/")[-1] for package in (Path(__file__).parent / "display-fonts.txt").read_text().split()}
SAME_SHAPE = 0.5  # share of the ink that a small and a capital letter of one shape have in common, once they are of one size
SYMBOL_FALLBACKS = {"fixed": "cousine", "free": "arimo"}


def find_faces(folders):
    """[(face name, [files in order of lookup])]; the subsets of a web font are one face."""
    faces = {}
    for folder in map(Path, folders):
        for file in sorted(folder.rglob("*")):
            web = re.fullmatch(r"(.+)-(latin|latin-ext|cyrillic|greek)-(\d+)-(normal|italic)\.woff", file.name)
            if web:
                family, subset, weight, style = web.groups()
                faces.setdefault(f"{family}/{weight}/{style}", {})[subset] = file
            elif file.suffix in (".ttf", ".otf"):
                faces[file.stem] = {"latin": file}
    order = ["latin", "latin-ext", "cyrillic", "greek"]
    return [(name, [files[s] for s in order if s in files]) for name, files in sorted(faces.items()) if "latin" in files]


def choose(faces):
    """Regular and bold of every web family, at most one other weight and one italic, so that no family dominates."""
    chosen, by_family = [], {}
    for name, files in faces:
        by_family.setdefault(name.split("/")[0], []).append((name, files))
    for family, members in sorted(by_family.items()):
        rng = random.Random(family)
        named = dict(members)
        regular = [n for n in named if n.endswith("/400/normal") or n.endswith("/700/normal") or "/" not in n]
        others = [n for n in named if n not in regular and n.endswith("normal") and "/100/" not in n and "/200/" not in n]
        italics = [n for n in named if n.endswith("/400/italic") or n.endswith("/700/italic")]
        picked = regular if family in DISPLAY else regular + rng.sample(others, min(1, len(others))) + rng.sample(italics, min(1, len(italics)))
        chosen += [(n, named[n]) for n in picked]
    return chosen


class Face:
    def __init__(self, name, files, size=EM, coarse=False):
        self.name, self.size, self.coarse = name, size, coarse
        self.display, self.capitals = False, False
        self.fonts = [(set(TTFont(f, lazy=True).getBestCmap()), ImageFont.truetype(str(f), size)) for f in files]

    def font_for(self, character):
        return next((font for cmap, font in self.fonts if ord(character) in cmap), None)

    def draw(self, character):
        """(advance in em, left, top above baseline, bitmap) or None; coarse faces are drawn small and enlarged."""
        font = self.font_for(character)
        if font is None:
            return None
        image = Image.new("L", (CELL_W * 2, ABOVE * 2 + BELOW * 2), 0)
        pen = (CELL_W // 2, ABOVE + BELOW)
        ImageDraw.Draw(image).text(pen, character, font=font, fill=255, anchor="ls")
        pixels = np.asarray(image)
        if self.coarse:
            pixels = np.where(pixels > 80, 255, 0).astype(np.uint8)
            scale = EM / self.size
            big = Image.fromarray(pixels).resize((round(image.width * scale), round(image.height * scale)), Image.NEAREST)
            pixels, pen = np.asarray(big), (round(pen[0] * scale), round(pen[1] * scale))
        ys, xs = np.nonzero(pixels > 15)
        advance = font.getlength(character) / self.size
        if len(xs) == 0:
            return advance, 0, 0, np.zeros((0, 0), np.uint8)
        y0, y1, x0, x1 = ys.min(), ys.max() + 1, xs.min(), xs.max() + 1
        y0, y1 = max(y0, pen[1] - ABOVE), min(y1, pen[1] + BELOW)
        x1 = min(x1, x0 + CELL_W)
        # Sixteen levels are enough for an edge and halve the file.
        return advance, int(x0 - pen[0]), int(pen[1] - y0), pixels[y0:y1, x0:x1] // 16 * 17


def is_fixed_width(face):
    widths = [face.draw(c) for c in "iWm1"]
    return all(w is not None for w in widths) and max(w[0] for w in widths) - min(w[0] for w in widths) < 0.02


def is_capitals_only(face):
    """Small letters that are small or equal capitals: printed from small letters, they would teach that an A may be an a."""
    return all(same_shape(face.draw(c)[3], face.draw(c.upper())[3]) for c in "aegr")


def same_shape(small, capital):
    if not small.size or not capital.size:
        return False
    one_size = np.asarray(Image.fromarray(small).resize(capital.shape[::-1], Image.BILINEAR))
    inked, wanted = one_size > 100, capital > 100
    return (inked & wanted).sum() >= SAME_SHAPE * max(1, (inked | wanted).sum())


def build(characters, folders):
    faces = []
    for name, files in choose(find_faces(folders)):
        face = Face(name, files)
        face.display = name.split("/")[0] in DISPLAY
        if all(face.font_for(c) for c in "AZaz09.,-"):
            face.capitals = is_capitals_only(face)
            faces += [face] if face.display or not face.capitals else []
    fixed = [is_fixed_width(f) for f in faces]
    rng = random.Random(1)
    candidates = [f for f, is_fixed in zip(faces, fixed) if is_fixed and not f.display]
    for face in rng.sample(candidates, min(PIXEL_FACES, len(candidates))):
        files = dict(find_faces(folders))[face.name]
        faces.append(Face(f"{face.name}/coarse", files, rng.choice([15, 16, 18, 20, 22, 24]), coarse=True))
        fixed.append(True)
    names = [f.name for f in faces]
    lenders = {kind: names.index(f"{family}/400/normal") for kind, family in SYMBOL_FALLBACKS.items()}
    glyph = np.full((len(faces), len(characters)), -1, np.int32)
    advance = np.zeros((len(faces), len(characters)), np.float32)
    boxes, bitmaps = [], []
    for f, face in enumerate(faces):
        for c, character in enumerate(characters):
            drawn = face.draw(character)
            if drawn is None:
                continue
            advance[f, c] = drawn[0]
            glyph[f, c] = len(boxes)
            boxes.append((drawn[1], drawn[2], drawn[3].shape[1], drawn[3].shape[0]))
            bitmaps.append(drawn[3].ravel())
    own = glyph >= 0
    for f in range(len(faces)):
        for lender in ([lenders["fixed"]] if fixed[f] else []) + [lenders["free"]]:
            missing = glyph[f] < 0
            glyph[f, missing] = glyph[lender, missing]
            advance[f, missing] = advance[lender, missing]
    print(f"{len(faces)} faces ({sum(f.display for f in faces)} for display, {sum(f.capitals for f in faces)} in capitals only, {sum(fixed)} of fixed width), {len(boxes)} glyphs, still missing {(glyph < 0).sum()}")
    return {
        "characters": characters, "faces": names, "fixed": np.array(fixed), "glyph": glyph, "advance": advance, "own": own,
        "display": np.array([f.display for f in faces]), "capitals": np.array([f.capitals for f in faces]),
        "boxes": np.array(boxes, np.int16), "pixels": np.concatenate(bitmaps),
    }


if __name__ == "__main__":
    alphabet = json.loads(Path(sys.argv[1]).read_text())
    atlas = build(alphabet, sys.argv[3:])
    with lzma.open(sys.argv[2], "wb", preset=6) as out:
        pickle.dump(atlas, out, protocol=4)
    print(f"{Path(sys.argv[2]).stat().st_size / 1e6:.1f} MB from {atlas['pixels'].nbytes / 1e6:.1f} MB of pixels")
