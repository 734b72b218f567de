import type { LineContent } from "../../content/lines.ts";
import {
  caption,
  type DrawContext,
  dateText,
  type Frame,
  inDocumentCase,
  moneyText,
  put,
  putPieces,
  rateText,
  textStyle,
} from "../../drawing/draw-context.ts";
import { formatTime } from "../../formats/dates.ts";
import { formatNumber } from "../../formats/numbers.ts";
import { amountAnnotation, fillSentence } from "../page/printed-values.ts";
import { anchorOf, type Slot } from "./column-positions.ts";

// Table rows that are no line items: headings, sums, events, discounts.

/** Single events of a line item (dates, times, codes, rates), which are no line items themselves. */
export function drawSubRows(
  context: DrawContext,
  area: { frame: Frame; bottom: number },
  line: LineContent,
  start: number,
): number {
  const { random, look, content } = context;
  const { frame } = area;
  const parts = Math.min(6, Math.max(1, Math.round(line.quantity)));
  let y = start;
  for (let i = 0; i < parts && y < area.bottom; i += 1) {
    const annotation = { label: "none", row: context.writer.newRow("note") } as const;
    const cells = [
      random.pick(["M", "Tu", "W", "Th", "F", "Mo", "Di"]),
      formatTime(random),
      `${random.letters(4)}${random.digits(5)}H`,
      `:${random.pick(["15", "30", "60"])}`,
    ];
    let x = frame.x + frame.width * 0.15;
    put(context, x, y, dateText(context, random.pick(content.otherDays)), {
      annotation: { ...annotation, label: "other_date" },
    });
    for (const cell of cells) {
      x += frame.width * 0.14;
      put(context, x, y, cell, { annotation });
    }
    put(context, frame.x + frame.width * 0.9, y, moneyText(context, Math.round(line.total / parts), look.lineMoney), {
      align: "right",
      annotation,
    });
    y += look.leading;
  }
  return y + look.leading * 0.4;
}

/** Sets the kind of an item's row before its first word is written. */
export function beginItem(context: DrawContext, index: number): void {
  const line = context.content.lines[index];
  if (line?.partOf !== undefined)
    context.writer.rowOfItem(index, "sub_item", context.writer.rowOfItem(line.partOf, "parent"));
  else context.writer.rowOfItem(index, line?.hasParts ? "parent" : "item");
}

/** "Discount 10 %  -5.00" on a separate row below the item; the item's total includes it already. */
export function drawDiscountRow(context: DrawContext, frame: Frame, index: number, y: number): number {
  const { random, look, content } = context;
  const line = content.lines[index] as LineContent;
  const row = context.writer.newRow("discount", context.writer.rowOfItem(index));
  const rate = `${formatNumber(line.discountPercent, line.discountPercent % 1 === 0 ? 0 : 1, look.numbers)}%`;
  const right = putPieces(context, frame.x + look.size * random.pick([0, 1, 2]), y, [
    {
      text: random.chance(0.5) ? caption(context, "colDiscount") : caption(context, "discount"),
      annotation: { label: "none", row },
    },
    ...(random.chance(0.7)
      ? [
          {
            text: rate,
            annotation: { label: "line.discount_rate" as const, item: index, row, value: line.discountPercent },
          },
        ]
      : []),
  ]).right;
  const amount = { ...amountAnnotation(context, "line.discount", line.discount), item: index, row };
  const printed = moneyText(context, -line.discount, look.lineMoney);
  if (random.chance(0.7)) put(context, frame.x + frame.width * 0.8, y, printed, { align: "right", annotation: amount });
  else put(context, right + look.size, y, printed, { annotation: amount });
  return y + look.leading;
}

/** A remark between two items: a delivery note, an order, a site. */
export function drawNoteRow(context: DrawContext, frame: Frame, y: number): number {
  const { random, content, look } = context;
  const row = context.writer.newRow("note");
  const pieces = fillSentence(context, random.pick(content.lexicon.refersTo)).map((piece) => ({
    ...piece,
    annotation: { ...(piece.annotation ?? { label: "none" as const }), row },
  }));
  putPieces(context, frame.x + random.pick([0, 0, 20]), y, pieces, {
    ink: textStyle(context, { scale: random.pick([1, 0.9]) }),
  });
  return y + look.leading * 1.1;
}

/** Taxes as the last rows of the table: they look like items. */
export function drawTaxRows(context: DrawContext, frame: Frame, slots: readonly Slot[], start: number): number {
  const { random, content, look } = context;
  const x = slots.find((slot) => slot.column.kind === "description")?.x ?? frame.x;
  const total = slots.find((slot) => slot.column.kind === "total");
  const { taxes } = content.sums;
  let y = start;
  for (const tax of taxes) {
    const row = context.writer.newRow("tax");
    putPieces(context, x + random.pick([0, 30]), y, [
      { text: random.pick([tax.name, `OUTPUT ${tax.name}`, tax.name]), annotation: { label: "none", row } },
      ...(random.chance(0.6)
        ? [{ text: rateText(context, tax.rate), annotation: { label: "tax.rate" as const, value: tax.rate, row } }]
        : []),
    ]);
    put(
      context,
      total === undefined ? frame.x + frame.width : anchorOf(total),
      y,
      moneyText(context, tax.amount, look.lineMoney),
      {
        align: total?.column.align ?? "right",
        annotation: { ...amountAnnotation(context, taxes.length === 1 ? "total_tax" : "tax.amount", tax.amount), row },
      },
    );
    y += look.leading * 1.1;
  }
  return y;
}

export function drawSumRow(context: DrawContext, frame: Frame, y: number, sum: number): number {
  const row = context.writer.newRow("carried_forward");
  put(context, frame.x + frame.width * 0.4, y, caption(context, "carried"), { annotation: { label: "none", row } });
  put(context, frame.x + frame.width, y, moneyText(context, sum), {
    align: "right",
    annotation: { ...amountAnnotation(context, "carried_forward", sum), row },
  });
  return y + context.look.leading * 1.3;
}

/** Whether each column adds up to the printed sums. */
export function addsUp(context: DrawContext): boolean {
  const { sums, lines, pricesIncludeTax } = context.content;
  const tax = lines.reduce((total, line) => total + (line.partOf === undefined ? line.tax : 0), 0);
  return (
    !pricesIncludeTax && sums.lines === sums.net && tax === sums.totalTax && sums.net + sums.totalTax === sums.total
  );
}

export function drawColumnTotals(context: DrawContext, slots: readonly Slot[], y: number): number {
  const { look, content } = context;
  const { net, totalTax, total } = content.sums;
  const ink = textStyle(context, { bold: true });
  const first = slots[0] as Slot;
  if (first.column.kind !== "total" && first.column.kind !== "gross")
    put(context, first.x, y, caption(context, "totalPlain"), { ink });
  const sums = {
    total: ["subtotal", net],
    taxAmount: ["total_tax", totalTax],
    gross: ["total_amount", total],
  } as const;
  for (const slot of slots) {
    const kind = slot.column.kind;
    if (kind !== "total" && kind !== "taxAmount" && kind !== "gross") continue;
    const [label, amount] = sums[kind];
    put(context, anchorOf(slot), y, moneyText(context, amount, look.lineMoney), {
      ink,
      align: slot.column.align,
      annotation: amountAnnotation(context, label, amount),
    });
  }
  return y + look.leading * 1.3;
}

/** Charges other than goods and shipping. */
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

/** Document-level discounts and charges, which look like item rows. */
export function drawCharges(context: DrawContext, frame: Frame, slots: readonly Slot[], start: number): number {
  const { random, content, look } = context;
  const { discount, shipping } = content.sums;
  const x = slots.find((slot) => slot.column.kind === "description")?.x ?? frame.x;
  const total = slots.find((slot) => slot.column.kind === "total");
  let y = start;
  const row = (text: string, amount: number, label: "discount" | "shipping" | "charge") => {
    const at = context.writer.newRow("charge");
    put(context, x, y, text, { annotation: { label: "charge.description", row: at } });
    if (random.chance(0.3))
      put(context, x + context.writer.textWidth(`${text} `, textStyle(context)), y, `${random.int(2, 15)}%`, {
        annotation: { label: "charge.rate", row: at },
      });
    put(
      context,
      total === undefined ? frame.x + frame.width : anchorOf(total),
      y,
      moneyText(context, amount, look.lineMoney),
      {
        align: total?.column.align ?? "right",
        annotation: { ...amountAnnotation(context, label, amount), row: at },
      },
    );
    y += look.leading * 1.1;
  };
  if (discount !== 0) row(caption(context, "discount"), -discount, "discount");
  if (shipping !== 0) {
    const named = random.chance(0.75) ? undefined : surcharges[content.language];
    if (named) row(inDocumentCase(context, random.pick(named)), shipping, "charge");
    else row(caption(context, "shipping"), shipping, "shipping");
  }
  return y;
}

export function drawGroupHead(context: DrawContext, frame: Frame, y: number, sum: number | undefined): number {
  const { random, content } = context;
  const text = random.pick([
    `${random.pick(content.lexicon.industries)} ${random.int(1, 9)}`,
    random.pick(content.lexicon.industries),
    `${caption(context, "orderNumber")} ${random.number(5)}`,
    `--- ${random.pick(content.lexicon.industries)} ---`,
  ]);
  const row = context.writer.newRow("group_head");
  put(context, frame.x, y, text, {
    ink: textStyle(context, { bold: random.chance(0.7) }),
    annotation: { label: "none", row },
  });
  if (random.chance(0.2))
    put(context, frame.x + frame.width * 0.5, y, dateText(context, random.pick(content.otherDays)), {
      annotation: { label: "other_date", row },
    });
  if (sum !== undefined)
    put(context, frame.x + frame.width, y, moneyText(context, sum), {
      align: "right",
      annotation: { ...amountAnnotation(context, "subtotal", sum), row, ambiguous: true },
    });
  return y + context.look.leading * 1.2;
}

export function drawGroupTotal(context: DrawContext, frame: Frame, y: number, sum: number): number {
  const row = context.writer.newRow("group_sum");
  const ink = textStyle(context, { bold: true });
  put(context, frame.x + frame.width * 0.6, y, caption(context, "groupTotal"), {
    ink,
    annotation: { label: "none", row },
  });
  put(context, frame.x + frame.width, y, moneyText(context, sum), {
    align: "right",
    annotation: { ...amountAnnotation(context, "subtotal", sum), row, ambiguous: true },
  });
  return y + context.look.leading * 1.3;
}

export function drawGrid(
  context: DrawContext,
  frame: Frame,
  slots: readonly Slot[],
  top: number,
  bottom: number,
): void {
  const { look, writer } = context;
  const upper = top - look.size * 1.2;
  const lower = bottom - look.size * 0.6;
  writer.box(frame.x - 3, upper, frame.x + frame.width + 3, lower);
  for (const slot of slots.slice(1)) writer.rule(slot.x - look.size * 0.5, upper, slot.x - look.size * 0.5, lower, 0.4);
}
