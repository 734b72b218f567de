import type { LineFacts } from "../facts/lines.ts";
import { formatTime } from "../formats/dates.ts";
import { body, caption, dateText, type Frame, moneyText, type Pen, put, putPieces } from "../pen.ts";
import type { Ink } from "../sheet.ts";
import { type Cell, type Column, cellOf, chooseColumns } from "./columns.ts";
import { amountMark } from "./values.ts";

/** Where a column of the table lies. */
type Slot = Readonly<{ column: Column; x: number; width: number }>;

type TableLook = Readonly<{
  headFill: boolean;
  headBold: boolean;
  headCapitals: boolean;
  showHead: boolean;
  zebra: boolean;
  rowRules: boolean;
  grid: boolean;
  /** Description on a line of its own, the figures beneath it. */
  stacked: boolean;
  figuresAt: "top" | "bottom";
  rowGap: number;
  repeatHead: boolean;
  carryForward: boolean;
  groups: boolean;
  groupTotals: boolean;
  /** Lines by which the total stands lower than quantity and price. */
  totalDrop: number;
  /** A last row with the sum of each column. */
  columnTotals: boolean;
  /** Discount and shipping as rows of the table. */
  chargesInside: boolean;
  /** Rows of single airings, visits or shipments beneath each charge. */
  subRows: boolean;
  /** "3 kg" in one cell. */
  unitWithQuantity: boolean;
}>;

export type TableWish = Readonly<{
  frame: Frame;
  /** Lowest baseline of a row. */
  bottom: number;
  /** Starts a page and says where its rows begin. */
  turnPage: () => number;
}>;

/** Draws the table of charges over as many pages as it takes; returns the next baseline. */
export function drawItems(pen: Pen, wish: TableWish): number {
  const look = chooseTableLook(pen);
  const slots = placeColumns(pen, wish.frame, chooseColumns(pen));
  let y = wish.frame.y;
  let top = y;
  if (look.showHead) y = drawHead(pen, wish.frame, slots, look, y);
  let carried = 0;
  const groupSize = pen.random.int(2, 6);
  let groupSum = 0;
  for (const [index, line] of pen.facts.lines.entries()) {
    const height = rowHeight(pen, slots, line, look);
    if (y + height > wish.bottom) {
      if (look.carryForward) drawSumRow(pen, wish.frame, y, carried);
      if (look.grid) drawGrid(pen, wish.frame, slots, top, y);
      y = wish.turnPage();
      top = y;
      if (look.showHead && look.repeatHead) y = drawHead(pen, wish.frame, slots, look, y);
      if (look.carryForward) y = drawSumRow(pen, wish.frame, y, carried);
    }
    if (look.groups && index % groupSize === 0) {
      const sum = look.groupTotals
        ? undefined
        : pen.facts.lines.slice(index, index + groupSize).reduce((total, each) => total + each.total, 0);
      y = drawGroupHead(pen, wish.frame, y, sum);
    }
    drawRow(pen, slots, { line, index, y, look }, wish.frame, height);
    y += height;
    if (look.subRows) y = drawSubRows(pen, { frame: wish.frame, bottom: wish.bottom }, line, y);
    carried += line.total;
    groupSum += line.total;
    if (look.groups && (index % groupSize === groupSize - 1 || index === pen.facts.lines.length - 1)) {
      if (look.groupTotals) y = drawGroupTotal(pen, wish.frame, y, groupSum);
      groupSum = 0;
    }
  }
  if (look.columnTotals && addsUp(pen)) y = drawColumnTotals(pen, slots, y);
  if (look.chargesInside) y = drawCharges(pen, wish.frame, slots, y);
  if (look.grid) drawGrid(pen, wish.frame, slots, top, y);
  return y + pen.look.leading * 0.3;
}

function chooseTableLook(pen: Pen): TableLook {
  const { random, facts, look } = pen;
  return {
    headFill: look.decoration === "bands" || random.chance(0.25),
    headBold: random.chance(0.7),
    headCapitals: random.chance(0.15),
    showHead: random.chance(0.95),
    zebra: random.chance(0.15),
    rowRules: look.decoration === "rules" ? random.chance(0.6) : random.chance(0.15),
    grid: look.decoration === "boxes" ? random.chance(0.75) : random.chance(0.06),
    stacked: random.chance(0.07),
    figuresAt: random.chance(0.9) ? "top" : "bottom",
    rowGap: random.weighted([
      [0, 30],
      [0.2, 20],
      [0.4, 20],
      [0.8, 15],
      [1.4, 6],
    ] as const),
    repeatHead: random.chance(0.75),
    carryForward: random.chance(0.35),
    groups: facts.lines.length > 3 && random.chance(0.12),
    groupTotals: random.chance(0.6),
    totalDrop: random.weighted([
      [0, 94],
      [1, 5],
      [2, 1],
    ] as const),
    columnTotals: random.chance(facts.country.code === "PL" ? 0.5 : 0.07),
    chargesInside: random.chance(0.4),
    subRows: facts.lines.length < 20 && random.chance(facts.trade === "media" ? 0.45 : 0.02),
    unitWithQuantity: random.chance(0.12),
  };
}

/** Figures take the width they need, the description takes the rest; columns that leave it too little are dropped. */
function placeColumns(pen: Pen, frame: Frame, wanted: readonly Column[]): Slot[] {
  const { sheet, random, look } = pen;
  let columns = [...wanted];
  const gap = look.size * random.between(0.7, 1.8);
  for (;;) {
    const widths = columns.map((column) => (column.kind === "description" ? 0 : naturalWidth(pen, column)));
    const used = widths.reduce((sum, width) => sum + width, 0) + gap * columns.length;
    const rest = frame.width - used;
    const droppable = columns.filter((column) => !["description", "total", "quantity", "price"].includes(column.kind));
    if (rest < frame.width * 0.2 && droppable.length > 0) {
      const victim = random.pick(droppable);
      columns = columns.filter((column) => column !== victim);
      continue;
    }
    const free = Math.max(rest, frame.width * 0.12);
    const hasDescription = columns.some((column) => column.kind === "description");
    const descriptionShare = random.chance(0.7) ? 1 : random.between(0.5, 0.9);
    const spread = (free * (hasDescription ? 1 - descriptionShare : 1)) / Math.max(1, columns.length - 1);
    let x = frame.x;
    return columns.map((column, i) => {
      const width =
        column.kind === "description"
          ? Math.max(free * descriptionShare, sheet.textWidth("Description", body(pen)))
          : (widths[i] as number) + spread;
      const slot = { column, x, width };
      x += width + gap;
      return slot;
    });
  }
}

function naturalWidth(pen: Pen, column: Column): number {
  const { facts, sheet } = pen;
  let width = longestWord(pen, column.head);
  const step = Math.max(1, Math.floor(facts.lines.length / 25));
  for (let i = 0; i < facts.lines.length; i += step) {
    const cell = cellOf(pen, column.kind, facts.lines[i] as LineFacts, i);
    const unit = column.kind === "quantity" ? sheet.textWidth(` ${(facts.lines[i] as LineFacts).unit}`, body(pen)) : 0;
    if (cell !== undefined) width = Math.max(width, sheet.textWidth(cell.text, body(pen)) + unit);
  }
  return width;
}

function longestWord(pen: Pen, text: string): number {
  return Math.max(...text.split(" ").map((word) => pen.sheet.textWidth(word, body(pen, { bold: true }))));
}

function anchorOf(slot: Slot): number {
  if (slot.column.align === "right") return slot.x + slot.width;
  return slot.column.align === "centre" ? slot.x + slot.width / 2 : slot.x;
}

function drawHead(pen: Pen, frame: Frame, slots: readonly Slot[], table: TableLook, y: number): number {
  const { look, sheet } = pen;
  const ink: Ink = body(pen, {
    bold: table.headBold,
    scale: look.captionScale,
    ...(table.headFill ? { colour: look.onAccent } : {}),
  });
  const texts = slots.map((slot) =>
    sheet.wrap(
      table.headCapitals ? slot.column.head.toUpperCase() : slot.column.head,
      ink,
      slot.width + look.size * 0.6,
    ),
  );
  const depth = Math.max(...texts.map((lines) => lines.length));
  if (table.headFill)
    sheet.fill(
      frame.x - 3,
      y - look.size * 1.15,
      frame.x + frame.width + 3,
      y + look.leading * (depth - 1) + look.size * 0.5,
      look.accent,
    );
  for (const [i, slot] of slots.entries()) {
    for (const [k, line] of (texts[i] as string[]).entries())
      put(pen, anchorOf(slot), y + k * look.leading, line, { ink, align: slot.column.align });
  }
  const below = y + look.leading * (depth - 1);
  if (!table.headFill && (look.decoration === "rules" || look.decoration === "boxes"))
    sheet.rule(frame.x, below + look.size * 0.45, frame.x + frame.width, below + look.size * 0.45, 0.8);
  return below + look.leading * (table.headFill ? 1.6 : 1.35);
}

function descriptionLines(pen: Pen, slots: readonly Slot[], line: LineFacts, table: TableLook): RowTexts {
  const slot = slots.find((each) => each.column.kind === "description");
  if (slot === undefined) return { main: [], more: [], serials: [] };
  const last = slots.at(-1) as Slot;
  const width = table.stacked ? last.x + last.width - slot.x : slot.width;
  const text = cellOf(pen, "description", line, 0)?.text ?? "";
  const small = body(pen, { scale: 0.92 });
  return {
    main: pen.sheet.wrap(text, body(pen), width),
    more: line.details.flatMap((detail) => pen.sheet.wrap(detail, small, width)),
    serials: line.serials,
  };
}

type RowTexts = Readonly<{ main: readonly string[]; more: readonly string[]; serials: readonly string[] }>;

function rowHeight(pen: Pen, slots: readonly Slot[], line: LineFacts, table: TableLook): number {
  const { main, more, serials } = descriptionLines(pen, slots, line, table);
  const lines = Math.max(1 + table.totalDrop, main.length + more.length + serials.length) + (table.stacked ? 1 : 0);
  return lines * pen.look.leading + table.rowGap * pen.look.leading;
}

type Row = Readonly<{ line: LineFacts; index: number; y: number; look: TableLook }>;

function drawRow(pen: Pen, slots: readonly Slot[], row: Row, frame: Frame, height: number): void {
  const { look, sheet } = pen;
  const { line, index, y } = row;
  if (row.look.zebra && index % 2 === 1)
    sheet.fill(frame.x - 2, y - look.size, frame.x + frame.width + 2, y - look.size + height, look.tint);
  const texts = descriptionLines(pen, slots, line, row.look);
  const { main } = texts;
  const figureY = row.look.stacked
    ? y + look.leading * main.length
    : row.look.figuresAt === "top"
      ? y
      : y + look.leading * Math.max(0, main.length - 1);
  for (const slot of slots) {
    if (slot.column.kind === "description") drawDescription(pen, slot, { texts, index, y, skip: row.look.stacked });
    else if (
      slot.column.kind === "quantity" &&
      row.look.unitWithQuantity &&
      !slots.some((each) => each.column.kind === "unit")
    )
      drawQuantityWithUnit(pen, slot, row, figureY);
    else {
      const drop = slot.column.kind === "total" || slot.column.kind === "gross" ? row.look.totalDrop : 0;
      drawCell(pen, slot, cellOf(pen, slot.column.kind, line, index), figureY + drop * look.leading);
    }
  }
  if (row.look.rowRules)
    sheet.rule(frame.x, y - look.size + height, frame.x + frame.width, y - look.size + height, 0.4);
}

function drawDescription(
  pen: Pen,
  slot: Slot,
  text: { texts: RowTexts; index: number; y: number; skip: boolean },
): void {
  const { look, sheet } = pen;
  const mark = { label: "line.description" as const, item: text.index, span: sheet.newSpan() };
  let { y } = text;
  for (const line of text.texts.main) {
    put(pen, slot.x, y, line, { mark });
    y += look.leading;
  }
  if (text.skip) y += look.leading;
  for (const line of text.texts.more) {
    put(pen, slot.x, y, line, { ink: body(pen, { scale: 0.92 }), mark });
    y += look.leading;
  }
  for (const line of text.texts.serials) {
    put(pen, slot.x, y, line, { ink: body(pen, { scale: 0.92 }) });
    y += look.leading;
  }
}

function drawCell(pen: Pen, slot: Slot, cell: Cell | undefined, y: number): void {
  if (cell !== undefined) put(pen, anchorOf(slot), y, cell.text, { align: slot.column.align, mark: cell.mark });
}

/** Single events that make up a charge: dates, times, codes and rates that are no charges themselves. */
function drawSubRows(pen: Pen, area: { frame: Frame; bottom: number }, line: LineFacts, start: number): number {
  const { random, look, facts } = pen;
  const { frame } = area;
  const parts = Math.min(6, Math.max(1, Math.round(line.quantity)));
  let y = start;
  for (let i = 0; i < parts && y < area.bottom; i += 1) {
    const cells = [
      random.pick(["M", "Tu", "W", "Th", "F", "Mo", "Di"]),
      formatTime(random),
      `${random.letters(4)}${random.digits(5)}H`,
      `:${random.pick(["15", "30", "60"])}`,
    ];
    let x = frame.x + frame.width * 0.15;
    put(pen, x, y, dateText(pen, random.pick(facts.otherDays)), { mark: { label: "other_date" } });
    for (const cell of cells) {
      x += frame.width * 0.14;
      put(pen, x, y, cell);
    }
    put(pen, frame.x + frame.width * 0.9, y, moneyText(pen, Math.round(line.total / parts), look.lineMoney), {
      align: "right",
    });
    y += look.leading;
  }
  return y + look.leading * 0.4;
}

function drawQuantityWithUnit(pen: Pen, slot: Slot, { line, index }: Row, y: number): void {
  const quantity = cellOf(pen, "quantity", line, index);
  const unit = cellOf(pen, "unit", line, index);
  if (quantity === undefined || unit === undefined) return;
  putPieces(pen, anchorOf(slot), y, [quantity, unit], { align: slot.column.align });
}

function drawSumRow(pen: Pen, frame: Frame, y: number, sum: number): number {
  put(pen, frame.x + frame.width * 0.4, y, caption(pen, "carried"));
  put(pen, frame.x + frame.width, y, moneyText(pen, sum), {
    align: "right",
    mark: amountMark(pen, "carried_forward", sum),
  });
  return y + pen.look.leading * 1.3;
}

/** Whether the columns add up to the sums as they are. */
function addsUp(pen: Pen): boolean {
  const { sums, lines, pricesIncludeTax } = pen.facts;
  const tax = lines.reduce((total, line) => total + line.tax, 0);
  return (
    !pricesIncludeTax && sums.lines === sums.net && tax === sums.totalTax && sums.net + sums.totalTax === sums.total
  );
}

function drawColumnTotals(pen: Pen, slots: readonly Slot[], y: number): number {
  const { look, facts } = pen;
  const { net, totalTax, total } = facts.sums;
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

/** Document-level discounts and charges that look like rows but are no goods. */
function drawCharges(pen: Pen, frame: Frame, slots: readonly Slot[], start: number): number {
  const { random, facts, look } = pen;
  const { discount, shipping } = facts.sums;
  const x = slots.find((slot) => slot.column.kind === "description")?.x ?? frame.x;
  const total = slots.find((slot) => slot.column.kind === "total");
  let y = start;
  const row = (text: string, amount: number, label: "discount" | "shipping") => {
    put(pen, x, y, random.chance(0.3) ? `${text} ${random.int(2, 15)}%` : text);
    put(pen, total === undefined ? frame.x + frame.width : anchorOf(total), y, moneyText(pen, amount, look.lineMoney), {
      align: total?.column.align ?? "right",
      mark: amountMark(pen, label, amount),
    });
    y += look.leading * 1.1;
  };
  if (discount !== 0) row(caption(pen, "discount"), -discount, "discount");
  if (shipping !== 0) row(caption(pen, "shipping"), shipping, "shipping");
  return y;
}

function drawGroupHead(pen: Pen, frame: Frame, y: number, sum: number | undefined): number {
  const { random, facts } = pen;
  const text = random.pick([
    `${random.pick(facts.lexicon.industries)} ${random.int(1, 9)}`,
    random.pick(facts.lexicon.industries),
    `${caption(pen, "orderNumber")} ${random.number(5)}`,
    `--- ${random.pick(facts.lexicon.industries)} ---`,
  ]);
  put(pen, frame.x, y, text, { ink: body(pen, { bold: random.chance(0.7) }) });
  if (random.chance(0.2))
    put(pen, frame.x + frame.width * 0.5, y, dateText(pen, random.pick(facts.otherDays)), {
      mark: { label: "other_date" },
    });
  if (sum !== undefined)
    put(pen, frame.x + frame.width, y, moneyText(pen, sum), {
      align: "right",
      mark: { ...amountMark(pen, "subtotal", sum), ambiguous: true },
    });
  return y + pen.look.leading * 1.2;
}

function drawGroupTotal(pen: Pen, frame: Frame, y: number, sum: number): number {
  put(pen, frame.x + frame.width * 0.6, y, caption(pen, "groupTotal"), { ink: body(pen, { bold: true }) });
  put(pen, frame.x + frame.width, y, moneyText(pen, sum), {
    align: "right",
    mark: { ...amountMark(pen, "subtotal", sum), ambiguous: true },
  });
  return y + pen.look.leading * 1.3;
}

function drawGrid(pen: Pen, frame: Frame, slots: readonly Slot[], top: number, bottom: number): void {
  const { look, sheet } = pen;
  const upper = top - look.size * 1.2;
  const lower = bottom - look.size * 0.6;
  sheet.box(frame.x - 3, upper, frame.x + frame.width + 3, lower);
  for (const slot of slots.slice(1)) sheet.rule(slot.x - look.size * 0.5, upper, slot.x - look.size * 0.5, lower, 0.4);
}
