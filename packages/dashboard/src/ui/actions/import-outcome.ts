import type { RowImport } from "@inkvoice/contract";
import { errorMessage, isTranslated } from "../../api/refusal.ts";
import { messages } from "../../messages/messages.ts";

/** The outcome of an import, with the problems of rows in the language of the page. */
export type ImportOutcome = Pick<RowImport, "created" | "updated" | "failed"> &
  Readonly<{ problems: readonly RowProblem[] }>;
export type RowProblem = Readonly<{ row: number; text: string }>;
/** The names of columns by the members of a row. */
export type ColumnNames = Readonly<Record<string, string>>;
type RowError = RowImport["errors"][number];

export function importOutcome({ errors, ...counts }: RowImport, columns: ColumnNames): ImportOutcome {
  return { ...counts, problems: errors.map((error) => ({ row: error.row, text: rowProblem(error, columns) })) };
}

/** "Quantity – The number must be above 0." A reason without a translation is shown in English, with its path. */
function rowProblem({ path, message, reason, values }: RowError, columns: ColumnNames): string {
  if (!isTranslated(reason)) return [path, message].filter(Boolean).join(" ");
  const sentence = errorMessage({ code: "INVALID_PARAMETER", reason, message, values });
  return path === "" ? sentence : messages.vendors.wrongValue(columnOf(path, columns), sentence);
}

/** "lines.2.quantity" is the quantity of the third line of an order. */
function columnOf(path: string, columns: ColumnNames): string {
  const [list, index] = path.split(".");
  const name = path.split(".").findLast((step) => !/^\d+$/.test(step)) ?? "";
  const column = columns[name] ?? path;
  return list === "lines" && index !== undefined && name !== "lines"
    ? messages.orders.columnOfLine(Number(index) + 1, column)
    : column;
}

/** The text of a file in UTF-8, or in the encoding of older spreadsheets. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
