import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { featureLayout } from "../understand/model/features.ts";
import { weights, weightsPath } from "./index.ts";

describe("the model files", () => {
  it.each(Object.values(weights))("$id is the file that the index describes", ({ path, sha256 }) => {
    expect(createHash("sha256").update(readFileSync(path)).digest("hex")).toBe(sha256);
  });

  it("are all in the index", () => {
    const inFolder = readdirSync(weightsPath("."))
      .filter((name) => name.endsWith(".onnx"))
      .sort();
    expect(
      Object.values(weights)
        .map(({ path }) => basename(path))
        .sort(),
    ).toEqual(inFolder);
  });

  it("take at most 30 MB together, because every installation downloads and keeps them", () => {
    const bytes = Object.values(weights).reduce((sum, { path }) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThanOrEqual(30e6);
  });

  it("the features in the models' layout file are those that the engine computes", () => {
    const layout = JSON.parse(readFileSync(weightsPath("field-model-layout.json"), "utf8"));
    expect(layout.features).toEqual(JSON.parse(JSON.stringify(featureLayout)));
  });
});
