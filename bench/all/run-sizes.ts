/** Amount of measurement: full, quick, or just enough to test the code. */
export type RunSizes = Readonly<{
  /** Documents per round. */
  documents: number;
  /** Warm-up rounds: the first documents load models and compile code. */
  unmeasuredRounds: number;
  documentRounds: number;
  workers: readonly number[];
  /** List sizes, smallest first. */
  rows: readonly number[];
  listRounds: number;
  events: number;
  deliveryRounds: number;
  requests: number;
  /** Warm-up starts, which fill the compile cache. */
  unmeasuredStarts: number;
  starts: number;
}>;

export function fullSizes(rows: number): RunSizes {
  const steps = [1000, 10_000, 100_000, 1_000_000, 5_000_000].filter((step) => step < rows);
  return {
    documents: 16,
    unmeasuredRounds: 3,
    documentRounds: 3,
    workers: [1, 2],
    rows: [...steps, rows],
    listRounds: 41,
    events: 2000,
    deliveryRounds: 3,
    requests: 4000,
    unmeasuredStarts: 1,
    starts: 5,
  };
}

/** Everything that the full run measures, with fewer repetitions. */
export const quickSizes: RunSizes = {
  ...fullSizes(10_000),
  documents: 4,
  documentRounds: 2,
  listRounds: 15,
  events: 300,
  deliveryRounds: 2,
  requests: 500,
  starts: 2,
};

export const shortSizes: RunSizes = {
  documents: 1,
  unmeasuredRounds: 0,
  documentRounds: 1,
  workers: [1],
  rows: [10, 40],
  listRounds: 3,
  events: 20,
  deliveryRounds: 1,
  requests: 40,
  unmeasuredStarts: 0,
  starts: 1,
};
