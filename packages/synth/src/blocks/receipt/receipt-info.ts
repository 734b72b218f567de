import { otherNumber } from "../../content/identifiers.ts";
import {
  caption,
  captioned,
  type DrawContext,
  type Frame,
  inDocumentCase,
  type Piece,
  piecesWidth,
  put,
  putPieces,
  textStyle,
  withColon,
} from "../../drawing/draw-context.ts";
import { formatTime } from "../../formats/dates.ts";
import { datePiece, numberPiece, signedNumber } from "../page/printed-values.ts";

/** Title, number, date, cashier: one per line, two side by side, or without captions. */
export function drawTicketInfo(context: DrawContext, frame: Frame, options: { number: boolean }): number {
  const { random, look, content } = context;
  let y = frame.y;
  if (random.chance(0.12)) {
    put(
      context,
      frame.x,
      y,
      random.pick([
        caption(context, "cash"),
        caption(context, "copy"),
        `${caption(context, "billTo")} : ${caption(context, "cash")}`,
      ]),
    );
    y += look.leading;
  }
  const entries = ticketEntries(context, options.number);
  const style = random.weighted([
    ["lines", 46],
    ["columns", 24],
    ["pairs", 22],
    ["packed", 8],
  ] as const);
  const captionWidth =
    Math.max(
      ...entries.map((each) =>
        each.caption === "" ? 0 : context.writer.textWidth(withColon(context, each.caption), textStyle(context)),
      ),
    ) +
    look.size * 0.8;
  let x = frame.x;
  for (const [i, entry] of entries.entries()) {
    const label: Piece[] = entry.caption === "" ? [] : [{ text: withColon(context, entry.caption) }];
    const whole = entry.caption === "" ? [...entry.value] : captioned(context, entry.caption, entry.value);
    const width = piecesWidth(context, whole, textStyle(context));
    if (style === "pairs") {
      const second = i % 2 === 1 && x + width <= frame.x + frame.width;
      if (!second && i > 0) y += look.leading;
      const at = second ? Math.max(x, frame.x + frame.width * 0.52) : frame.x;
      x = putPieces(context, Math.min(at, frame.x + frame.width - width), y, whole).right + look.size;
    } else if (style === "packed") {
      if (i > 0 && x + width > frame.x + frame.width) {
        x = frame.x;
        y += look.leading;
      }
      x = putPieces(context, x, y, whole).right + look.size * 0.8;
    } else {
      if (style === "columns" && label.length > 0) {
        const { right } = putPieces(context, frame.x, y, label);
        putPieces(
          context,
          Math.max(right + look.size * 0.4, frame.x + Math.min(captionWidth, frame.width * 0.5)),
          y,
          entry.value,
        );
      } else putPieces(context, frame.x, y, whole);
      y += look.leading;
    }
  }
  if (style === "pairs" || style === "packed") y += look.leading;
  return y + (content.lines.length > 0 ? look.leading * random.pick([0, 0.4, 0.8]) : 0);
}

/** "Bon Nr. 12", "Nr.12", "#12" or the bare number. */
function numberEntry(context: DrawContext): TicketEntry {
  const { random, content } = context;
  if (random.chance(0.14)) {
    const word = random.chance(0.6) ? inDocumentCase(context, random.pick(content.lexicon.receiptTitle)) : "";
    return { caption: word.replace(/[*<>-]/g, ""), value: signedNumber(context) };
  }
  return { caption: random.chance(0.93) ? caption(context, "receiptNumber") : "", value: [numberPiece(context)] };
}

type TicketEntry = Readonly<{ caption: string; value: readonly Piece[] }>;

function ticketEntries(context: DrawContext, withNumber: boolean): TicketEntry[] {
  const { random, content } = context;
  const entries: TicketEntry[] = [];
  if (withNumber) entries.push(numberEntry(context));
  const timed = random.chance(0.72);
  const clock: Piece = { text: formatTime(random) };
  const separate = random.chance(0.25);
  const dateValue: Piece[] =
    timed && !separate
      ? random.chance(0.85)
        ? [datePiece(context), clock]
        : [clock, datePiece(context)]
      : [datePiece(context)];
  entries.push({ caption: random.chance(0.66) ? caption(context, "date") : "", value: dateValue });
  if (timed && separate)
    entries.push({
      caption: random.chance(0.7)
        ? inDocumentCase(context, random.pick(["Time", "TIME", "Uhrzeit", "Heure", "Hora", "Ora", "Tijd"]))
        : "",
      value: [clock],
    });
  if (random.chance(0.5))
    entries.push({
      caption: caption(context, "cashier"),
      value: [
        {
          text: inDocumentCase(
            context,
            random.pick([
              content.seller.person.split(" ")[0] ?? "A",
              random.digits(2),
              "USER",
              "ADMIN",
              `${random.digits(3)} ${content.buyer.person.split(" ")[0]}`,
            ]),
          ),
        },
      ],
    });
  if (random.chance(0.4))
    entries.push({
      caption: caption(context, "till"),
      value: [{ text: random.pick([random.digits(2), random.digits(1), `POS${random.digits(2)}`, random.digits(4)]) }],
    });
  if (random.chance(0.15))
    entries.push({
      caption: caption(context, "orderNumber"),
      value: [{ text: otherNumber(random, content.date.year), annotation: { label: "order_number" } }],
    });
  if (random.chance(0.1))
    entries.push({
      caption: caption(context, "customerNumber"),
      value: [{ text: content.customerNumber, annotation: { label: "customer_number" } }],
    });
  if (random.chance(content.country.code === "PL" ? 0.25 : 0.04))
    entries.push({
      caption: caption(context, "customerTaxId"),
      value: [{ text: content.buyer.taxId, annotation: { label: "customer.tax_id" } }],
    });
  if (random.chance(0.07))
    entries.push({
      caption: caption(context, "billTo"),
      value: [{ text: content.buyer.name, annotation: { label: "customer.name" } }],
    });
  return random.chance(0.5) ? entries : random.shuffle(entries);
}
