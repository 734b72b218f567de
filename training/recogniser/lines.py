"""Batches of line pictures with their texts, made on the device from glyphs and text lines."""
import lzma
import math

import numpy as np
import torch
import torch.nn.functional as F

import damage
from atlas import BASELINE, CANVAS_H, EM, Atlas, compose, ink_extent, place
from language_lines import capitals, script_of

HEIGHT = 40  # pixels of a crop as the recogniser sees it
WIDENING = 1.2  # crops are read a little wider than they are: narrow doubled letters need their three steps
STRIDE = 4  # pixels of width for one step of the recogniser
LONGEST = 110
CHUNKS = 8
DISPLAY_SHARE = 0.35  # of lines that are mostly letters: shops' and companies' names, titles
MOSTLY_LETTERS = 0.7
RARE_LATIN = set("ĀāĂăĊċČčĎďĐđĒēĖėĚěĞğĠġĢģĦħĪīĮįİıĶķĹĺĻļĽľŅņŇňŌōŐőŔŕŘřŞşŠšŢţŤťŪūŮůŰűŲųŽžȘșȚț")


class Texts:
    """The text lines as one tensor of character indexes, −1 after the end."""

    def __init__(self, path, characters, device):
        lookup = {c: i for i, c in enumerate(characters)}
        with lzma.open(path, "rt") as file:
            lines = file.read().split("\n")
        table = np.full(max(map(ord, characters)) + 1, -1, np.int16)
        table[[ord(c) for c in characters]] = np.arange(len(characters))
        codes = np.full((len(lines), LONGEST), -1, np.int16)
        for row, line in enumerate(lines):
            points = np.frombuffer(line[:LONGEST].encode("utf-32-le"), np.uint32)
            codes[row, : len(points)] = table[points]
        codes = torch.from_numpy(codes)
        self.codes = codes[(codes >= 0).any(1)].to(device)
        self.lengths = (self.codes >= 0).sum(1)
        upper = torch.arange(len(characters))
        for c, i in lookup.items():
            if capitals(c) in lookup and script_of(capitals(c)) == script_of(c):
                upper[i] = lookup[capitals(c)]
        self.upper = upper.to(device)
        self.script = torch.tensor([{"greek": 1, "cyrillic": 2}.get(script_of(c), 0) for c in characters], device=device)
        self.kinds = self.rows_by_kind(characters)
        self.is_letter = torch.tensor([c.isalpha() for c in characters], device=device)
        self.digits = torch.tensor([lookup[d] for d in "0123456789"], device=device)

    def rows_by_kind(self, characters):
        """The lines by the letters in them, for the tables: Latin of western Europe, other Latin, Greek, Cyrillic."""
        rare = torch.tensor([c in RARE_LATIN for c in characters], device=self.codes.device)
        present, safe = self.codes >= 0, self.codes.clamp(min=0).long()
        script = torch.where(present, self.script[safe], 0).amax(1)
        other = (present & rare[safe]).any(1)
        kinds = {"latin": (script == 0) & ~other, "other latin": (script == 0) & other, "greek": script == 1, "cyrillic": script == 2}
        return {kind: rows.nonzero()[:, 0] for kind, rows in kinds.items() if rows.any()}

    def draw(self, chance, count, longest, among=None):
        """Random lines; long ones are cut to a window; digits are replaced so that no number is ever learnt by heart."""
        rows = chance.integer(len(self.codes), (count,)) if among is None else among[chance.integer(len(among), (count,))]
        room = (self.lengths[rows] - longest).clamp(min=0)
        start = (chance.uniform((count,)) * (room + 1)).long()
        index = start[:, None] + torch.arange(longest, device=rows.device)
        codes = torch.where(index < LONGEST, self.codes[rows].long().gather(1, index.clamp(max=LONGEST - 1)), -1)
        is_digit = (codes >= self.digits[0]) & (codes <= self.digits[9])
        redraw = is_digit & (chance.uniform((count, 1)) < 0.7)
        drawn = self.digits[chance.integer(10, codes.shape)]
        # Real numbers are full of zeros, and a zero among zeros is what looks most like the letter O.
        zeros = (chance.uniform((count, 1)) < 0.3) & (chance.uniform(codes.shape) < 0.5)
        codes = torch.where(redraw, torch.where(zeros, self.digits[0], drawn), codes)
        shout = (chance.uniform((count, 1)) < 0.12) & (codes >= 0)
        codes = torch.where(shout, self.upper[codes.clamp(min=0)], codes)
        # A detector also finds specks and rules: there the answer is nothing.
        return torch.where(chance.uniform((count, 1)) < 0.015, -1, codes)


class LineFactory:
    def __init__(self, folder, device, held_out):
        self.atlas = Atlas(f"{folder}/glyphs.xz", device, held_out)
        self.texts = Texts(f"{folder}/lines.xz", self.atlas.characters, device)
        self.device = device
        self.marks = torch.tensor([c in ".,:;-'" for c in self.atlas.characters], device=device)

    def batch(self, chance, count, width, seen_fonts=True, among=None):
        """Pictures [count, HEIGHT, width] in 0..1, codes [count, L] and their lengths; among: rows of the texts to draw from."""
        codes = self.texts.draw(chance, count, min(LONGEST, math.ceil(width / 8)), among)
        faces = self.choose_faces(chance, codes, seen_fonts)
        codes = torch.where(self.atlas.capitals[faces] & (codes >= 0), self.texts.upper[codes.clamp(min=0)], codes)
        canvas_width = int(width * 1.6)
        em, stretch, codes, pens, advance = self.fit(chance, codes, faces, (width, canvas_width))
        ink = compose(self.atlas, codes, faces, pens, canvas_width, self.strengths(chance, codes))
        above, below = ink_extent(self.atlas, codes, faces)
        ink = self.add_neighbours(ink, chance)
        start = torch.full((count,), 0.0, device=self.device)
        end = (pens + advance).amax(1)
        ink = damage.rule_lines(damage.vertical_rules(ink, chance, start, end), chance, BASELINE)
        ink = damage.show_through(damage.pen_strokes(ink, chance), chance)
        ink = damage.wear_ink(ink, chance)
        geometry = self.geometry(chance, count, width, em, stretch, above, below, end)
        pictures = torch.cat([self.photograph(part, chance, width, where) for part, where in self.chunks(ink, geometry)])
        codes, lengths = tidy(codes)
        return pictures, codes, lengths

    def strengths(self, chance, codes):
        """Points, commas and dashes are the first to fade: one dot of a print head, one grain of toner."""
        faint = self.marks[codes.clamp(min=0)] & (chance.uniform((len(codes), 1)) < 0.12 * chance.level)
        return torch.where(faint, chance.uniform(codes.shape, 0.25, 0.85), torch.ones(codes.shape, device=self.device))

    def choose_faces(self, chance, codes, seen_fonts):
        count, length = codes.shape
        letters = (self.texts.is_letter[codes.clamp(min=0)] & (codes >= 0)).sum(1)
        display = (letters >= MOSTLY_LETTERS * (codes > 0).sum(1)) & (chance.uniform((count,)) < DISPLAY_SHARE)
        # Greek and Cyrillic lines are set in faces that have these letters; one in which both occur borrows some.
        script = torch.where(codes >= 0, self.texts.script[codes.clamp(min=0)], 0).amax(1)
        first, second = (self.draw_faces(chance, seen_fonts, display, script) for _ in range(2))
        # Some lines change their font once, as a bold label before a plain value does.
        change = torch.where(chance.uniform((count,)) < 0.15, (chance.uniform((count,)) * length).long(), length)
        after = torch.arange(length, device=self.device)[None] >= change[:, None]
        return torch.where(after, second[:, None], first[:, None])

    def draw_faces(self, chance, seen_fonts, display, script):
        return torch.multinomial(self.atlas.weights[seen_fonts][display.long(), script], 1, True, generator=chance.generator)[:, 0]

    def fit(self, chance, codes, faces, widths):
        """Chooses size, stretch and spacing, and drops the characters that would not fit."""
        count, length = codes.shape
        fixed_spread = torch.where(chance.uniform((count, 1)) < 0.3, chance.uniform((count, 1), -0.05, 0.12), torch.zeros(count, 1, device=self.device))
        blanks = chance.uniform((count, 1), 0.8, 1.35).expand(count, length)
        blanks = torch.where(self.atlas.fixed[faces], torch.ones_like(blanks), blanks)  # a fixed grid has no narrow blanks
        gaps = chance.uniform((count, length)) < 0.05 * (chance.uniform((count, 1)) < 0.4)
        blanks = torch.where(gaps, chance.uniform((count, length), 2, 7), blanks)
        pens, advance = place(self.atlas, codes, faces, fixed_spread, blanks)
        em = self.choose_size(chance, codes, faces)
        # Centred on the engine's value (WIDENING); tall and narrow till print lies far below.
        stretch = WIDENING * torch.exp(chance.normal((count,)) * 0.16).clamp(0.55, 1.5)
        narrow = (chance.uniform((count,)) < 0.08) & self.atlas.fixed[faces[:, 0]]
        stretch = torch.where(narrow, WIDENING * chance.uniform((count,), 0.5, 0.75), stretch)
        room = ((widths[0] - 6) * EM / em / stretch).clamp(max=widths[1] - 6)
        inside = (pens + advance) <= room[:, None]
        codes = torch.where(inside, codes, -1)
        return em, stretch, codes, pens, torch.where(codes >= 0, advance, torch.zeros_like(advance))

    def choose_size(self, chance, codes, faces):
        """Font size in picture pixels. A detector's box follows the ink; a table cell or a fixed grid follows the font size."""
        above, below = ink_extent(self.atlas, codes, faces)
        # Very large letters and those in boxes are cut close: there the crop ends where the ink does.
        tight = torch.where(chance.uniform((len(codes),)) < 0.1, 1.0, 1.12)
        by_ink = (above + below).clamp(min=0.6 * EM) * (tight + chance.uniform((len(codes),)) * (1.85 - tight))
        by_font = EM * chance.uniform((len(codes),), 1.0, 1.85)
        crop = torch.where(chance.uniform((len(codes),)) < 0.75, by_ink, by_font)
        return HEIGHT * EM / crop

    def add_neighbours(self, ink, chance):
        """Feet of the line above and heads of the line below."""
        count, line = len(ink), ink
        for sign in (-1, 1):
            spacing = chance.host.randrange(32, 46)
            other = torch.roll(line, chance.host.randrange(count), 0)
            shifted = torch.zeros_like(ink)
            if sign < 0:
                shifted[:, : CANVAS_H - spacing] = other[:, spacing:]
            else:
                shifted[:, spacing:] = other[:, : CANVAS_H - spacing]
            ink = torch.maximum(ink, shifted * chance.happens(count, 0.25))
        return ink

    def geometry(self, chance, count, width, em, stretch, above, below, end):
        """Where the crop lies on the canvas: a row of numbers for each line."""
        scale = EM / em  # canvas pixels for a picture pixel
        middle = BASELINE + (below - above) / 2
        crop = HEIGHT * scale
        slack = (crop - (above + below)).clamp(min=0) * 0.5
        middle = middle + chance.uniform((count,), -0.8, 0.8) * slack + chance.normal((count,)) * 0.6
        used = end * stretch / scale
        left = chance.uniform((count,)) ** 2 * (width - 6 - used).clamp(min=0).clamp(max=60) + chance.uniform((count,), 0.5, 5)
        tilt = (chance.normal((count,)) * 0.012).clamp(-0.03, 0.03) * torch.clamp(240 / used.clamp(min=60), max=1.0)
        bow = chance.normal((count,)).clamp(-2, 2) * 1.5 * (chance.uniform((count,)) < 0.3)
        shear = chance.normal((count,)) * 0.06 + (chance.uniform((count,)) < 0.06) * 0.2
        level = chance.level
        return torch.stack([middle, scale, stretch, left, tilt * level, bow * level, shear * level, used], 1)

    def chunks(self, ink, geometry):
        """Each part of a batch gets its own native resolution."""
        size = math.ceil(len(ink) / CHUNKS)
        return [(ink[i:i + size], geometry[i:i + size]) for i in range(0, len(ink), size)]

    def photograph(self, ink, chance, width, geometry):
        """Samples the crop at its native resolution, damages it there and brings it to the recogniser's height."""
        low = 44 - 33 * min(1.0, chance.level)
        native_h = int(round(low + (48 - low) * chance.one(0, 1) ** 0.8))
        # A fax has half as many rows as columns, a stretched scan the reverse.
        native_w = max(8, round(width * native_h / HEIGHT * (1.0 if chance.one(0, 1) < 0.8 else chance.one(0.75, 2.0))))
        coarse = max(1, round(1.15 * HEIGHT / native_h * 0.8))  # 1.15: canvas pixels for a picture pixel, on average
        source = F.avg_pool2d(ink[:, None], coarse) if coarse > 1 else ink[:, None]
        middle, scale, stretch, left, tilt, bow, shear, used = (c[:, None, None] for c in geometry.unbind(1))
        y = (torch.arange(native_h, device=ink.device) + 0.5)[None, :, None] * HEIGHT / native_h - HEIGHT / 2
        x = (torch.arange(native_w, device=ink.device) + 0.5)[None, None, :] * width / native_w - left
        along = (x - used / 2) / used.clamp(min=20)
        canvas_x = (x + shear * y) * scale / stretch
        # Crumpled paper: the line wanders up and down on its way.
        wander = damage.smooth_field(chance, len(ink), 1, native_w, 2, max(3, native_w // 60)) * 1.1 * chance.happens(len(ink), 0.15)
        canvas_y = middle + (y + tilt * (x - used / 2) + bow * (4 * along * along - 1) + wander) * scale
        grid = torch.stack([(canvas_x / ink.shape[2]) * 2 - 1, ((canvas_y / ink.shape[1]) * 2 - 1).expand_as(canvas_x)], -1)
        shot = F.grid_sample(source, grid, mode="bilinear", padding_mode="zeros", align_corners=False)[:, 0].clamp(0, 1)
        light = damage.lay_on_paper(shot, chance)
        light = damage.blur(light, chance)
        light = damage.add_noise(light, chance)
        light = damage.jpeg(light, chance)
        mode = "bicubic" if chance.one(0, 1) < 0.4 else "bilinear"
        light = F.interpolate(light[:, None], (HEIGHT, width), mode=mode, align_corners=False, antialias=native_h > HEIGHT)[:, 0].clamp(0, 1)
        return damage.stretch_contrast(light, chance)


def tidy(codes):
    """Drops blanks at both ends and doubled ones, packs each text to the left and gives its length."""
    present = codes >= 0
    blank = codes == 0
    inked = present & ~blank
    before = torch.cumsum(inked.long(), 1) > 0
    after = torch.flip(torch.cumsum(torch.flip(inked.long(), [1]), 1), [1]) > 0
    doubled = blank & torch.cat([torch.zeros_like(blank[:, :1]), blank[:, :-1]], 1)
    keep = present & before & after & ~doubled
    order = torch.argsort(~keep, dim=1, stable=True)
    packed = torch.where(keep, codes, torch.full_like(codes, -1)).gather(1, order)
    return packed, keep.sum(1)
