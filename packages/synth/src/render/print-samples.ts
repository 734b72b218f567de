import { fonts } from "../fonts/fonts.ts";
import { measure } from "../fonts/measure.ts";
import type { LabelledDocument, LabelledWord, Shape } from "../labelled-document.ts";
import { type Random, randomOf } from "../random.ts";

/** The words and ruled lines of a sample. */
type Ink = Readonly<{ words: readonly LabelledWord[]; shapes: readonly Shape[] }>;
/** One cell of a page of samples: position, font and random source. */
type Cell = Readonly<{ x: number; baseline: number; width: number; font: string; size: number; random: Random }>;
type Sample = Readonly<{ size: readonly [least: number, most: number]; rowHeight: number; draw: (cell: Cell) => Ink }>;

const page = { width: 595, height: 842 } as const;
const margin = 50;
const columns = 3;
const usual = [8.5, 11] as const;
const readableKinds: ReadonlySet<string> = new Set(["sans", "serif", "mono", "narrow"]);
const readable = fonts.filter(({ kind }) => readableKinds.has(kind));

/** Kinds of print that are hard to recognise, each on separate pages and scored separately. */
export const printSamples = {
  "numbers beside borders": { size: usual, rowHeight: 17, draw: besideBorders },
  "lone digits": { size: usual, rowHeight: 22, draw: (cell) => plain(cell, String(cell.random.int(1, 9)), "right") },
  "dashed boxes": { size: usual, rowHeight: 30, draw: inDashes },
  "circled and underlined": { size: usual, rowHeight: 34, draw: marked },
  "white on black": { size: usual, rowHeight: 26, draw: inverted },
  "very large letters": { size: [38, 64], rowHeight: 92, draw: (cell) => plain(cell, cell.random.pick(shopNames)) },
  "small legal forms": { size: [5.6, 6.6], rowHeight: 14, draw: (cell) => plain(cell, legalName(cell.random)) },
  "letters against digits": { size: usual, rowHeight: 24, draw: (cell) => plain(cell, lookalike(cell.random)) },
  "faint decimal signs": { size: usual, rowHeight: 22, draw: faintSign },
} as const satisfies Readonly<Record<string, Sample>>;
export type PrintSample = keyof typeof printSamples;

const shopNames = [
  "LIDL",
  "Migros",
  "REWE",
  "Żabka",
  "Spar",
  "Coop",
  "BILLA",
  "Edeka",
  "Auchan",
  "Netto",
  "Tesco",
  "Rossmann",
];
const goods = [
  "Espresso beans",
  "Kopierpapier A4",
  "Café moulu",
  "Usługa montażu",
  "Toner schwarz",
  "Bolígrafos",
  "Papel kraft",
];
const companies = ["Nowak", "Zielony Dom", "Kovács", "Bäckerei Huber", "Transporte Lima", "Metsälä", "Dupont Fils"];
const legalForms = [
  "Sp. z o.o.",
  "GmbH & Co. KG",
  "S.p.A.",
  "S.A.R.L.",
  "d.o.o.",
  "a.s.",
  "Kft.",
  "Sp. k.",
  "e.U.",
  "ApS",
  "B.V.",
];
const polish = ["Zapłacono", "ilość", "Łódź", "złotych", "Wrocław", "płatność", "słownie", "Małgorzata", "tytułem"];

/** A page of one kind of print, determined by kind and seed; `printed` is the text as a person reads it. */
export function makePrintSample(kind: PrintSample, seed: number): { document: LabelledDocument; printed: string[] } {
  const random = randomOf(seed);
  const { size, rowHeight, draw }: Sample = printSamples[kind];
  const across = kind === "very large letters" ? 1 : columns;
  const width = (page.width - 2 * margin) / across;
  const [words, shapes]: [LabelledWord[], Shape[]] = [[], []];
  for (let baseline = margin + rowHeight; baseline < page.height - margin; baseline += rowHeight) {
    const font = random.pick(readable).name;
    for (let column = 0; column < across; column++) {
      const cell = { x: margin + column * width, baseline, width, font, size: random.between(...size), random };
      // Numbers without a word beside them occur on no invoice, and do not show the page's orientation.
      const ink = column === 0 && across > 1 ? plain({ ...cell, size: usual[0] }, random.pick(goods)) : draw(cell);
      words.push(...ink.words);
      shapes.push(...ink.shapes);
    }
  }
  return { document: sheetOf(seed, words, shapes), printed: joined(words) };
}

function sheetOf(seed: number, words: readonly LabelledWord[], shapes: readonly Shape[]): LabelledDocument {
  const about = { truth: {}, language: "en", currency: "EUR", documentType: "invoice", dateOrder: "dmy" } as const;
  return { seed, pages: [{ ...page, words, shapes }], parties: [], rows: [], ...about };
}

/** Words of one span were drawn in pieces and are one word. */
function joined(words: readonly LabelledWord[]): string[] {
  const printed: string[] = [];
  for (const [at, { text, span }] of words.entries()) {
    if (span >= 0 && words[at - 1]?.span === span) printed[printed.length - 1] += text;
    else printed.push(text);
  }
  return printed;
}

/** The words of a text from a position on. */
function written({ font, size, baseline }: Cell, text: string, x: number, colour?: string): LabelledWord[] {
  let at = x;
  return text.split(" ").map((word) => {
    const end = at + measure(word, font, size);
    const placed = { text: word, x0: at, y0: baseline - 0.75 * size, x1: end, y1: baseline + 0.25 * size };
    at = end + 0.3 * size;
    return { ...placed, baseline, font, size, label: "none", span: -1, ...(colour && { colour }) };
  });
}

function plain(cell: Cell, text: string, side: "left" | "right" = "left"): Ink {
  const x = side === "left" ? cell.x : cell.x + cell.width - 30 - measure(text, cell.font, cell.size);
  return { words: written(cell, text, x), shapes: [] };
}

/** A ruled cell whose lines nearly touch its amount. */
function besideBorders(cell: Cell): Ink {
  const { x, baseline, width, size, random } = cell;
  const text = amount(random);
  const [top, bottom] = [baseline - 12, baseline + 5];
  const thickness = random.between(0.5, 1.2);
  const end = x + width - random.between(1.4, 3) - thickness / 2;
  const rule = (x0: number, y0: number, x1: number, y1: number): Shape => ({ kind: "rule", x0, y0, x1, y1, thickness });
  const shapes = [rule(x, top, x, bottom), rule(x + width, top, x + width, bottom), rule(x, bottom, x + width, bottom)];
  return { words: written(cell, text, end - measure(text, cell.font, size)), shapes };
}

function inDashes(cell: Cell): Ink {
  const { x, baseline, size, random } = cell;
  const text = amount(random);
  const [left, right] = [x, x + measure(text, cell.font, size) + 12];
  const [top, bottom] = [baseline - size - 2, baseline + 0.35 * size + 2];
  const dash = random.between(2, 4);
  const line = (x0: number, y0: number, x1: number, y1: number) => dashes({ x0, y0, x1, y1 }, dash);
  const box = [line(left, top, right, top), line(left, bottom, right, bottom)];
  const sides = [line(left, top, left, bottom), line(right, top, right, bottom)];
  return { words: written(cell, text, left + 6), shapes: [...box, ...sides].flat() };
}

function dashes(
  { x0, y0, x1, y1 }: Readonly<{ x0: number; y0: number; x1: number; y1: number }>,
  dash: number,
): Shape[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const at = (distance: number) => {
    const share = Math.min(1, distance / length);
    return [x0 + share * (x1 - x0), y0 + share * (y1 - y0)] as const;
  };
  return Array.from({ length: Math.ceil(length / (1.6 * dash)) }, (_, index) => {
    const [[fromX, fromY], [toX, toY]] = [at(1.6 * dash * index), at(1.6 * dash * index + dash)];
    return { kind: "rule", x0: fromX, y0: fromY, x1: toX, y1: toY, thickness: 0.7 };
  });
}

/** Handwriting: circle and stroke come close to the figures but leave them readable. */
function marked(cell: Cell): Ink {
  const { x, baseline, size, random } = cell;
  const text = amount(random);
  const width = measure(text, cell.font, size);
  const words = written(cell, text, x + 8);
  if (random.chance(0.5)) {
    const y = baseline + 0.22 * size + random.between(0.2, 1.5);
    const slope = random.between(-1, 1);
    return { words, shapes: [{ kind: "rule", x0: x + 4, y0: y, x1: x + 14 + width, y1: y + slope, thickness: 1 }] };
  }
  const [middleX, middleY] = [x + 8 + width / 2, baseline - 0.35 * size];
  const [wide, high] = [0.56 * width + random.between(1, 4), size * random.between(0.8, 1)];
  const corners = Array.from({ length: 33 }, (_, step) => {
    const angle = (step / 32) * 2 * Math.PI;
    return { x: middleX + wide * Math.cos(angle), y: middleY + high * Math.sin(angle) };
  });
  const shapes = corners.slice(1).map((to, index): Shape => {
    const from = corners[index] ?? to;
    return { kind: "rule", x0: from.x, y0: from.y, x1: to.x, y1: to.y, thickness: 0.9 };
  });
  return { words, shapes };
}

function inverted(cell: Cell): Ink {
  const { x, baseline, size, random } = cell;
  const text = `${random.pick(["Total", "Summe", "À payer", "Razem", "Totale"])} ${amount(random)}`;
  const words = written(cell, text, x + 4, "#ffffff");
  const right = (words.at(-1)?.x1 ?? x) + 4;
  const [y0, y1] = [baseline - 1.1 * size, baseline + 0.5 * size];
  return { words, shapes: [{ kind: "fill", x0: x, y0, x1: right, y1, colour: random.pick(["#000000", "#202020"]) }] };
}

/** The decimal mark is paler than the digits, as with worn print heads. */
function faintSign(cell: Cell): Ink {
  const { x, size, font, random } = cell;
  const [whole, sign, cents] = [String(random.int(1, 9999)), random.pick([",", "."]), random.digits(2)];
  let at = x;
  const span = cell.baseline * page.width + x;
  const words = [whole, sign, cents].flatMap((text) => {
    const piece = written(cell, text, at, text === sign ? random.pick(["#909090", "#a8a8a8", "#b8b8b8"]) : undefined);
    at += measure(text, font, size);
    return piece.map((word) => ({ ...word, span }));
  });
  return { words, shapes: [] };
}

function amount(random: Random): string {
  const sign = random.pick([",", "."]);
  const thousands = random.chance(0.25)
    ? `${random.int(1, 9)}${sign === "," ? "." : ","}${random.digits(3)}`
    : String(random.int(1, 999));
  return `${thousands}${sign}${random.digits(2)}`;
}

function legalName(random: Random): string {
  return `${random.pick(companies)} ${random.pick(legalForms)}`;
}

/** Characters that are distinguished by their neighbours or shape. */
function lookalike(random: Random): string {
  const year = `20${random.int(10, 31)}`;
  return random.pick([
    random.pick(polish),
    random.pick(["OGÓŁEM", "ILOŚĆ", "LOGISTIK", "TOTAL", "IBIZA", "OSLO", "SIEBEL", "BOLOGNA"]),
    `${random.pick(["FV", "RI", "SO", "LB"])}-${year}/${random.pick(["0101", "1011", "0810", "5501"])}`,
    `${random.pick(["10", "101", "1.010", "80", "1.100"])},${random.pick(["01", "10", "00", "08"])}`,
  ]);
}
