import type { LineContent } from "../../content/lines.ts";
import {
  body,
  caption,
  dateText,
  type Frame,
  moneyText,
  type Pen,
  put,
  putPieces,
  rateText,
  spoken,
} from "../../drawing/draw-context.ts";
import { formatTime } from "../../formats/dates.ts";
import { formatNumber } from "../../formats/numbers.ts";
import { amountMark, fillSentence } from "../page/printed-values.ts";
import { anchorOf, type Slot } from "./column-positions.ts";

/** Rows of a table of charges that are no charges: headings, sums, events, discounts. */

/** Single events that make up a charge: dates, times, codes and rates that are no charges themselves. */
export function drawSubRows(
  pen: Pen,
  area: { frame: Frame; bottom: number },
  line: LineContent,
  start: number,
): number {
  const { random, look, content } = pen;
  const { frame } = area;
  const parts = Math.min(6, Math.max(1, Math.round(line.quantity)));
  let y = start;
  for (let i = 0; i < parts && y < area.bottom; i += 1) {
    const mark = { label: "none", row: pen.sheet.newRow("note") } as const;
    const cells = [
      random.pick(["M", "Tu", "W", "Th", "F", "Mo", "Di"]),
      formatTime(random),
      `${random.letters(4)}${random.digits(5)}H`,
      `:${random.pick(["15", "30", "60"])}`,
    ];
    let x = frame.x + frame.width * 0.15;
    put(pen, x, y, dateText(pen, random.pick(content.otherDays)), {
      mark: { ...mark, label: "other_date" },
    });
    for (const cell of cells) {
      x += frame.width * 0.14;
      put(pen, x, y, cell, { mark });
    }
    put(pen, frame.x + frame.width * 0.9, y, moneyText(pen, Math.round(line.total / parts), look.lineMoney), {
      align: "right",
      mark,
    });
    y += look.leading;
  }
  return y + look.leading * 0.4;
}

/** Says what kind of row an item's is before its first word is written. */
export function beginItem(pen: Pen, index: number): void {
  const line = pen.content.lines[index];
  if (line?.partOf !== undefined) pen.sheet.rowOfItem(index, "sub_item", pen.sheet.rowOfItem(line.partOf, "parent"));
  else pen.sheet.rowOfItem(index, line?.hasParts ? "parent" : "item");
}

/** "Discount 10 %  -5.00" on a row of its own beneath the item; the item's total has it already. */
export function drawDiscountRow(pen: Pen, frame: Frame, index: number, y: number): number {
  const { random, look, content } = pen;
  const line = content.lines[index] as LineContent;
  const row = pen.sheet.newRow("discount", pen.sheet.rowOfItem(index));
  const rate = `${formatNumber(line.discountPercent, line.discountPercent % 1 === 0 ? 0 : 1, look.numbers)}%`;
  const right = putPieces(pen, frame.x + look.size * random.pick([0, 1, 2]), y, [
    { text: random.chance(0.5) ? caption(pen, "colDiscount") : caption(pen, "discount"), mark: { label: "none", row } },
    ...(random.chance(0.7)
      ? [{ text: rate, mark: { label: "line.discount_rate" as const, item: index, row, value: line.discountPercent } }]
      : []),
  ]).right;
  const amount = { ...amountMark(pen, "line.discount", line.discount), item: index, row };
  const printed = moneyText(pen, -line.discount, look.lineMoney);
  if (random.chance(0.7)) put(pen, frame.x + frame.width * 0.8, y, printed, { align: "right", mark: amount });
  else put(pen, right + look.size, y, printed, { mark: amount });
  return y + look.leading;
}

/** A remark between two items: a delivery note, an order, a site. */
export function drawNoteRow(pen: Pen, frame: Frame, y: number): number {
  const { random, content, look } = pen;
  const row = pen.sheet.newRow("note");
  const pieces = fillSentence(pen, random.pick(content.lexicon.refersTo)).map((piece) => ({
    ...piece,
    mark: { ...(piece.mark ?? { label: "none" as const }), row },
  }));
  putPieces(pen, frame.x + random.pick([0, 0, 20]), y, pieces, { ink: body(pen, { scale: random.pick([1, 0.9]) }) });
  return y + look.leading * 1.1;
}

/** Taxes as the last rows of the table: they look like items and are none. */
export function drawTaxRows(pen: Pen, frame: Frame, slots: readonly Slot[], start: number): number {
  const { random, content, look } = pen;
  const x = slots.find((slot) => slot.column.kind === "description")?.x ?? frame.x;
  const total = slots.find((slot) => slot.column.kind === "total");
  const { taxes } = content.sums;
  let y = start;
  for (const tax of taxes) {
    const row = pen.sheet.newRow("tax");
    putPieces(pen, x + random.pick([0, 30]), y, [
      { text: random.pick([tax.name, `OUTPUT ${tax.name}`, tax.name]), mark: { label: "none", row } },
      ...(random.chance(0.6)
        ? [{ text: rateText(pen, tax.rate), mark: { label: "tax.rate" as const, value: tax.rate, row } }]
        : []),
    ]);
    put(
      pen,
      total === undefined ? frame.x + frame.width : anchorOf(total),
      y,
      moneyText(pen, tax.amount, look.lineMoney),
      {
        align: total?.column.align ?? "right",
        mark: { ...amountMark(pen, taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount), row },
      },
    );
    y += look.leading * 1.1;
  }
  return y;
}

export function drawSumRow(pen: Pen, frame: Frame, y: number, sum: number): number {
  const row = pen.sheet.newRow("carried_forward");
  put(pen, frame.x + frame.width * 0.4, y, caption(pen, "carried"), { mark: { label: "none", row } });
  put(pen, frame.x + frame.width, y, moneyText(pen, sum), {
    align: "right",
    mark: { ...amountMark(pen, "carried_forward", sum), row },
  });
  return y + pen.look.leading * 1.3;
}

/** Whether the columns add up to the sums as they are. */
export function addsUp(pen: Pen): boolean {
  const { sums, lines, pricesIncludeTax } = pen.content;
  const tax = lines.reduce((total, line) => total + (line.partOf === undefined ? line.tax : 0), 0);
  return (
    !pricesIncludeTax && sums.lines === sums.net && tax === sums.totalTax && sums.net + sums.totalTax === sums.total
  );
}

export function drawColumnTotals(pen: Pen, slots: readonly Slot[], y: number): number {
  const { look, content } = pen;
  const { net, totalTax, total } = content.sums;
  const ink = body(pen, { bold: true });
  const first = slots[0] as Slot;
  if (first.column.kind !== "total" && first.column.kind !== "gross")
    put(pen, first.x, y, caption(pen, "totalPlain"), { ink });
  const sums = {
    total: ["subtotal", net],
    taxAmount: ["total_tax", totalTax],
    gross: ["total_amount", total],
  } as const;
  for (const slot of slots) {
    const kind = slot.column.kind;
    if (kind !== "total" && kind !== "taxAmount" && kind !== "gross") continue;
    const [label, amount] = sums[kind];
    put(pen, anchorOf(slot), y, moneyText(pen, amount, look.lineMoney), {
      ink,
      align: slot.column.align,
      mark: amountMark(pen, label, amount),
    });
  }
  return y + look.leading * 1.3;
}

/** What is charged beside the goods without being their carriage. */
const surcharges: Readonly<Record<string, readonly string[]>> = {
  en: ["Surcharge", "Handling fee", "Service charge", "Environmental fee", "Fuel surcharge"],
  de: ["Zuschlag", "Bearbeitungsgebühr", "Mindermengenzuschlag", "Energiezuschlag", "Servicepauschale"],
  fr: ["Majoration", "Frais de dossier", "Frais de gestion", "Éco-participation", "Supplément carburant"],
  es: ["Recargo", "Gastos de gestión", "Cargo por servicio", "Tasa ambiental"],
  it: ["Maggiorazione", "Spese di gestione", "Spese incasso", "Contributo ambientale"],
  nl: ["Toeslag", "Administratiekosten", "Milieubijdrage", "Brandstoftoeslag"],
  pt: ["Acréscimo", "Taxa de serviço", "Encargos", "Taxa ambiental"],
  pl: ["Dopłata", "Opłata serwisowa", "Opłata środowiskowa", "Opłata paliwowa"],
  sv: ["Tillägg", "Expeditionsavgift", "Miljöavgift", "Serviceavgift"],
  da: ["Tillæg", "Ekspeditionsgebyr", "Miljøtillæg", "Servicegebyr"],
};

/** Document-level discounts and charges that look like rows but are no goods. */
export function drawCharges(pen: Pen, frame: Frame, slots: readonly Slot[], start: number): number {
  const { random, content, look } = pen;
  const { discount, shipping } = content.sums;
  const x = slots.find((slot) => slot.column.kind === "description")?.x ?? frame.x;
  const total = slots.find((slot) => slot.column.kind === "total");
  let y = start;
  const row = (text: string, amount: number, label: "discount" | "shipping" | "charge") => {
    const at = pen.sheet.newRow("charge");
    put(pen, x, y, text, { mark: { label: "charge.description", row: at } });
    if (random.chance(0.3))
      put(pen, x + pen.sheet.textWidth(`${text} `, body(pen)), y, `${random.int(2, 15)}%`, {
        mark: { label: "charge.rate", row: at },
      });
    put(pen, total === undefined ? frame.x + frame.width : anchorOf(total), y, moneyText(pen, amount, look.lineMoney), {
      align: total?.column.align ?? "right",
      mark: { ...amountMark(pen, label, amount), row: at },
    });
    y += look.leading * 1.1;
  };
  if (discount !== 0) row(caption(pen, "discount"), -discount, "discount");
  if (shipping !== 0) {
    const named = random.chance(0.75) ? undefined : surcharges[content.language];
    if (named) row(spoken(pen, random.pick(named)), shipping, "charge");
    else row(caption(pen, "shipping"), shipping, "shipping");
  }
  return y;
}

export function drawGroupHead(pen: Pen, frame: Frame, y: number, sum: number | undefined): number {
  const { random, content } = pen;
  const text = random.pick([
    `${random.pick(content.lexicon.industries)} ${random.int(1, 9)}`,
    random.pick(content.lexicon.industries),
    `${caption(pen, "orderNumber")} ${random.number(5)}`,
    `--- ${random.pick(content.lexicon.industries)} ---`,
  ]);
  const row = pen.sheet.newRow("group_head");
  put(pen, frame.x, y, text, { ink: body(pen, { bold: random.chance(0.7) }), mark: { label: "none", row } });
  if (random.chance(0.2))
    put(pen, frame.x + frame.width * 0.5, y, dateText(pen, random.pick(content.otherDays)), {
      mark: { label: "other_date", row },
    });
  if (sum !== undefined)
    put(pen, frame.x + frame.width, y, moneyText(pen, sum), {
      align: "right",
      mark: { ...amountMark(pen, "subtotal", sum), row, ambiguous: true },
    });
  return y + pen.look.leading * 1.2;
}

export function drawGroupTotal(pen: Pen, frame: Frame, y: number, sum: number): number {
  const row = pen.sheet.newRow("group_sum");
  const ink = body(pen, { bold: true });
  put(pen, frame.x + frame.width * 0.6, y, caption(pen, "groupTotal"), { ink, mark: { label: "none", row } });
  put(pen, frame.x + frame.width, y, moneyText(pen, sum), {
    align: "right",
    mark: { ...amountMark(pen, "subtotal", sum), row, ambiguous: true },
  });
  return y + pen.look.leading * 1.3;
}

export function drawGrid(pen: Pen, frame: Frame, slots: readonly Slot[], top: number, bottom: number): void {
  const { look, sheet } = pen;
  const upper = top - look.size * 1.2;
  const lower = bottom - look.size * 0.6;
  sheet.box(frame.x - 3, upper, frame.x + frame.width + 3, lower);
  for (const slot of slots.slice(1)) sheet.rule(slot.x - look.size * 0.5, upper, slot.x - look.size * 0.5, lower, 0.4);
}
