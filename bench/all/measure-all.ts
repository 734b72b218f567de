import { availableParallelism, cpus, loadavg } from "node:os";
import { deliveryLines } from "./deliveries.ts";
import { documentLines } from "./documents.ts";
import type { Line } from "./line.ts";
import { type Growth, listLines } from "./lists.ts";
import { processLines } from "./process.ts";
import type { RunSizes } from "./run-sizes.ts";

export type Results = Readonly<{
  measured_at: string;
  machine: Readonly<{ cpu: string; cores: number; load_before: number }>;
  lines: readonly Line[];
  growth: readonly Growth[];
}>;

/** INDEX of the measurements of `npm run bench`, run one after another. */
export async function measureAll(
  sizes: RunSizes,
  progress: (text: string) => void = () => undefined,
): Promise<Results> {
  const machine = {
    cpu: cpus()[0]?.model ?? "unknown",
    cores: availableParallelism(),
    load_before: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
  progress("documents");
  const documents = await documentLines(sizes);
  progress("deliveries");
  const deliveries = await deliveryLines(sizes);
  progress("a process of the API");
  const process = await processLines(sizes);
  progress("lists");
  const { lines, growth } = await listLines(sizes);
  return {
    measured_at: new Date().toISOString(),
    machine,
    lines: [...documents, ...deliveries, ...process, ...lines],
    growth,
  };
}
