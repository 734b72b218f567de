import { createHash } from "node:crypto";
import { makeDocument } from "@inkvoice/synth";
import { expect, it } from "vitest";
import { weights, weightsPath } from "../../weights/index.ts";
import { orderWords } from "../layout/reading-order.ts";
import { factoryPages } from "../testing/factory-pages.ts";
import { veryLongWords } from "./chunks.ts";
import { loadFieldModels, openFieldModels } from "./model.ts";

const small = weights.smallFieldModel.path;
const large = weights.largeFieldModel.path;
const [page] = factoryPages(makeDocument(31, { kind: "invoice" }));
const onePage = page ? [page] : [];

it("returns the mean of its models", async () => {
  const [first, second, both] = await Promise.all([
    labelsBy([small], 1),
    labelsBy([large], 1),
    labelsBy([small, large], 1),
  ]);
  expect(both.length).toBeGreaterThan(0);
  const mean = first.map((chance, index) => (chance + (second[index] ?? 0)) / 2);
  expect(hashOf(both)).toBe(hashOf(mean));
});

it("reads a very long document with its first model only", async () => {
  const copies = Math.ceil(veryLongWords / (page?.words.length ?? 1)) + 1;
  expect(hashOf(await labelsBy([small, large], copies))).toBe(hashOf(await labelsBy([small], copies)));
});

it("reads a document in a later language with the model of 26 languages", async () => {
  const of26 = await openFieldModels([weights.fieldModelOf26Languages.path], weightsPath("field-model-layout.json"));
  const shipped = await loadFieldModels();
  const hungarian = orderWords(factoryPages(makeDocument(31, { kind: "invoice", language: "hu" })));
  expect(hashOf((await shipped.predict(hungarian)).labels)).toBe(hashOf((await of26.predict(hungarian)).labels));
  const western = orderWords(onePage);
  expect(hashOf((await shipped.predict(western)).labels)).not.toBe(hashOf((await of26.predict(western)).labels));
});

async function labelsBy(models: readonly string[], copies: number): Promise<Float32Array> {
  const reader = await openFieldModels(models, weightsPath("field-model-layout.json"));
  const pages = Array.from({ length: copies }, (_, index) =>
    onePage.map((one) => ({ ...one, page: index + 1 })),
  ).flat();
  return (await reader.predict(orderWords(pages))).labels;
}

/** Thousands of numbers as one text: element by element they take seconds to compare. */
function hashOf(labels: Float32Array): string {
  return createHash("sha256").update(labels).digest("hex");
}
