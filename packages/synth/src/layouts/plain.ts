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
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  priceText,
  putParagraph,
  putPieces,
  quantityText,
  textStyle,
  withColon,
} from "../drawing/draw-context.ts";
import { invoiceSentences } from "../lexicon/sentences.ts";

type Side = "vendor" | "customer";

/**
 * An invoice typed as plain text: no table and no boxes, parties on a line, values within sentences, items as a list.
 */
export function drawPlain(context: DrawContext): void {
  const { random, writer, look } = context;
  const left = random.between(45, 90);
  const frame: Frame = { x: left, y: random.between(45, 90), width: writer.width - 2 * left };
  const isWritten = random.chance(0.4);
  const parts: ((at: Frame) => number)[] = [
    ...(random.chance(0.9) ? [(at: Frame) => drawPartyText(context, at, "vendor")] : []),
    ...(random.chance(0.75) ? [(at: Frame) => drawPartyText(context, at, "customer")] : []),
    (at) => (isWritten ? drawOpening(context, at) : drawHeadings(context, at)),
  ];
  let { y } = frame;
  for (const draw of random.chance(0.7) ? parts : random.shuffle(parts))
    y = draw({ ...frame, y }) + look.leading * random.pick([0.2, 0.6, 1]);
  if (random.chance(isWritten ? 0.6 : 0.95)) y = drawItemList(context, { ...frame, y }) + look.leading * 0.5;
  y = onPaper(context, y, 8);
  y =
    isWritten && isSimple(context) ? drawSumSentences(context, { ...frame, y }) : drawSumText(context, { ...frame, y });
  if (random.chance(0.5)) drawNotes(context, { ...frame, y: onPaper(context, y + look.leading, 6) }, random.int(1, 2));
}

/** Name and address on one line, after a caption, or below each other. */
function drawPartyText(context: DrawContext, frame: Frame, side: Side): number {
  const { random, content } = context;
  const party = side === "vendor" ? content.seller : content.buyer;
  const key = side === "vendor" ? "from" : "billTo";
  const style = random.weighted([
    ["line", 30],
    ["captioned", 30],
    ["rows", 15],
    ["block", 20],
    ["nameOnly", 5],
  ] as const);
  if (style === "block") return drawParty(context, frame, { side, party, extras: 0.6 });
  const name: Piece = { text: inDocumentCase(context, party.name), annotation: { label: `${side}.name` } };
  // Without further captions, a single name and address is the buyer's.
  const named = style === "rows" && side === "customer" && random.chance(0.5) ? "formName" : key;
  const opening: Piece[] =
    style === "line" || style === "nameOnly" ? [] : [{ text: withColon(context, caption(context, named)) }];
  if (style === "rows") {
    const y = putParagraph(context, frame, [...opening, name]);
    return putParagraph(context, { ...frame, y }, [
      { text: withColon(context, caption(context, "formStreet")) },
      addressPiece(context, party, side),
    ]);
  }
  if (style === "nameOnly") {
    const department: Piece[] = random.chance(0.3) ? [{ text: random.pick(content.lexicon.department) }] : [];
    return drawContact(context, { ...frame, y: putParagraph(context, frame, [name, ...department]) }, party, side);
  }
  const separator = random.pick([",", "", "-", "", ","]);
  const joined = separator === "," ? [{ ...name, text: `${name.text},` }] : [name, ...pieceOf(separator)];
  return drawContact(
    context,
    { ...frame, y: putParagraph(context, frame, [...opening, ...joined, addressPiece(context, party, side)]) },
    party,
    side,
  );
}

function pieceOf(text: string): Piece[] {
  return text === "" ? [] : [{ text }];
}

function addressPiece(context: DrawContext, party: PartyContent, side: Side): Piece {
  const text = party.address.lines.join(context.random.pick([", ", ", ", " "])).replace(/,,/g, ",");
  return { text: inDocumentCase(context, text), annotation: { label: `${side}.address` } };
}

function drawContact(context: DrawContext, frame: Frame, party: PartyContent, side: Side): number {
  if (!context.random.chance(0.35)) return frame.y;
  const mail: Piece = {
    text: party.mail,
    annotation: { label: "contact", party: partyIndex(context, side === "vendor" ? "seller" : "buyer") },
  };
  return putParagraph(
    context,
    frame,
    context.random.chance(0.6) ? [{ text: withColon(context, caption(context, "mail")) }, mail] : [mail],
  );
}

/** A greeting and the sentence that names the invoice. */
function drawOpening(context: DrawContext, frame: Frame): number {
  const { random, content, look } = context;
  const written = invoiceSentences[content.language];
  let { y } = frame;
  if (random.chance(0.5)) y = drawTitle(context, { ...frame, y }, { number: false, date: false }, "left");
  if (random.chance(0.6)) {
    putPieces(context, frame.x, y, [datePiece(context)]);
    y += look.leading * 1.3;
  }
  if (random.chance(0.7))
    y = putParagraph(context, { ...frame, y }, [{ text: inDocumentCase(context, random.pick(written.greeting)) }]);
  return putParagraph(context, { ...frame, y }, fillSentence(context, random.pick(written.number)));
}

/** Title, number and date as captions with their values, each on its line or all on one. */
function drawHeadings(context: DrawContext, frame: Frame): number {
  const { random } = context;
  const inTitle = random.chance(0.35);
  const y = drawTitle(context, frame, { number: inTitle, date: false }, "left");
  const entries = infoEntries(context, { number: !inTitle, date: true, due: random.chance(0.5), more: 0.3 });
  return drawInfo(context, { ...frame, y }, entries, { style: random.pick(["inline", "inline", "wrapped"]) });
}

/** `- 3 pieces of something 1.50 each`, `Pos 1: something ... 80.00`, `2. something: 2 x 5.00 = 10.00`. */
function drawItemList(context: DrawContext, frame: Frame): number {
  const { random, content, look } = context;
  const style = random.weighted(itemStyles);
  const bullet = random.pick(bullets)(caption(context, "colPosition"));
  let { y } = frame;
  let place = 0;
  for (const [item, line] of content.lines.slice(0, 12).entries()) {
    if (line.partOf !== undefined) continue;
    y = onPaper(context, y, 2);
    beginItem(context, item);
    place += 1;
    y =
      putParagraph(context, { ...frame, y }, [...pieceOf(bullet(place)), ...style(context, line, item)]) +
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

type ItemStyle = (context: DrawContext, line: LineContent, item: number) => Piece[];

const described = (context: DrawContext, line: LineContent, item: number, end = ""): Piece => ({
  text: inDocumentCase(context, line.description) + end,
  annotation: { label: "line.description", item },
});
const counted = (context: DrawContext, line: LineContent, item: number): Piece => ({
  text: quantityText(context, line.quantity),
  annotation: { label: "line.quantity", item, value: line.quantity },
});
const unit = (line: LineContent, item: number): Piece[] =>
  line.unit === "" ? [] : [{ text: line.unit, annotation: { label: "line.unit", item } }];
const priced = (context: DrawContext, line: LineContent, item: number): Piece => ({
  text: priceText(context, line.price),
  annotation: { label: "line.unit_price", item, value: line.price },
});
const summed = (context: DrawContext, line: LineContent, item: number): Piece => {
  const piece = amountPiece(context, "line.total", line.total, context.look.lineMoney);
  return { ...piece, annotation: { ...piece.annotation, label: "line.total", item } };
};

const itemStyles: readonly (readonly [ItemStyle, number])[] = [
  [(context, line, item) => [described(context, line, item), { text: "..." }, summed(context, line, item)], 3],
  [(context, line, item) => [described(context, line, item, ":"), summed(context, line, item)], 4],
  [
    (context, line, item) => [
      counted(context, line, item),
      ...unit(line, item),
      described(context, line, item),
      priced(context, line, item),
      { text: context.random.pick(["c/u", "each", "/ each", "je"]) },
    ],
    3,
  ],
  [
    (context, line, item) => [
      described(context, line, item, context.random.pick([":", ",", ""])),
      counted(context, line, item),
      { text: context.random.pick(["x", "×", "à", "@"]) },
      priced(context, line, item),
      { text: context.random.pick(["=", "=", "->"]) },
      summed(context, line, item),
    ],
    4,
  ],
  [
    (context, line, item) => [
      counted(context, line, item),
      { text: "x" },
      described(context, line, item),
      { text: "-" },
      summed(context, line, item),
    ],
    3,
  ],
];

/** Whether there are only net, tax and total, which sentences can state without a list. */
function isSimple({ content: { sums } }: DrawContext): boolean {
  return (
    sums.taxes.length <= 1 &&
    sums.due === sums.total &&
    [sums.discount, sums.shipping, sums.commission, sums.withholding, sums.tip, sums.rounding].every((sum) => sum === 0)
  );
}

function drawSumSentences(context: DrawContext, frame: Frame): number {
  const { random, content } = context;
  const written = invoiceSentences[content.language];
  const keys = ["net", "tax", "total", "due"] as const;
  const chosen = keys.filter((key) => {
    if (key === "total") return true;
    return key === "due" ? random.chance(0.6) : content.sums.totalTax !== 0 && random.chance(0.7);
  });
  const said = chosen.map((key) => fillSentence(context, random.pick(written[key])));
  if (random.chance(0.5)) return putParagraph(context, frame, said.flat());
  let { y } = frame;
  for (const sentence of said) y = putParagraph(context, { ...frame, y }, sentence);
  return y;
}

/** `Net: 84.03` line by line, or all sums on one line. */
function drawSumText(context: DrawContext, frame: Frame): number {
  const { random, look } = context;
  const rows = sumRows(context).map((row): Piece[] => {
    const last = row.caption.at(-1);
    const captions = row.caption.map((piece) =>
      piece === last ? { ...piece, text: withColon(context, piece.text) } : piece,
    );
    return [...captions, { text: row.amount, annotation: row.annotation }];
  });
  if (random.chance(0.5) && isSimple(context))
    rows.push([{ text: withColon(context, caption(context, "dueDate")) }, duePiece(context)]);
  const ink = textStyle(context, { bold: random.chance(0.2) });
  if (random.chance(0.25)) return putParagraph(context, frame, rows.flat(), { ink });
  let { y } = frame;
  for (const row of rows) {
    y =
      putParagraph(context, { ...frame, y: onPaper(context, y, 1) }, row, { ink }) +
      look.leading * random.pick([0, 0, 0.4]);
  }
  return y;
}

/** The same baseline, or the top of a new page if fewer than `lines` lines are left on this one. */
function onPaper(context: DrawContext, y: number, lines: number): number {
  if (y < context.writer.height - 50 - lines * context.look.leading) return y;
  context.writer.newPage();
  return context.random.between(50, 80);
}
