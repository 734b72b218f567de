import { expect, it } from "vitest";
import { runFuzz } from "./fuzz.ts";

/** A different seed each day; `npm run fuzz -- --seed N` sends the same files again. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Date.now() / 86_400_000));

it("damaged files and bodies are answered with 2xx or 4xx, and a document fails only by its own content (F15)", async () => {
  const { broken, sent } = await runFuzz({ seed, count: 24, limitMs: 60_000 });
  expect(broken, `seed ${seed}`).toEqual([]);
  expect(sent).toBeGreaterThan(0);
});
