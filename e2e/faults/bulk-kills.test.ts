import { it } from "vitest";
import { runBulkProof } from "./bulk-proof.ts";

for (const backend of ["sqlite and a folder", "PostgreSQL and S3"] as const) {
  const promise = `a bulk whose service is killed loses no file and reads none twice, on ${backend} (F1)`;
  it.concurrent(promise, { timeout: 300_000 }, async ({ expect }) => {
    const proof = await runBulkProof({ files: 60, kills: 2, backend, seed: Date.now() });
    expect(proof.broken).toEqual([]);
    expect(proof.counts).toMatchObject({ files: 60, waiting: 0, processing: 0, rejected: 2, failed: 3, completed: 55 });
  });
}
