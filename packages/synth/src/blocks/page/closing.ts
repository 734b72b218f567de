import { otherNumber } from "../../content/identifiers.ts";
import {
  anchor,
  caption,
  captionStyle,
  type DrawContext,
  dateText,
  type Frame,
  inDocumentCase,
  moneyText,
  type Piece,
  piecesWidth,
  put,
  putLines,
  putParagraph,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import type { Align } from "../../drawing/page-writer.ts";
import { formatNumber } from "../../formats/numbers.ts";
import { captionedNumber } from "../party/number-with-caption.ts";
import { drawInfo, type InfoEntry, termsText } from "./document-details.ts";
import { fillSentence } from "./printed-values.ts";

/** Bank details. */
export function drawBank(context: DrawContext, frame: Frame): number {
  const { random, look } = context;
  let y = frame.y;
  if (random.chance(0.5)) {
    put(context, frame.x, y, withColon(context, caption(context, "bankBlock")), { ink: captionStyle(context) });
    y += look.leading * 1.1;
  }
  return drawInfo(context, { ...frame, y }, bankEntries(context), {
    style: random.weighted([
      ["inline", 5],
      ["columns", 4],
      ["wrapped", 2],
      ["grid", 0.6],
    ] as const),
  });
}

function bankEntries(context: DrawContext): InfoEntry[] {
  const { random, content } = context;
  const { bank } = content;
  const entries: InfoEntry[] = [];
  const add = (text: string, piece: Piece) => entries.push({ caption: text, value: [piece] });
  if (random.chance(0.25))
    add(caption(context, "holder"), { text: content.seller.name, annotation: { label: "vendor.name" } });
  if (random.chance(0.75)) add(caption(context, "bankName"), { text: bank.name, annotation: { label: "bank" } });
  if (bank.iban === undefined || random.chance(0.15)) {
    add(caption(context, "account"), { text: bank.account, annotation: { label: "bank" } });
    add(caption(context, "bankCode"), { text: bank.code, annotation: { label: "bank" } });
  }
  if (bank.iban !== undefined)
    add(caption(context, "iban"), { text: bank.iban, annotation: { label: "payment.iban" } });
  if (random.chance(bank.iban === undefined ? 0.4 : 0.8))
    add(caption(context, "bic"), { text: bank.bic, annotation: { label: "payment.bic" } });
  if (random.chance(0.18))
    add(caption(context, "paymentReference"), {
      text: content.paymentReference,
      annotation: { label: "payment.reference" },
    });
  return entries;
}

/** Sentences about payment, references to other documents, thanks and small print. */
export function drawNotes(context: DrawContext, frame: Frame, count: number): number {
  const { random, content, look } = context;
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
      y = putParagraph(context, { ...frame, y }, [
        { text: withColon(context, caption(context, "terms")) },
        { text: termsText(context), annotation: { label: "payment_terms" } },
      ]);
    else if (kind === "note")
      y = putLines(context, { ...frame, y }, [inDocumentCase(context, random.pick(content.lexicon.noise))]);
    else if (kind === "prose") y = drawProse(context, { ...frame, y }, random.int(1, 4));
    else if (kind === "reverse")
      y = putLines(context, { ...frame, y }, [
        inDocumentCase(
          context,
          content.sums.totalTax === 0 ? random.pick(content.lexicon.reverseCharge) : random.pick(content.lexicon.prose),
        ),
      ]);
    else
      y = putParagraph(context, { ...frame, y }, fillSentence(context, random.pick(content.lexicon[kind])), {
        ink: textStyle(context, { bold: random.chance(0.12) }),
      });
    if (random.chance(0.3)) y += look.leading * 0.5;
  }
  return y;
}

export function drawProse(context: DrawContext, frame: Frame, sentences: number): number {
  const { random, content } = context;
  const ink = textStyle(context, { scale: random.pick([1, 0.9, 0.8, 0.7]) });
  const text = random.some(content.lexicon.prose, sentences).join(" ");
  return putParagraph(context, frame, [{ text: inDocumentCase(context, text) }], { ink });
}

/** Company data at the foot of a page, in one centred paragraph or two to four columns. */
export function drawFooter(context: DrawContext, frame: Frame, options: { withVendor: boolean }): void {
  const { random, content } = context;
  const ink = textStyle(context, {
    scale: random.pick([0.7, 0.75, 0.85, 1]),
    ...(random.chance(0.3) ? { colour: "#666666" } : {}),
  });
  const leading = ink.size * 1.25;
  const { seller, bank } = content;
  const address: Piece[][] = options.withVendor ? vendorRows(context) : [];
  const contact: Piece[][] = [
    [{ text: withColon(context, caption(context, "phone")) }, { text: seller.phone, annotation: { label: "contact" } }],
    [{ text: withColon(context, caption(context, "mail")) }, { text: seller.mail, annotation: { label: "contact" } }],
    [{ text: seller.web, annotation: { label: "contact" } }],
  ];
  const legal: Piece[][] = [
    [
      { text: withColon(context, caption(context, "registration")) },
      { text: seller.registration, annotation: { label: "registration" } },
    ],
    ...(options.withVendor || random.chance(0.6)
      ? [
          captionedNumber(context, caption(context, "taxId"), {
            text: seller.taxId,
            annotation: { label: "vendor.tax_id" },
          }),
        ]
      : []),
    ...(random.chance(0.4) ? [[{ text: seller.person }]] : []),
  ];
  const money: Piece[][] = [
    [{ text: bank.name, annotation: { label: "bank" } }],
    ...(bank.iban === undefined
      ? []
      : [
          [
            { text: withColon(context, caption(context, "iban")) },
            { text: bank.iban, annotation: { label: "payment.iban" as const } },
          ],
        ]),
    [{ text: withColon(context, caption(context, "bic")) }, { text: bank.bic, annotation: { label: "payment.bic" } }],
  ];
  const groups = random.shuffle(
    [address, contact, legal, money].filter((rows) => rows.length > 0 && (rows === address || random.chance(0.65))),
  );
  if (groups.length === 0) return;
  if (random.chance(0.4)) sheetRule(context, frame);
  if (random.chance(0.6) && groups.length > 1) drawFooterColumns(context, frame, groups, { ink, leading });
  else drawFooterLines(context, frame, groups, { ink, leading });
}

function sheetRule(context: DrawContext, frame: Frame): void {
  context.writer.rule(
    frame.x,
    frame.y - context.look.size * 1.2,
    frame.x + frame.width,
    frame.y - context.look.size * 1.2,
    0.5,
  );
}

function vendorRows(context: DrawContext): Piece[][] {
  const { content } = context;
  const span = context.writer.newSpan();
  return [
    [{ text: inDocumentCase(context, content.seller.name), annotation: { label: "vendor.name" } }],
    ...content.seller.address.lines.map((line): Piece[] => [
      { text: inDocumentCase(context, line), annotation: { label: "vendor.address", span } },
    ]),
  ];
}

type Small = Readonly<{ ink: ReturnType<typeof textStyle>; leading: number }>;

function drawFooterColumns(context: DrawContext, frame: Frame, groups: readonly Piece[][][], small: Small): void {
  const cell = frame.width / groups.length;
  const align: Align = context.random.chance(0.15) ? "centre" : "left";
  const widest = Math.max(...groups.flat().map((row) => piecesWidth(context, row, small.ink)));
  const ink =
    widest > cell - 6
      ? { ...small.ink, size: Math.max(small.ink.size * 0.6, (small.ink.size * (cell - 6)) / widest) }
      : small.ink;
  for (const [i, rows] of groups.entries()) {
    for (const [k, row] of rows.slice(0, 5).entries()) {
      putPieces(
        context,
        align === "centre" ? frame.x + (i + 0.5) * cell : frame.x + i * cell,
        frame.y + k * small.leading,
        row,
        { ink, align },
      );
    }
  }
}

function drawFooterLines(context: DrawContext, frame: Frame, groups: readonly Piece[][][], small: Small): void {
  const separator = context.random.pick(["|", "·", "-", "•", "–"]);
  const align: Align = context.random.chance(0.7) ? "centre" : "left";
  for (const [i, rows] of groups.entries()) {
    const line = rows.flatMap((row, k): Piece[] => (k === 0 ? row : [{ text: separator }, ...row]));
    putPieces(context, anchor(frame, align), frame.y + i * small.leading, line, { ink: small.ink, align });
  }
}

/** A table without line items: payments, meter readings, ageing. */
export function drawDistractor(context: DrawContext, frame: Frame): number {
  const { random, look } = context;
  const kinds = Array.from({ length: random.int(2, 5) }, () =>
    random.pick(["amount", "amount", "date", "word", "number", "rate"] as const),
  );
  const cell = (frame.width / kinds.length) * random.between(0.6, 1);
  let y = frame.y;
  put(context, frame.x, y, caption(context, "distractorTitles"), { ink: textStyle(context, { bold: true }) });
  y += look.leading * 1.2;
  const heads = {
    amount: "taxBase",
    date: "otherDate",
    word: "otherReference",
    number: "orderNumber",
    rate: "taxRate",
  } as const;
  for (const [i, kind] of kinds.entries())
    put(
      context,
      frame.x + i * cell,
      y,
      context.writer.fit(caption(context, heads[kind]), textStyle(context, { scale: 0.9 }), cell),
      {
        ink: textStyle(context, { scale: 0.9 }),
      },
    );
  y += look.leading;
  for (let row = random.int(1, 6); row > 0; row -= 1) {
    for (const [i, kind] of kinds.entries()) drawDistractorCell(context, frame.x + i * cell, y, kind, cell);
    y += look.leading;
  }
  return y + look.leading * 0.5;
}

function drawDistractorCell(
  context: DrawContext,
  x: number,
  y: number,
  kind: "amount" | "date" | "word" | "number" | "rate",
  width: number,
): void {
  const { random, content } = context;
  if (kind === "date")
    put(context, x, y, dateText(context, random.pick(content.otherDays)), { annotation: { label: "other_date" } });
  else if (kind === "amount")
    put(context, x, y, moneyText(context, Math.round(Math.abs(content.sums.total) * random.between(0.05, 2))));
  else if (kind === "rate") put(context, x, y, `${random.int(1, 30)}%`);
  else if (kind === "number")
    put(
      context,
      x,
      y,
      context.writer.fit(
        random.chance(0.5)
          ? otherNumber(random, content.date.year)
          : formatNumber(random.int(10, 9999), 0, context.look.numbers),
        textStyle(context),
        width,
      ),
    );
  else put(context, x, y, context.writer.fit(random.pick(content.lexicon.otherReference), textStyle(context), width));
}
