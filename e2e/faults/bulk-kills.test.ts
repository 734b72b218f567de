import { it } from "vitest";
import { backends, prepareFixture } from "../../packages/server/src/testing/backends.ts";
import { runBulkProof } from "./bulk-proof.ts";

for (const backend of backends) {
  const promise = `a bulk whose service is killed loses no file and reads none twice, on ${backend} (F1)`;
  it.concurrent(promise, async ({ expect }) => {
    const fixture = await prepareFixture(backend, "migrated");
    const { INKVOICE_DATA_DIR: _, ...outside } = fixture.environment;
    const proof = await runBulkProof({ files: 30, kills: 2, backend, seed: Date.now(), outside });
    expect(proof.broken).toEqual([]);
    expect(proof.counts).toMatchObject({ files: 30, waiting: 0, processing: 0, rejected: 1, failed: 1, completed: 28 });
    fixture.remove();
  });
}
