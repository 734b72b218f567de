import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
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

  it("the features in the models' layout file are those that the engine computes", () => {
    const layout = JSON.parse(readFileSync(weightsPath("field-model-layout.json"), "utf8"));
    expect(layout.features).toEqual(JSON.parse(JSON.stringify(featureLayout)));
  });
});
