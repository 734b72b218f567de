import { beginItem } from "../blocks/items/other-rows.ts";
import { drawNotes } from "../blocks/page/closing.ts";
import { drawInfo, infoEntries } from "../blocks/page/document-details.ts";
import { amountPiece, datePiece, duePiece, fillSentence } from "../blocks/page/printed-values.ts";
import { drawTitle } from "../blocks/page/title.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { partyIndex } from "../blocks/party/party-cells.ts";
import { sumRows } from "../blocks/totals/totals.ts";
import type { PartyContent } from "../content/content.ts";
import type { LineContent } from "../content/lines.ts";
import {
  body,
  caption,
  type Frame,
  type Pen,
  type Piece,
  priceText,
  putParagraph,
  putPieces,
  quantityText,
  spoken,
  withColon,
} from "../drawing/draw-context.ts";
import { invoiceSentences } from "../lexicon/sentences.ts";

type Side = "vendor" | "customer";

/** An invoice typed as plain text: no table and no boxes, parties on a line, values within sentences, items as a list. */
export function drawPlain(pen: Pen): void {
  const { random, sheet, look } = pen;
  const left = random.between(45, 90);
  const frame: Frame = { x: left, y: random.between(45, 90), width: sheet.width - 2 * left };
  const isWritten = random.chance(0.4);
  const parts: ((at: Frame) => number)[] = [
    ...(random.chance(0.9) ? [(at: Frame) => drawPartyText(pen, at, "vendor")] : []),
    ...(random.chance(0.75) ? [(at: Frame) => drawPartyText(pen, at, "customer")] : []),
    (at) => (isWritten ? drawOpening(pen, at) : drawHeadings(pen, at)),
  ];
  let { y } = frame;
  for (const draw of random.chance(0.7) ? parts : random.shuffle(parts))
    y = draw({ ...frame, y }) + look.leading * random.pick([0.2, 0.6, 1]);
  if (random.chance(isWritten ? 0.6 : 0.95)) y = drawItemList(pen, { ...frame, y }) + look.leading * 0.5;
  y = onPaper(pen, y, 8);
  y = isWritten && isSimple(pen) ? drawSumSentences(pen, { ...frame, y }) : drawSumText(pen, { ...frame, y });
  if (random.chance(0.5)) drawNotes(pen, { ...frame, y: onPaper(pen, y + look.leading, 6) }, random.int(1, 2));
}

/** Name and address run together along the line, after a caption, or below each other. */
function drawPartyText(pen: Pen, frame: Frame, side: Side): number {
  const { random, content } = pen;
  const party = side === "vendor" ? content.seller : content.buyer;
  const key = side === "vendor" ? "from" : "billTo";
  const style = random.weighted([
    ["line", 30],
    ["captioned", 30],
    ["rows", 15],
    ["block", 20],
    ["nameOnly", 5],
  ] as const);
  if (style === "block") return drawParty(pen, frame, { side, party, extras: 0.6 });
  const name: Piece = { text: spoken(pen, party.name), mark: { label: `${side}.name` } };
  // A page that only says whose name and address it has says the buyer's.
  const named = style === "rows" && side === "customer" && random.chance(0.5) ? "formName" : key;
  const opening: Piece[] =
    style === "line" || style === "nameOnly" ? [] : [{ text: withColon(pen, caption(pen, named)) }];
  if (style === "rows") {
    const y = putParagraph(pen, frame, [...opening, name]);
    return putParagraph(pen, { ...frame, y }, [
      { text: withColon(pen, caption(pen, "formStreet")) },
      addressPiece(pen, party, side),
    ]);
  }
  if (style === "nameOnly") {
    const department: Piece[] = random.chance(0.3) ? [{ text: random.pick(content.lexicon.department) }] : [];
    return drawContact(pen, { ...frame, y: putParagraph(pen, frame, [name, ...department]) }, party, side);
  }
  const separator = random.pick([",", "", "-", "", ","]);
  const joined = separator === "," ? [{ ...name, text: `${name.text},` }] : [name, ...pieceOf(separator)];
  return drawContact(
    pen,
    { ...frame, y: putParagraph(pen, frame, [...opening, ...joined, addressPiece(pen, party, side)]) },
    party,
    side,
  );
}

function pieceOf(text: string): Piece[] {
  return text === "" ? [] : [{ text }];
}

function addressPiece(pen: Pen, party: PartyContent, side: Side): Piece {
  const text = party.address.lines.join(pen.random.pick([", ", ", ", " "])).replace(/,,/g, ",");
  return { text: spoken(pen, text), mark: { label: `${side}.address` } };
}

function drawContact(pen: Pen, frame: Frame, party: PartyContent, side: Side): number {
  if (!pen.random.chance(0.35)) return frame.y;
  const mail: Piece = {
    text: party.mail,
    mark: { label: "contact", party: partyIndex(pen, side === "vendor" ? "seller" : "buyer") },
  };
  return putParagraph(
    pen,
    frame,
    pen.random.chance(0.6) ? [{ text: withColon(pen, caption(pen, "mail")) }, mail] : [mail],
  );
}

/** A greeting and the sentence that names the invoice. */
function drawOpening(pen: Pen, frame: Frame): number {
  const { random, content, look } = pen;
  const written = invoiceSentences[content.language];
  let { y } = frame;
  if (random.chance(0.5)) y = drawTitle(pen, { ...frame, y }, { number: false, date: false }, "left");
  if (random.chance(0.6)) {
    putPieces(pen, frame.x, y, [datePiece(pen)]);
    y += look.leading * 1.3;
  }
  if (random.chance(0.7))
    y = putParagraph(pen, { ...frame, y }, [{ text: spoken(pen, random.pick(written.greeting)) }]);
  return putParagraph(pen, { ...frame, y }, fillSentence(pen, random.pick(written.number)));
}

/** Title, number and date as captions with their values, each on its line or all on one. */
function drawHeadings(pen: Pen, frame: Frame): number {
  const { random } = pen;
  const inTitle = random.chance(0.35);
  const y = drawTitle(pen, frame, { number: inTitle, date: false }, "left");
  const entries = infoEntries(pen, { number: !inTitle, date: true, due: random.chance(0.5), more: 0.3 });
  return drawInfo(pen, { ...frame, y }, entries, { style: random.pick(["inline", "inline", "wrapped"]) });
}

/** `- 3 pieces of something 1.50 each`, `Pos 1: something ... 80.00`, `2. something: 2 x 5.00 = 10.00`. */
function drawItemList(pen: Pen, frame: Frame): number {
  const { random, content, look } = pen;
  const style = random.weighted(itemStyles);
  const bullet = random.pick(bullets)(caption(pen, "colPosition"));
  let { y } = frame;
  let place = 0;
  for (const [item, line] of content.lines.slice(0, 12).entries()) {
    if (line.partOf !== undefined) continue;
    y = onPaper(pen, y, 2);
    beginItem(pen, item);
    place += 1;
    y =
      putParagraph(pen, { ...frame, y }, [...pieceOf(bullet(place)), ...style(pen, line, item)]) +
      look.leading * random.pick([0, 0.2]);
  }
  return y;
}

const bullets: readonly ((position: string) => (place: number) => string)[] = [
  () => () => "-",
  () => () => "•",
  () => () => "*",
  () => () => "",
  () => (place) => `${place}.`,
  (position) => (place) => `${position} ${place}:`,
];

type ItemStyle = (pen: Pen, line: LineContent, item: number) => Piece[];

const described = (pen: Pen, line: LineContent, item: number, end = ""): Piece => ({
  text: spoken(pen, line.description) + end,
  mark: { label: "line.description", item },
});
const counted = (pen: Pen, line: LineContent, item: number): Piece => ({
  text: quantityText(pen, line.quantity),
  mark: { label: "line.quantity", item, value: line.quantity },
});
const unit = (line: LineContent, item: number): Piece[] =>
  line.unit === "" ? [] : [{ text: line.unit, mark: { label: "line.unit", item } }];
const priced = (pen: Pen, line: LineContent, item: number): Piece => ({
  text: priceText(pen, line.price),
  mark: { label: "line.unit_price", item, value: line.price },
});
const summed = (pen: Pen, line: LineContent, item: number): Piece => {
  const piece = amountPiece(pen, "line.total", line.total, pen.look.lineMoney);
  return { ...piece, mark: { ...piece.mark, label: "line.total", item } };
};

const itemStyles: readonly (readonly [ItemStyle, number])[] = [
  [(pen, line, item) => [described(pen, line, item), { text: "..." }, summed(pen, line, item)], 3],
  [(pen, line, item) => [described(pen, line, item, ":"), summed(pen, line, item)], 4],
  [
    (pen, line, item) => [
      counted(pen, line, item),
      ...unit(line, item),
      described(pen, line, item),
      priced(pen, line, item),
      { text: pen.random.pick(["c/u", "each", "/ each", "je"]) },
    ],
    3,
  ],
  [
    (pen, line, item) => [
      described(pen, line, item, pen.random.pick([":", ",", ""])),
      counted(pen, line, item),
      { text: pen.random.pick(["x", "×", "à", "@"]) },
      priced(pen, line, item),
      { text: pen.random.pick(["=", "=", "->"]) },
      summed(pen, line, item),
    ],
    4,
  ],
  [
    (pen, line, item) => [
      counted(pen, line, item),
      { text: "x" },
      described(pen, line, item),
      { text: "-" },
      summed(pen, line, item),
    ],
    3,
  ],
];

/** Nothing but net, tax and total: what sentences can say without a list. */
function isSimple({ content: { sums } }: Pen): boolean {
  return (
    sums.taxes.length <= 1 &&
    sums.due === sums.total &&
    [sums.discount, sums.shipping, sums.commission, sums.withholding, sums.tip, sums.rounding].every((sum) => sum === 0)
  );
}

function drawSumSentences(pen: Pen, frame: Frame): number {
  const { random, content } = pen;
  const written = invoiceSentences[content.language];
  const keys = ["net", "tax", "total", "due"] as const;
  const chosen = keys.filter((key) => {
    if (key === "total") return true;
    return key === "due" ? random.chance(0.6) : content.sums.totalTax !== 0 && random.chance(0.7);
  });
  const said = chosen.map((key) => fillSentence(pen, random.pick(written[key])));
  if (random.chance(0.5)) return putParagraph(pen, frame, said.flat());
  let { y } = frame;
  for (const sentence of said) y = putParagraph(pen, { ...frame, y }, sentence);
  return y;
}

/** `Net: 84.03` line by line, or all sums one after the other along the line. */
function drawSumText(pen: Pen, frame: Frame): number {
  const { random, look } = pen;
  const rows = sumRows(pen).map((row): Piece[] => {
    const last = row.caption.at(-1);
    const captions = row.caption.map((piece) =>
      piece === last ? { ...piece, text: withColon(pen, piece.text) } : piece,
    );
    return [...captions, { text: row.amount, mark: row.mark }];
  });
  if (random.chance(0.5) && isSimple(pen))
    rows.push([{ text: withColon(pen, caption(pen, "dueDate")) }, duePiece(pen)]);
  const ink = body(pen, { bold: random.chance(0.2) });
  if (random.chance(0.25)) return putParagraph(pen, frame, rows.flat(), { ink });
  let { y } = frame;
  for (const row of rows) {
    y = putParagraph(pen, { ...frame, y: onPaper(pen, y, 1) }, row, { ink }) + look.leading * random.pick([0, 0, 0.4]);
  }
  return y;
}

/** The same baseline, or the top of a new page where fewer than `lines` lines are left on this one. */
function onPaper(pen: Pen, y: number, lines: number): number {
  if (y < pen.sheet.height - 50 - lines * pen.look.leading) return y;
  pen.sheet.newPage();
  return pen.random.between(50, 80);
}
