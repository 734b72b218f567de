import { lineMetrics, measure } from "../fonts/measure.ts";
import { currencyMarks } from "../formats/numbers.ts";
import type {
  Label,
  LabelledDocument,
  LabelledPage,
  LabelledWord,
  PartyRole,
  RowKind,
  Shape,
} from "../labelled-document.ts";

export type TextStyle = Readonly<{ font: string; size: number; colour?: string }>;
export type Align = "left" | "right" | "centre";

/** The label of a printed text. Text without one is a caption, prose or decoration. */
export type Annotation = Readonly<{
  label: Label;
  item?: number;
  /**
   * From `newParty`. Words labelled `vendor.*`, `customer.*`, `ship_to` or `bank` default to the only party of that
   * role, `contact` and `registration` to the seller.
   */
  party?: number;
  /** From `newRow`; words of an item default to that item's row. */
  row?: number;
  span?: number;
  ambiguous?: boolean;
  /** The value of the text if it differs from the text: an amount, a quantity, a date as YYYY-MM-DD. */
  value?: number | string;
}>;

export type Put = Readonly<{
  x: number;
  y: number;
  text: string;
  ink: TextStyle;
  align?: Align;
  annotation?: Annotation;
}>;
/** Rotated text: x is its baseline, y the start of its first letter. */
export type PutSideways = Readonly<{
  x: number;
  y: number;
  text: string;
  ink: TextStyle;
  reads: "up" | "down";
  annotation?: Annotation;
}>;
export type Placed = Readonly<{ left: number; right: number; span: number }>;

const amountLabels: ReadonlySet<Label> = new Set<Label>([
  "total_amount",
  "subtotal",
  "total_tax",
  "tax.base",
  "tax.amount",
  "amount_due",
  "line.unit_price",
  "line.total",
  "line.gross_total",
  "line.tax_amount",
  "line.discount",
  "discount",
  "shipping",
  "charge",
  "paid",
  "previous_balance",
  "carried_forward",
  "rounding",
]);

/** The role of a label that belongs to the only party of that role. */
function roleOf(label: Label): PartyRole | undefined {
  if (label.startsWith("vendor.")) return "seller";
  if (label.startsWith("customer.")) return "buyer";
  if (label === "contact" || label === "registration") return "seller";
  return label === "ship_to" || label === "bank" ? label : undefined;
}

type DraftPage = { width: number; height: number; words: LabelledWord[]; shapes: Shape[] };

/** Writes words onto pages. Positions are points from the top left; y is the baseline of a line. */
export class PageWriter {
  readonly pages: DraftPage[] = [];
  /** Values of spans whose text has to be parsed. */
  readonly values = new Map<number, number | string>();
  readonly parties: LabelledDocument["parties"][number][] = [];
  readonly rows: LabelledDocument["rows"][number][] = [];
  readonly #onlyParty = new Map<PartyRole, number>();
  readonly #rowOfItem = new Map<number, number>();
  #nextSpan = 0;

  constructor(width: number, height: number) {
    this.pages.push({ width, height, words: [], shapes: [] });
  }

  get page(): DraftPage {
    return this.pages[this.pages.length - 1] as DraftPage;
  }

  get width(): number {
    return this.page.width;
  }

  get height(): number {
    return this.page.height;
  }

  newPage(): void {
    const { width, height } = this.page;
    this.pages.push({ width, height, words: [], shapes: [] });
  }

  newSpan(): number {
    this.#nextSpan += 1;
    return this.#nextSpan - 1;
  }

  /** Adds a party; words refer to it in their annotation. */
  newParty(role: PartyRole): number {
    return this.parties.push({ role }) - 1;
  }

  /** The only party of a role, created on first use. */
  partyOf(role: PartyRole): number {
    const known = this.#onlyParty.get(role) ?? this.newParty(role);
    this.#onlyParty.set(role, known);
    return known;
  }

  /** Adds a table row; words refer to it in their annotation. */
  newRow(kind: RowKind, parent?: number): number {
    return this.rows.push({ kind, ...(parent === undefined ? {} : { parent }) }) - 1;
  }

  /** The row of a line item, created on first use with this `kind`. */
  rowOfItem(item: number, kind: RowKind = "item", parent?: number): number {
    const known = this.#rowOfItem.get(item) ?? this.newRow(kind, parent);
    this.#rowOfItem.set(item, known);
    return known;
  }

  /** Crops the page after the last line, like a paper roll. */
  cutAt(height: number): void {
    this.page.height = height;
  }

  put(put: Put): Placed {
    const { ink, annotation } = put;
    const words = put.text.split(" ");
    const gap = measure(" ", ink.font, ink.size);
    const widths = words.map((word) => measure(word, ink.font, ink.size));
    const total = widths.reduce((sum, width) => sum + width, 0) + gap * (words.length - 1);
    const start = put.align === "right" ? put.x - total : put.align === "centre" ? put.x - total / 2 : put.x;
    const left = Math.max(1, Math.min(start, this.page.width - 1 - total));
    const span = annotation === undefined || annotation.label === "none" ? -1 : (annotation.span ?? this.newSpan());
    if (annotation?.value !== undefined) this.values.set(span, annotation.value);
    const { ascent, descent } = lineMetrics(ink.font, ink.size);
    let x = left;
    for (let i = 0; i < words.length; i += 1) {
      const text = words[i] as string;
      const width = widths[i] as number;
      if (text !== "")
        this.#add({
          text,
          x0: x,
          x1: x + width,
          y0: put.y - ascent,
          y1: put.y + descent,
          baseline: put.y,
          ink,
          annotation,
          span,
        });
      x += width + gap;
    }
    return { left, right: left + total, span };
  }

  putSideways({ x, y, text, ink, reads, annotation }: PutSideways): void {
    const { ascent, descent } = lineMetrics(ink.font, ink.size);
    const gap = measure(" ", ink.font, ink.size);
    const [x0, x1] = reads === "up" ? [x - ascent, x + descent] : [x - descent, x + ascent];
    const span = annotation === undefined ? -1 : this.newSpan();
    let at = y;
    for (const word of text.split(" ")) {
      const width = measure(word, ink.font, ink.size);
      const [y0, y1] = reads === "up" ? [at - width, at] : [at, at + width];
      this.#add({ text: word, x0, x1, y0, y1, baseline: x, ink, annotation, span, sideways: reads });
      at = reads === "up" ? y0 - gap : y1 + gap;
    }
  }

  #add(word: {
    text: string;
    x0: number;
    x1: number;
    y0: number;
    y1: number;
    baseline: number;
    ink: TextStyle;
    annotation: Annotation | undefined;
    span: number;
    sideways?: "up" | "down";
  }): void {
    const { text, x0, x1, y0, y1, baseline, ink, annotation, sideways } = word;
    const isCurrency = annotation !== undefined && amountLabels.has(annotation.label) && currencyMarks.has(text);
    const label: Label = isCurrency ? "currency" : (annotation?.label ?? "none");
    const party = annotation && this.#partyFor(annotation);
    const row = annotation?.row ?? (annotation?.item === undefined ? undefined : this.rowOfItem(annotation.item));
    this.page.words.push({
      text,
      x0,
      y0,
      x1,
      y1,
      baseline,
      font: ink.font,
      size: ink.size,
      label,
      span: isCurrency ? this.newSpan() : word.span,
      ...(ink.colour === undefined ? {} : { colour: ink.colour }),
      ...(sideways === undefined ? {} : { sideways }),
      ...(annotation?.ambiguous ? { ambiguous: true } : {}),
      ...(annotation?.item === undefined || isCurrency ? {} : { item: annotation.item }),
      ...(party === undefined ? {} : { party }),
      ...(row === undefined ? {} : { row }),
    });
  }

  #partyFor({ label, party }: Annotation): number | undefined {
    const role = roleOf(label);
    return party ?? (role && this.partyOf(role));
  }

  textWidth(text: string, ink: TextStyle): number {
    return measure(text, ink.font, ink.size);
  }

  wrap(text: string, ink: TextStyle, width: number): string[] {
    const out: string[] = [];
    let line = "";
    for (const word of text.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && this.textWidth(longer, ink) > width) {
        out.push(line);
        line = word;
      } else line = longer;
    }
    if (line !== "") out.push(line);
    return out;
  }

  /** The longest prefix of whole words that fits, at least one word. */
  fit(text: string, ink: TextStyle, width: number): string {
    return this.wrap(text, ink, width)[0] ?? text;
  }

  rule(x0: number, y0: number, x1: number, y1: number, thickness = 0.6, colour?: string): void {
    this.page.shapes.push({ kind: "rule", x0, y0, x1, y1, thickness, ...(colour === undefined ? {} : { colour }) });
  }

  box(x0: number, y0: number, x1: number, y1: number, thickness = 0.6): void {
    this.rule(x0, y0, x1, y0, thickness);
    this.rule(x0, y1, x1, y1, thickness);
    this.rule(x0, y0, x0, y1, thickness);
    this.rule(x1, y0, x1, y1, thickness);
  }

  fill(x0: number, y0: number, x1: number, y1: number, colour: string): void {
    this.page.shapes.push({ kind: "fill", x0, y0, x1, y1, colour });
  }

  finish(): LabelledPage[] {
    return this.pages.map((page) => ({ ...page, words: page.words.filter((word) => insidePage(word, page)) }));
  }
}

function insidePage(word: LabelledWord, page: DraftPage): boolean {
  return word.x0 >= 0 && word.y0 >= 0 && word.x1 <= page.width && word.y1 <= page.height;
}
