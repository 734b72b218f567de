import { drawItems } from "../blocks/items/items-table.ts";
import { drawNotes } from "../blocks/page/closing.ts";
import { drawInfo, type InfoEntry } from "../blocks/page/document-details.ts";
import { askedPiece, datePiece, duePiece, numberPiece, otherDatePiece } from "../blocks/page/printed-values.ts";
import { drawLogo, drawTitle } from "../blocks/page/title.ts";
import { drawParty } from "../blocks/party/party-block.ts";
import { drawSums, sumRows } from "../blocks/totals/totals.ts";
import { hashLike, otherNumber } from "../content/identifiers.ts";
import { body, caption, type Frame, type Pen, type Piece, put, putPieces, spoken } from "../drawing/draw-context.ts";

/** The bill of an online service: a few identifiers, both parties side by side, the amount as a headline, short lines. */
export function drawSubscription(pen: Pen): void {
  const { random, sheet, look } = pen;
  const margin = random.between(32, 70);
  const frame: Frame = { x: margin, y: random.between(36, 70), width: sheet.width - 2 * margin };
  const logo = random.chance(0.5);
  const half = frame.width * 0.48;
  const titleBottom = drawTitle(pen, { ...frame, width: half }, { number: random.chance(0.1), date: false }, "left");
  const logoBottom = logo
    ? drawLogo(
        pen,
        { ...frame, x: frame.x + frame.width - half, width: half },
        { isOnlyName: false, align: random.pick(["right", "left"]) },
      )
    : frame.y;
  let y = Math.max(titleBottom, logoBottom);
  y = drawInfo(pen, { ...frame, y, width: frame.width * random.between(0.45, 0.8) }, identifiers(pen), {
    style: random.weighted([
      ["columns", 5],
      ["inline", 3],
      ["above", 1],
      ["grid", 1],
    ] as const),
  });
  y = drawBothParties(pen, { ...frame, y: y + look.leading });
  if (random.chance(0.6)) y = drawHeadline(pen, { ...frame, y: y + look.leading });
  const turnPage = () => {
    sheet.newPage();
    return random.between(40, 70);
  };
  y = drawItems(pen, { frame: { ...frame, y: y + look.leading * 1.2 }, bottom: sheet.height - 70, turnPage });
  const rows = sumRows(pen);
  if (y + rows.length * look.leading * 1.6 > sheet.height - 60) y = turnPage();
  const share = random.pick([0.5, 0.5, 0.4, 0.6]);
  y = drawSums(
    pen,
    { x: frame.x + frame.width * (1 - share), y: y + look.leading * 0.5, width: frame.width * share },
    rows,
  );
  if (y < sheet.height - 90 && random.chance(0.6))
    y = drawNotes(pen, { ...frame, y: y + look.leading }, random.int(1, 3));
  if (y < sheet.height - 90 && random.chance(0.3)) drawPaymentHistory(pen, { ...frame, y: y + look.leading });
}

function identifiers(pen: Pen): InfoEntry[] {
  const { random, content } = pen;
  const entries: InfoEntry[] = [
    { caption: caption(pen, "invoiceNumber"), value: [numberPiece(pen)] },
    { caption: caption(pen, "date"), value: [datePiece(pen)] },
  ];
  const add = (chance: number, text: string, value: Piece) => {
    if (random.chance(chance)) entries.push({ caption: text, value: [value] });
  };
  add(0.5, caption(pen, "dueDate"), duePiece(pen));
  add(0.3, caption(pen, "receiptNumber"), {
    text: otherNumber(random, content.date.year),
    mark: { label: "order_number" },
  });
  add(0.3, caption(pen, "orderNumber"), { text: hashLike(random), mark: { label: "order_number" } });
  add(0.3, caption(pen, "customerNumber"), { text: content.customerNumber, mark: { label: "customer_number" } });
  add(0.3, caption(pen, "otherDate"), otherDatePiece(pen));
  add(0.35, caption(pen, "method"), { text: random.pick(content.lexicon.methodValue) });
  return random.chance(0.75) ? entries : random.shuffle(entries);
}

function drawBothParties(pen: Pen, frame: Frame): number {
  const { random, content, look } = pen;
  const half = frame.width * 0.47;
  const right = { ...frame, x: frame.x + frame.width - half, width: half };
  const vendorFirst = random.chance(0.75);
  const vendor = drawParty(pen, vendorFirst ? { ...frame, width: half } : right, {
    side: "vendor",
    party: content.seller,
    extras: 0.9,
    ...(random.chance(0.15) ? { caption: caption(pen, "from") } : {}),
  });
  const customer = drawParty(pen, vendorFirst ? right : { ...frame, width: half }, {
    side: "customer",
    party: content.buyer,
    extras: 0.9,
    ...(random.chance(0.9) ? { caption: caption(pen, "billTo") } : {}),
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
function drawHeadline(pen: Pen, frame: Frame): number {
  const { random, content, look } = pen;
  const words = headlineWords[content.language] ?? { due: "due", paid: "paid on" };
  const ink = body(pen, { bold: true, scale: random.pick([1.2, 1.5, 1.8]) });
  const paid = content.sums.due === 0 || random.chance(0.3);
  const amount: Piece =
    paid && content.sums.due !== content.sums.total ? { text: caption(pen, "totalPlain") } : askedPiece(pen);
  putPieces(
    pen,
    frame.x,
    frame.y + ink.size * 0.4,
    [amount, { text: spoken(pen, paid ? words.paid : words.due) }, paid ? datePiece(pen) : duePiece(pen)],
    { ink },
  );
  if (random.chance(0.3)) put(pen, frame.x, frame.y + ink.size * 1.6, spoken(pen, random.pick(content.lexicon.thanks)));
  return frame.y + ink.size * 1.6 + look.leading;
}

function drawPaymentHistory(pen: Pen, frame: Frame): number {
  const { random, content, look } = pen;
  put(pen, frame.x, frame.y, caption(pen, "distractorTitles"), { ink: body(pen, { bold: true }) });
  const paid = otherDatePiece(pen);
  putPieces(pen, frame.x, frame.y + look.leading * 1.2, [
    { text: random.pick(content.lexicon.methodValue) },
    paid,
    { text: hashLike(random), mark: { label: "order_number" } },
  ]);
  return frame.y + look.leading * 2.4;
}
