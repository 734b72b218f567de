import type { RowImport } from "@inkvoice/contract";
import type { z } from "zod";
import { ApiError, refused } from "../../platform/api-error.ts";
import { type RequestLine, requestLines } from "./request-lines.ts";
import { rowReason } from "./row-reason.ts";
import { firstProblem } from "./validation-problems.ts";

type ReadLine = (line: string) => unknown;
export type ImportRow<Body> = Readonly<{ line: number; body: Body }>;
export type RowOutcome = "created" | "updated" | ApiError;

export type Import<Body> = Readonly<{
  schema: z.ZodType<Body>;
  /** Reads the header of CSV and returns the reader of its rows; without it rows are JSON. */
  readHeader?: ((header: string) => ReadLine) | undefined;
  mostRows: number;
  lineBytes: number;
  /** Stores rows in one transaction, and returns the outcome of each. */
  store(rows: readonly ImportRow<Body>[]): Promise<readonly RowOutcome[]>;
}>;

type Counts = { created: number; updated: number; failed: number; errors: RowImport["errors"] };

const rowsPerTransaction = 200;
const mostErrors = 1000;
export const mostImportBytes = 256 * 1024 * 1024;

/** Reads rows while they arrive and stores them in chunks. Invalid and unreadable rows are skipped and reported. */
export async function importRows<Body>(packets: AsyncIterable<Buffer>, wish: Import<Body>): Promise<RowImport> {
  const { mostRows, lineBytes } = wish;
  const counts: Counts = { created: 0, updated: 0, failed: 0, errors: [] };
  let read: ReadLine | undefined = wish.readHeader ? undefined : parsedJson;
  let waiting: ImportRow<Body>[] = [];
  let rows = 0;
  // The header, and empty lines between the rows.
  for await (const line of requestLines(packets, { lineBytes, lines: 2 * mostRows + 2 })) {
    if (!read) {
      if ("problem" in line) throw line.problem;
      read = wish.readHeader?.(line.text);
      continue;
    }
    rows += 1;
    if (rows > mostRows) {
      await storeRows(wish, waiting, counts);
      throw refused("import_too_long", { most: mostRows });
    }
    const body =
      "problem" in line ? refuseRow(counts, line.number, line.problem) : bodyOf(line, read, wish.schema, counts);
    if (body !== undefined) waiting.push({ line: line.number, body });
    if (waiting.length < rowsPerTransaction) continue;
    await storeRows(wish, waiting, counts);
    waiting = [];
  }
  await storeRows(wish, waiting, counts);
  return { ...counts, errors: counts.errors.toSorted((a, b) => a.row - b.row) };
}

/** Undefined for a line that is not JSON. */
function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function bodyOf<Body>(
  { number, text }: RequestLine,
  read: ReadLine,
  schema: z.ZodType<Body>,
  counts: Counts,
): Body | undefined {
  const value = read(text);
  if (value === undefined)
    return fail(counts, { row: number, path: "", message: "is not well-formed", reason: "row_malformed" });
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const { path, problem } = firstProblem(outcome.error);
  return fail(counts, { row: number, path: path.join("."), message: problem, ...rowReason(outcome.error) });
}

function fail(counts: Counts, error: RowImport["errors"][number]): undefined {
  counts.failed += 1;
  if (counts.errors.length < mostErrors) counts.errors.push(error);
}

async function storeRows<Body>(wish: Import<Body>, rows: readonly ImportRow<Body>[], counts: Counts): Promise<void> {
  if (rows.length === 0) return;
  for (const [index, outcome] of (await wish.store(rows)).entries()) {
    if (!(outcome instanceof ApiError)) {
      counts[outcome] += 1;
      continue;
    }
    refuseRow(counts, rows[index]?.line ?? 0, outcome);
  }
}

function refuseRow(counts: Counts, row: number, problem: ApiError): undefined {
  const { parameter: path = "", message, reason, values } = problem;
  fail(counts, { row, path, message, reason, ...(values && { values }) });
}

/** The outcome of storing a row; refusals are reported with it, other errors end the import. */
export async function outcomeOf(store: () => Promise<"created" | "updated">): Promise<RowOutcome> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
