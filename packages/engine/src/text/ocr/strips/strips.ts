import { type GreyPicture, mostStrips } from "../../../pages/page.ts";
import { mainAngle } from "../levelling/skew.ts";
import type { ReadLine } from "../lines/read-lines.ts";
import { type Column, columnOf, columnsOf, type RunningLine, toRunningLine } from "./columns.ts";
import { hasSurfaceBetween } from "./surface-between.ts";

/**
 * Minimum share of lines in the shorter column with a line of the other beside them, for columns of one table. Strips
 * from one printer may reach it by chance.
 */
const commonRows = 0.6;
/** Maximum vertical distance of lines on one row, in line heights. */
const rowSlack = 0.15;
/** Minimum vertical overlap of strips, as a share of the shorter one; blocks with less belong to one page. */
const leastBeside = 0.5;
/**
 * Minimum number of lines, and of lines that end in an amount, on a till receipt. Columns of a page have amounts on one
 * side only.
 */
const leastLines = 6;
const leastAmounts = 3;
const amount = /\d[.,]\d\d(\D|$)/;
/** Amounts without decimals look like other numbers: they count only if the table surface shows between the strips. */
const amountOfAnyCurrency = /\d[.,]\d\d(\D|$)|\d[.,' ]\d{3}(\D|$)/;
/**
 * The lines of each strip of paper in a picture, from left to right; all lines together on one sheet. Columns of one
 * page are one sheet: strips have no common rows, or another surface between them, and each contains prices.
 */
export function stripsOf(lines: readonly ReadLine[], picture: GreyPicture): readonly (readonly ReadLine[])[] {
  const angle = mainAngle(lines.map(({ box }) => box));
  const printed = lines.filter(({ words }) => words.length > 0).map((line) => toRunningLine(line, angle));
  const areApart = (left: Column, right: Column) => hasSurfaceBetween(left, right, { picture, angle });
  const columns = joinedByRows(columnsOf(printed), areApart);
  if (columns.length < 2 || columns.length > mostStrips) return [lines];
  const onTable = columns.slice(1).every((right, index) => areApart(columns[index] as Column, right));
  const price = onTable ? amountOfAnyCurrency : amount;
  if (!columns.every((column) => isReceipt(column, price))) return [lines];
  return columns.map(({ lines: own }) => own.map(({ line }) => line));
}

/** Joins neighbouring columns of one sheet, those with the most common rows first. */
function joinedByRows(columns: readonly Column[], areApart: (left: Column, right: Column) => boolean): Column[] {
  const joined = [...columns];
  for (;;) {
    const shares = joined.slice(1).map((right, index) => {
      const left = joined[index] as Column;
      return areApart(left, right) ? 0 : rowsInCommon(left, right);
    });
    const most = Math.max(...shares);
    if (!(most >= commonRows)) return joined;
    const at = shares.indexOf(most);
    const pair = joined.slice(at, at + 2).flatMap(({ lines }) => lines);
    joined.splice(at, 2, columnOf(pair));
  }
}

/**
 * Number of lines in the shorter column with a line of the other beside them; all of them if the columns are not side
 * by side.
 */
function rowsInCommon(a: Column, b: Column): number {
  const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
  if (bottom - top < leastBeside * Math.min(a.bottom - a.top, b.bottom - b.top)) return 1;
  const [few, many] = [a, b]
    .map(({ lines }) => lines.filter(({ down }) => down > top && down < bottom))
    .sort((one, other) => one.length - other.length) as [RunningLine[], RunningLine[]];
  if (few.length === 0) return 1;
  const beside = few.filter((line) => many.some((other) => standBeside(line, other)));
  return beside.length / few.length;
}

function standBeside(a: RunningLine, b: RunningLine): boolean {
  return Math.abs(a.down - b.down) < rowSlack * Math.min(a.height, b.height);
}

function isReceipt({ lines }: Column, price: RegExp): boolean {
  const amounts = lines.filter(({ line }) => price.test(line.words.map(({ text }) => text).join(" ")));
  return lines.length >= leastLines && amounts.length >= leastAmounts;
}
