import { drawItems } from "../blocks/items/items-table.ts";
import { drawNotes } from "../blocks/page/closing.ts";
import { drawInfo, type InfoEntry } from "../blocks/page/document-details.ts";
import { amountDuePiece, datePiece, duePiece, numberPiece, otherDatePiece } from "../blocks/page/printed-values.ts";
import { drawLogo, drawTitle } from "../blocks/page/title.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import { hashLikeText, otherNumber } from "../content/identifiers.ts";
import {
  caption,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  put,
  putPieces,
  textStyle,
} from "../drawing/draw-context.ts";

/**
 * The invoice of an online service: a few identifiers, both parties side by side, the amount as a headline, short
 * lines.
 */
export function drawSubscription(context: DrawContext): void {
  const { random, writer, look } = context;
  const margin = random.between(32, 70);
  const frame: Frame = { x: margin, y: random.between(36, 70), width: writer.width - 2 * margin };
  const logo = random.chance(0.5);
  const half = frame.width * 0.48;
  const titleBottom = drawTitle(
    context,
    { ...frame, width: half },
    { number: random.chance(0.1), date: false },
    "left",
  );
  const logoBottom = logo
    ? drawLogo(
        context,
        { ...frame, x: frame.x + frame.width - half, width: half },
        { isOnlyName: false, align: random.pick(["right", "left"]) },
      )
    : frame.y;
  let y = Math.max(titleBottom, logoBottom);
  y = drawInfo(context, { ...frame, y, width: frame.width * random.between(0.45, 0.8) }, identifiers(context), {
    style: random.weighted([
      ["columns", 5],
      ["inline", 3],
      ["above", 1],
      ["grid", 1],
    ] as const),
  });
  y = drawBothParties(context, { ...frame, y: y + look.leading });
  if (random.chance(0.6)) y = drawHeadline(context, { ...frame, y: y + look.leading });
  const turnPage = () => {
    writer.newPage();
    return random.between(40, 70);
  };
  y = drawItems(context, { frame: { ...frame, y: y + look.leading * 1.2 }, bottom: writer.height - 70, turnPage });
  const rows = sumRows(context);
  if (y + rows.length * look.leading * 1.6 > writer.height - 60) y = turnPage();
  const share = random.pick([0.5, 0.5, 0.4, 0.6]);
  y = drawSums(
    context,
    { x: frame.x + frame.width * (1 - share), y: y + look.leading * 0.5, width: frame.width * share },
    rows,
  );
  if (y < writer.height - 90 && random.chance(0.6))
    y = drawNotes(context, { ...frame, y: y + look.leading }, random.int(1, 3));
  if (y < writer.height - 90 && random.chance(0.3)) drawPaymentHistory(context, { ...frame, y: y + look.leading });
}

function identifiers(context: DrawContext): InfoEntry[] {
  const { random, content } = context;
  const entries: InfoEntry[] = [
    { caption: caption(context, "invoiceNumber"), value: [numberPiece(context)] },
    { caption: caption(context, "date"), value: [datePiece(context)] },
  ];
  const add = (chance: number, text: string, value: Piece) => {
    if (random.chance(chance)) entries.push({ caption: text, value: [value] });
  };
  add(0.5, caption(context, "dueDate"), duePiece(context));
  add(0.3, caption(context, "receiptNumber"), {
    text: otherNumber(random, content.date.year),
    annotation: { label: "order_number" },
  });
  add(0.3, caption(context, "orderNumber"), { text: hashLikeText(random), annotation: { label: "order_number" } });
  add(0.3, caption(context, "customerNumber"), {
    text: content.customerNumber,
    annotation: { label: "customer_number" },
  });
  add(0.3, caption(context, "otherDate"), otherDatePiece(context));
  add(0.35, caption(context, "method"), { text: random.pick(content.lexicon.methodValue) });
  return random.chance(0.75) ? entries : random.shuffle(entries);
}

function drawBothParties(context: DrawContext, frame: Frame): number {
  const { random, content, look } = context;
  const half = frame.width * 0.47;
  const right = { ...frame, x: frame.x + frame.width - half, width: half };
  const vendorFirst = random.chance(0.75);
  const vendor = drawParty(context, vendorFirst ? { ...frame, width: half } : right, {
    side: "vendor",
    party: content.seller,
    extras: 0.9,
    ...(random.chance(0.15) ? { caption: caption(context, "from") } : {}),
  });
  const customer = drawParty(context, vendorFirst ? right : { ...frame, width: half }, {
    side: "customer",
    party: content.buyer,
    extras: 0.9,
    ...(random.chance(0.9) ? { caption: caption(context, "billTo") } : {}),
  });
  return Math.max(vendor, customer) + look.leading;
}

const headlineWords: Readonly<Record<string, { due: string; paid: string }>> = {
  en: { due: "due", paid: "paid on" },
  de: { due: "fällig am", paid: "bezahlt am" },
  fr: { due: "à payer avant le", paid: "payé le" },
  es: { due: "vence el", paid: "pagado el" },
  it: { due: "da pagare entro il", paid: "pagato il" },
  nl: { due: "te betalen voor", paid: "betaald op" },
  pt: { due: "a pagar até", paid: "pago em" },
  pl: { due: "płatne do", paid: "zapłacono" },
  sv: { due: "förfaller", paid: "betald" },
  da: { due: "forfalder", paid: "betalt den" },
};

/** "€83.20 due 1 May 2024". */
function drawHeadline(context: DrawContext, frame: Frame): number {
  const { random, content, look } = context;
  const words = headlineWords[content.language] ?? { due: "due", paid: "paid on" };
  const ink = textStyle(context, { bold: true, scale: random.pick([1.2, 1.5, 1.8]) });
  const paid = content.sums.due === 0 || random.chance(0.3);
  const amount: Piece =
    paid && content.sums.due !== content.sums.total
      ? { text: caption(context, "totalPlain") }
      : amountDuePiece(context);
  putPieces(
    context,
    frame.x,
    frame.y + ink.size * 0.4,
    [
      amount,
      { text: inDocumentCase(context, paid ? words.paid : words.due) },
      paid ? datePiece(context) : duePiece(context),
    ],
    { ink },
  );
  if (random.chance(0.3))
    put(context, frame.x, frame.y + ink.size * 1.6, inDocumentCase(context, random.pick(content.lexicon.thanks)));
  return frame.y + ink.size * 1.6 + look.leading;
}

function drawPaymentHistory(context: DrawContext, frame: Frame): number {
  const { random, content, look } = context;
  put(context, frame.x, frame.y, caption(context, "distractorTitles"), { ink: textStyle(context, { bold: true }) });
  const paid = otherDatePiece(context);
  putPieces(context, frame.x, frame.y + look.leading * 1.2, [
    { text: random.pick(content.lexicon.methodValue) },
    paid,
    { text: hashLikeText(random), annotation: { label: "order_number" } },
  ]);
  return frame.y + look.leading * 2.4;
}
