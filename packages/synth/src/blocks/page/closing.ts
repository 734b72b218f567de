import { otherNumber } from "../../content/identifiers.ts";
import {
  anchor,
  body,
  caption,
  captionInk,
  dateText,
  type Frame,
  moneyText,
  type Pen,
  type Piece,
  piecesWidth,
  put,
  putLines,
  putParagraph,
  putPieces,
  spoken,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { formatNumber } from "../../formats/numbers.ts";
import { captionedNumber } from "../party/number-with-caption.ts";
import { drawInfo, type InfoEntry, termsText } from "./document-details.ts";
import { fillSentence } from "./printed-values.ts";

/** Where to pay. */
export function drawBank(pen: Pen, frame: Frame): number {
  const { random, look } = pen;
  let y = frame.y;
  if (random.chance(0.5)) {
    put(pen, frame.x, y, withColon(pen, caption(pen, "bankBlock")), { ink: captionInk(pen) });
    y += look.leading * 1.1;
  }
  return drawInfo(pen, { ...frame, y }, bankEntries(pen), {
    style: random.weighted([
      ["inline", 5],
      ["columns", 4],
      ["wrapped", 2],
      ["grid", 0.6],
    ] as const),
  });
}

function bankEntries(pen: Pen): InfoEntry[] {
  const { random, content } = pen;
  const { bank } = content;
  const entries: InfoEntry[] = [];
  const add = (text: string, piece: Piece) => entries.push({ caption: text, value: [piece] });
  if (random.chance(0.25)) add(caption(pen, "holder"), { text: content.seller.name, mark: { label: "vendor.name" } });
  if (random.chance(0.75)) add(caption(pen, "bankName"), { text: bank.name, mark: { label: "bank" } });
  if (bank.iban === undefined || random.chance(0.15)) {
    add(caption(pen, "account"), { text: bank.account, mark: { label: "bank" } });
    add(caption(pen, "bankCode"), { text: bank.code, mark: { label: "bank" } });
  }
  if (bank.iban !== undefined) add(caption(pen, "iban"), { text: bank.iban, mark: { label: "payment.iban" } });
  if (random.chance(bank.iban === undefined ? 0.4 : 0.8))
    add(caption(pen, "bic"), { text: bank.bic, mark: { label: "payment.bic" } });
  if (random.chance(0.18))
    add(caption(pen, "paymentReference"), { text: content.paymentReference, mark: { label: "payment.reference" } });
  return entries;
}

/** Sentences about paying, references to other papers, thanks and small print. */
export function drawNotes(pen: Pen, frame: Frame, count: number): number {
  const { random, content, look } = pen;
  let y = frame.y;
  for (let i = 0; i < count; i += 1) {
    const kind = random.weighted([
      ["payBy", 34],
      ["refersTo", 12],
      ["thanks", 22],
      ["prose", 22],
      ["terms", 8],
      ["reverse", 5],
      ["note", 4],
    ] as const);
    if (kind === "terms")
      y = putParagraph(pen, { ...frame, y }, [
        { text: withColon(pen, caption(pen, "terms")) },
        { text: termsText(pen), mark: { label: "payment_terms" } },
      ]);
    else if (kind === "note") y = putLines(pen, { ...frame, y }, [spoken(pen, random.pick(content.lexicon.noise))]);
    else if (kind === "prose") y = drawProse(pen, { ...frame, y }, random.int(1, 4));
    else if (kind === "reverse")
      y = putLines(pen, { ...frame, y }, [
        spoken(
          pen,
          content.sums.totalTax === 0 ? random.pick(content.lexicon.reverseCharge) : random.pick(content.lexicon.prose),
        ),
      ]);
    else
      y = putParagraph(pen, { ...frame, y }, fillSentence(pen, random.pick(content.lexicon[kind])), {
        ink: body(pen, { bold: random.chance(0.12) }),
      });
    if (random.chance(0.3)) y += look.leading * 0.5;
  }
  return y;
}

export function drawProse(pen: Pen, frame: Frame, sentences: number): number {
  const { random, content } = pen;
  const ink = body(pen, { scale: random.pick([1, 0.9, 0.8, 0.7]) });
  const text = random.some(content.lexicon.prose, sentences).join(" ");
  return putParagraph(pen, frame, [{ text: spoken(pen, text) }], { ink });
}

/** Company data at the foot of a page, in one centred paragraph or two to four columns. */
export function drawFooter(pen: Pen, frame: Frame, options: { withVendor: boolean }): void {
  const { random, content } = pen;
  const ink = body(pen, {
    scale: random.pick([0.7, 0.75, 0.85, 1]),
    ...(random.chance(0.3) ? { colour: "#666666" } : {}),
  });
  const leading = ink.size * 1.25;
  const { seller, bank } = content;
  const address: Piece[][] = options.withVendor ? vendorRows(pen) : [];
  const contact: Piece[][] = [
    [{ text: withColon(pen, caption(pen, "phone")) }, { text: seller.phone, mark: { label: "contact" } }],
    [{ text: withColon(pen, caption(pen, "mail")) }, { text: seller.mail, mark: { label: "contact" } }],
    [{ text: seller.web, mark: { label: "contact" } }],
  ];
  const legal: Piece[][] = [
    [
      { text: withColon(pen, caption(pen, "registration")) },
      { text: seller.registration, mark: { label: "registration" } },
    ],
    ...(options.withVendor || random.chance(0.6)
      ? [captionedNumber(pen, caption(pen, "taxId"), { text: seller.taxId, mark: { label: "vendor.tax_id" } })]
      : []),
    ...(random.chance(0.4) ? [[{ text: seller.person }]] : []),
  ];
  const money: Piece[][] = [
    [{ text: bank.name, mark: { label: "bank" } }],
    ...(bank.iban === undefined
      ? []
      : [
          [
            { text: withColon(pen, caption(pen, "iban")) },
            { text: bank.iban, mark: { label: "payment.iban" as const } },
          ],
        ]),
    [{ text: withColon(pen, caption(pen, "bic")) }, { text: bank.bic, mark: { label: "payment.bic" } }],
  ];
  const groups = random.shuffle(
    [address, contact, legal, money].filter((rows) => rows.length > 0 && (rows === address || random.chance(0.65))),
  );
  if (groups.length === 0) return;
  if (random.chance(0.4)) sheetRule(pen, frame);
  if (random.chance(0.6) && groups.length > 1) drawFooterColumns(pen, frame, groups, { ink, leading });
  else drawFooterLines(pen, frame, groups, { ink, leading });
}

function sheetRule(pen: Pen, frame: Frame): void {
  pen.sheet.rule(frame.x, frame.y - pen.look.size * 1.2, frame.x + frame.width, frame.y - pen.look.size * 1.2, 0.5);
}

function vendorRows(pen: Pen): Piece[][] {
  const { content } = pen;
  const span = pen.sheet.newSpan();
  return [
    [{ text: spoken(pen, content.seller.name), mark: { label: "vendor.name" } }],
    ...content.seller.address.lines.map((line): Piece[] => [
      { text: spoken(pen, line), mark: { label: "vendor.address", span } },
    ]),
  ];
}

type Small = Readonly<{ ink: ReturnType<typeof body>; leading: number }>;

function drawFooterColumns(pen: Pen, frame: Frame, groups: readonly Piece[][][], small: Small): void {
  const cell = frame.width / groups.length;
  const align: Align = pen.random.chance(0.15) ? "centre" : "left";
  const widest = Math.max(...groups.flat().map((row) => piecesWidth(pen, row, small.ink)));
  const ink =
    widest > cell - 6
      ? { ...small.ink, size: Math.max(small.ink.size * 0.6, (small.ink.size * (cell - 6)) / widest) }
      : small.ink;
  for (const [i, rows] of groups.entries()) {
    for (const [k, row] of rows.slice(0, 5).entries()) {
      putPieces(
        pen,
        align === "centre" ? frame.x + (i + 0.5) * cell : frame.x + i * cell,
        frame.y + k * small.leading,
        row,
        { ink, align },
      );
    }
  }
}

function drawFooterLines(pen: Pen, frame: Frame, groups: readonly Piece[][][], small: Small): void {
  const separator = pen.random.pick(["|", "·", "-", "•", "–"]);
  const align: Align = pen.random.chance(0.7) ? "centre" : "left";
  for (const [i, rows] of groups.entries()) {
    const line = rows.flatMap((row, k): Piece[] => (k === 0 ? row : [{ text: separator }, ...row]));
    putPieces(pen, anchor(frame, align), frame.y + i * small.leading, line, { ink: small.ink, align });
  }
}

/** A table that is no list of charges: payments, readings, ageing. */
export function drawDistractor(pen: Pen, frame: Frame): number {
  const { random, look } = pen;
  const kinds = Array.from({ length: random.int(2, 5) }, () =>
    random.pick(["amount", "amount", "date", "word", "number", "rate"] as const),
  );
  const cell = (frame.width / kinds.length) * random.between(0.6, 1);
  let y = frame.y;
  put(pen, frame.x, y, caption(pen, "distractorTitles"), { ink: body(pen, { bold: true }) });
  y += look.leading * 1.2;
  const heads = {
    amount: "taxBase",
    date: "otherDate",
    word: "otherReference",
    number: "orderNumber",
    rate: "taxRate",
  } as const;
  for (const [i, kind] of kinds.entries())
    put(pen, frame.x + i * cell, y, pen.sheet.fit(caption(pen, heads[kind]), body(pen, { scale: 0.9 }), cell), {
      ink: body(pen, { scale: 0.9 }),
    });
  y += look.leading;
  for (let row = random.int(1, 6); row > 0; row -= 1) {
    for (const [i, kind] of kinds.entries()) drawDistractorCell(pen, frame.x + i * cell, y, kind, cell);
    y += look.leading;
  }
  return y + look.leading * 0.5;
}

function drawDistractorCell(
  pen: Pen,
  x: number,
  y: number,
  kind: "amount" | "date" | "word" | "number" | "rate",
  width: number,
): void {
  const { random, content } = pen;
  if (kind === "date") put(pen, x, y, dateText(pen, random.pick(content.otherDays)), { mark: { label: "other_date" } });
  else if (kind === "amount")
    put(pen, x, y, moneyText(pen, Math.round(Math.abs(content.sums.total) * random.between(0.05, 2))));
  else if (kind === "rate") put(pen, x, y, `${random.int(1, 30)}%`);
  else if (kind === "number")
    put(
      pen,
      x,
      y,
      pen.sheet.fit(
        random.chance(0.5)
          ? otherNumber(random, content.date.year)
          : formatNumber(random.int(10, 9999), 0, pen.look.numbers),
        body(pen),
        width,
      ),
    );
  else put(pen, x, y, pen.sheet.fit(random.pick(content.lexicon.otherReference), body(pen), width));
}
