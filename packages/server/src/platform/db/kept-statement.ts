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
const mostRowsKept = 30;

/**
 * A statement that runs often with other values each time: its text is built and compiled once for each number of rows, which
 * otherwise costs more than running it on SQLite does. `build` sees stand-ins for the values of these columns.
 */
export function keptStatement<Row extends object, Result>(
  columns: readonly (keyof Row & string)[],
  build: (db: Executor, rows: Slots<Row>) => Compilable<Result>,
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
    if (count <= mostRowsKept) plans.set(count, plan);
    return plan;
  }

  return async (executor, rows) => {
    const plan = planFor(executor, rows.length);
    const parameters = plan.parameters.map((parameter) =>
      parameter instanceof Slot ? rows[parameter.row]?.[parameter.column as keyof Row] : parameter,
    );
    return (await executor.executeQuery<Result>({ ...plan, parameters })).rows;
  };
}
