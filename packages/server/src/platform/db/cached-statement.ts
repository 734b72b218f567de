import type { Compilable, CompiledQuery } from "kysely";
import type { Executor } from "./schema.ts";

/** Placeholder for a value while a statement is built. */
class Slot {
  readonly row: number;
  readonly column: string;

  constructor(row: number, column: string) {
    this.row = row;
    this.column = column;
  }
}

type Slots<Row> = readonly Readonly<Record<keyof Row, never>>[];

/** Larger statements are rare and are built each time, because every cached text takes memory. */
const mostRowsKept = 60;
/** For repeatable rows, only multiples of this many rows are cached. */
const repeatedRows = 16;
const mostRepeatedRowsKept = 256;

export type CacheOptions = Readonly<{
  /** Inserting a row twice has the same effect as once, so rows may be repeated up to a cached number. */
  repeatable?: boolean;
}>;

/**
 * A frequent statement whose SQL text is built once per number of rows; on SQLite building costs more than running it.
 * `build` gets placeholders for the values of these columns.
 */
export function cachedStatement<Row extends object, Result>(
  columns: readonly (keyof Row & string)[],
  build: (db: Executor, rows: Slots<Row>) => Compilable<Result>,
  { repeatable = false }: CacheOptions = {},
): (executor: Executor, rows: readonly Row[]) => Promise<Result[]> {
  // Per database, as the text depends on the dialect.
  const kept = new WeakMap<object, Map<number, CompiledQuery<Result>>>();

  function compile(executor: Executor, count: number): CompiledQuery<Result> {
    const rows = Array.from({ length: count }, (_, row) =>
      Object.fromEntries(columns.map((column) => [column, new Slot(row, column)])),
    );
    // A placeholder is allowed wherever a value is.
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

/** Small numbers are not rounded up: most uploads have two or three rows. */
function withRepeated(count: number): number {
  return count <= repeatedRows / 4 ? count : Math.ceil(count / repeatedRows) * repeatedRows;
}
