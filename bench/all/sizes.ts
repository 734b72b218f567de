/** How much is measured: enough for figures, or just enough to know that everything still runs. */
export type Sizes = Readonly<{
  /** Documents read end to end in one round. */
  documents: number;
  /** Rounds that count for nobody: models are loaded and code compiled with the first documents. */
  unmeasuredRounds: number;
  documentRounds: number;
  workers: readonly number[];
  /** Sizes of the lists, smallest first. */
  rows: readonly number[];
  listRounds: number;
  events: number;
  deliveryRounds: number;
  requests: number;
  /** The first start of all fills the compile cache. */
  unmeasuredStarts: number;
  starts: number;
}>;

export function fullSizes(rows: number): Sizes {
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

/** A first look: everything that the full run measures, less often. */
export const quickSizes: Sizes = {
  ...fullSizes(10_000),
  documents: 4,
  documentRounds: 2,
  listRounds: 15,
  events: 300,
  deliveryRounds: 2,
  requests: 500,
  starts: 2,
};

export const shortSizes: Sizes = {
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
