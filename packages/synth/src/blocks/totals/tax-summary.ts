import { body, caption, type Frame, moneyText, type Pen, put, putLines, rateText } from "../../drawing/draw-context.ts";
import type { Mark } from "../../drawing/page-writer.ts";
import { amountMark } from "../page/printed-values.ts";

/** Whether the summary alone can carry the sums: nothing but net, taxes and total. */
export function canSummarise(pen: Pen): boolean {
  const { sums } = pen.content;
  return sums.taxes.length > 0 && sums.due === sums.total && sums.net + sums.totalTax === sums.total && basesAddUp(pen);
}

function basesAddUp(pen: Pen): boolean {
  const { taxes, net } = pen.content.sums;
  return taxes.reduce((sum, tax) => sum + tax.base, 0) === net;
}

type SummaryColumn = "rate" | "base" | "tax" | "gross";

const summaryColumns: readonly (readonly [readonly SummaryColumn[], number])[] = [
  [["rate", "base", "tax"], 6],
  [["rate", "base", "tax", "gross"], 2],
  [["rate", "tax"], 1],
  [["base", "rate", "tax"], 1.5],
];

/** Taxes by rate in a small table. Returns the next baseline. */
export function drawTaxSummary(pen: Pen, frame: Frame, options?: { withTotals: boolean }): number {
  const { random, content, look, sheet } = pen;
  const { taxes, net, totalTax, total } = content.sums;
  if (taxes.length === 0) return frame.y;
  const columns: readonly SummaryColumn[] = options?.withTotals
    ? ["rate", "base", "tax", "gross"]
    : random.weighted(summaryColumns);
  const cell = frame.width / columns.length;
  let y = frame.y;
  if (random.chance(0.5)) {
    put(pen, frame.x, y, caption(pen, "taxSummary"), { ink: body(pen, { bold: true }) });
    y += look.leading * 1.1;
  }
  const top = y - look.size * 1.1;
  const keys = { rate: "taxRate", base: "taxBase", tax: "taxAmount", gross: "grossSum" } as const;
  const at = (i: number) => (i === 0 ? frame.x : frame.x + (i + 1) * cell);
  const align = (i: number) => (i === 0 ? ("left" as const) : ("right" as const));
  for (const [i, column] of columns.entries())
    put(pen, at(i), y, caption(pen, keys[column]), { align: align(i), ink: body(pen, { scale: 0.95 }) });
  y += look.leading;
  const bare = { ...look.sumMoney, mark: random.chance(0.5) ? "" : look.sumMoney.mark };
  const cells = (
    amounts: { rate?: number; base: number; tax: number; gross: number },
    marks: Partial<Record<SummaryColumn, Mark>>,
  ) => {
    for (const [i, column] of columns.entries()) {
      const text =
        column === "rate"
          ? amounts.rate === undefined
            ? caption(pen, "totalPlain")
            : rateText(pen, amounts.rate)
          : moneyText(pen, amounts[column], bare);
      const mark = marks[column];
      put(pen, at(i), y, text, { align: align(i), ...(mark === undefined ? {} : { mark }) });
    }
    y += look.leading;
  };
  for (const tax of taxes) {
    cells(
      { rate: tax.rate, base: tax.base, tax: tax.amount, gross: tax.base + tax.amount },
      {
        rate: { label: "tax.rate", value: tax.rate },
        base: amountMark(pen, "tax.base", tax.base),
        tax: amountMark(pen, "tax.amount", tax.amount),
      },
    );
    const aside = random.aside();
    if (tax.rate === 0 && aside.chance(0.4))
      y = putLines(pen, { x: frame.x, y, width: cell * 1.6 }, [aside.pick(content.lexicon.reverseCharge)]);
  }
  if (options?.withTotals || (basesAddUp(pen) && columns[0] === "rate" && random.chance(0.4))) {
    cells(
      { base: net, tax: totalTax, gross: net + totalTax },
      {
        base: amountMark(pen, "subtotal", net),
        tax: amountMark(pen, "total_tax", totalTax),
        ...(net + totalTax === total ? { gross: amountMark(pen, "total_amount", total) } : {}),
      },
    );
  }
  if (random.chance(0.25)) sheet.box(frame.x - 3, top, frame.x + frame.width + 3, y - look.size * 0.6, 0.5);
  return y + look.leading * 0.4;
}
