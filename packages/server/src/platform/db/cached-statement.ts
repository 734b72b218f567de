import type { Compilable, CompiledQuery } from "kysely";
import type { Executor } from "./schema.ts";

/** Stands for a value while a statement is built. */
class Slot {
  readonly row: number;
  readonly column: string;

  constructor(row: number, column: string) {
    this.row = row;
    this.column = column;
  }
}

type Slots<Row> = readonly Readonly<Record<keyof Row, never>>[];

/** Beyond this many rows a statement is built anew: such are rare, and every kept text takes memory. */
const mostRowsKept = 60;
/** Of a statement whose rows may repeat only every so many rows have a text of their own. */
const repeatedRows = 16;
const mostRepeatedRowsKept = 256;

export type KeptOptions = Readonly<{
  /** Whether a row given twice does what it does once: then rows are repeated up to a number that has a text already. */
  repeatable?: boolean;
}>;

/**
 * A statement that runs often with other values each time: its text is built and compiled once for each number of rows, which
 * otherwise costs more than running it on SQLite does. `build` sees stand-ins for the values of these columns.
 */
export function keptStatement<Row extends object, Result>(
  columns: readonly (keyof Row & string)[],
  build: (db: Executor, rows: Slots<Row>) => Compilable<Result>,
  { repeatable = false }: KeptOptions = {},
): (executor: Executor, rows: readonly Row[]) => Promise<Result[]> {
  // By database: the text depends on its dialect.
  const kept = new WeakMap<object, Map<number, CompiledQuery<Result>>>();

  function compile(executor: Executor, count: number): CompiledQuery<Result> {
    const rows = Array.from({ length: count }, (_, row) =>
      Object.fromEntries(columns.map((column) => [column, new Slot(row, column)])),
    );
    // A stand-in may be put wherever a value may.
    return build(executor, rows as unknown as Slots<Row>).compile();
  }

  function planFor(executor: Executor, count: number): CompiledQuery<Result> {
    const { adapter } = executor.getExecutor();
    const plans = kept.get(adapter) ?? new Map<number, CompiledQuery<Result>>();
    kept.set(adapter, plans);
    const known = plans.get(count);
    if (known) return known;
    const plan = compile(executor, count);
    if (count <= (repeatable ? mostRepeatedRowsKept : mostRowsKept)) plans.set(count, plan);
    return plan;
  }

  return async (executor, rows) => {
    const plan = planFor(executor, repeatable ? withRepeated(rows.length) : rows.length);
    const last = rows.length - 1;
    const parameters = plan.parameters.map((parameter) =>
      parameter instanceof Slot ? rows[Math.min(parameter.row, last)]?.[parameter.column as keyof Row] : parameter,
    );
    return (await executor.executeQuery<Result>({ ...plan, parameters })).rows;
  };
}

/** Few rows are not repeated: most uploads have two or three. */
function withRepeated(count: number): number {
  return count <= repeatedRows / 4 ? count : Math.ceil(count / repeatedRows) * repeatedRows;
}
