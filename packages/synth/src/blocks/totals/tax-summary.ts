import {
  caption,
  type DrawContext,
  type Frame,
  moneyText,
  put,
  putLines,
  rateText,
  textStyle,
} from "../../drawing/draw-context.ts";
import type { Annotation } from "../../drawing/page-writer.ts";
import { amountAnnotation } from "../page/printed-values.ts";

/** Whether the summary can replace the sums: there is nothing but net, taxes and total. */
export function canSummarise(context: DrawContext): boolean {
  const { sums } = context.content;
  return (
    sums.taxes.length > 0 && sums.due === sums.total && sums.net + sums.totalTax === sums.total && basesAddUp(context)
  );
}

function basesAddUp(context: DrawContext): boolean {
  const { taxes, net } = context.content.sums;
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
export function drawTaxSummary(context: DrawContext, frame: Frame, options?: { withTotals: boolean }): number {
  const { random, content, look, writer } = context;
  const { taxes, net, totalTax, total } = content.sums;
  if (taxes.length === 0) return frame.y;
  const columns: readonly SummaryColumn[] = options?.withTotals
    ? ["rate", "base", "tax", "gross"]
    : random.weighted(summaryColumns);
  const cell = frame.width / columns.length;
  let y = frame.y;
  if (random.chance(0.5)) {
    put(context, frame.x, y, caption(context, "taxSummary"), { ink: textStyle(context, { bold: true }) });
    y += look.leading * 1.1;
  }
  const top = y - look.size * 1.1;
  const keys = { rate: "taxRate", base: "taxBase", tax: "taxAmount", gross: "grossSum" } as const;
  const at = (i: number) => (i === 0 ? frame.x : frame.x + (i + 1) * cell);
  const align = (i: number) => (i === 0 ? ("left" as const) : ("right" as const));
  for (const [i, column] of columns.entries())
    put(context, at(i), y, caption(context, keys[column]), {
      align: align(i),
      ink: textStyle(context, { scale: 0.95 }),
    });
  y += look.leading;
  const bare = { ...look.sumMoney, annotation: random.chance(0.5) ? "" : look.sumMoney.mark };
  const cells = (
    amounts: { rate?: number; base: number; tax: number; gross: number },
    marks: Partial<Record<SummaryColumn, Annotation>>,
  ) => {
    for (const [i, column] of columns.entries()) {
      const text =
        column === "rate"
          ? amounts.rate === undefined
            ? caption(context, "totalPlain")
            : rateText(context, amounts.rate)
          : moneyText(context, amounts[column], bare);
      const annotation = marks[column];
      put(context, at(i), y, text, { align: align(i), ...(annotation === undefined ? {} : { annotation }) });
    }
    y += look.leading;
  };
  for (const tax of taxes) {
    cells(
      { rate: tax.rate, base: tax.base, tax: tax.amount, gross: tax.base + tax.amount },
      {
        rate: { label: "tax.rate", value: tax.rate },
        base: amountAnnotation(context, "tax.base", tax.base),
        tax: amountAnnotation(context, "tax.amount", tax.amount),
      },
    );
    const forked = random.fork();
    if (tax.rate === 0 && forked.chance(0.4))
      y = putLines(context, { x: frame.x, y, width: cell * 1.6 }, [forked.pick(content.lexicon.reverseCharge)]);
  }
  if (options?.withTotals || (basesAddUp(context) && columns[0] === "rate" && random.chance(0.4))) {
    cells(
      { base: net, tax: totalTax, gross: net + totalTax },
      {
        base: amountAnnotation(context, "subtotal", net),
        tax: amountAnnotation(context, "total_tax", totalTax),
        ...(net + totalTax === total ? { gross: amountAnnotation(context, "total_amount", total) } : {}),
      },
    );
  }
  if (random.chance(0.25)) writer.box(frame.x - 3, top, frame.x + frame.width + 3, y - look.size * 0.6, 0.5);
  return y + look.leading * 0.4;
}
