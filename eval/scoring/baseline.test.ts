import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fingerprint } from "../../packages/engine/src/scoring/labelled-folder.ts";
import { type BaselineEntry, changesFrom, readBaseline, writeBaseline } from "./baseline.ts";

const folder = mkdtempSync(join(tmpdir(), "inkvoice-baseline-"));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = (right: number, wrong: number, f1 = 0.8): BaselineEntry => ({
  documents: 10,
  fields: { date: { n: 10, right, wrong } },
  line_items_f1: f1,
  calibration_error: 0.02,
});

describe("the baseline", () => {
  it("is stored per set of labels", () => {
    const path = join(folder, "baseline.json");
    expect(readBaseline(path, "a")).toBeUndefined();
    writeBaseline(path, "b", entry(9, 1));
    writeBaseline(path, "a", entry(8, 1));
    expect(readBaseline(path, "a")).toEqual(entry(8, 1));
    expect(readBaseline(path, "b")).toEqual(entry(9, 1));
    expect(readBaseline(path, "c")).toBeUndefined();
  });

  it("recognises a folder by its labels, not by its path", () => {
    const document = { name: "a.json", label: { date: "2026-01-01" }, path: "/x/a.pdf" };
    expect(fingerprint([document])).toBe(fingerprint([{ ...document, path: "/y/a.pdf" }]));
    expect(fingerprint([document])).not.toBe(fingerprint([{ ...document, label: { date: "2026-01-02" } }]));
  });

  it.each([
    ["nothing changed", entry(8, 1), []],
    ["fewer are right", entry(7, 1), [true]],
    ["more are wrong", entry(8, 2), [true]],
    ["more are right but also more wrong", entry(9, 2), [true]],
    ["more are right", entry(9, 1), [false]],
    ["the lines are worse", entry(8, 1, 0.7), [true]],
    ["the lines are better", entry(8, 1, 0.9), [false]],
  ])("tells when %s", (_, now, worse) => {
    expect(changesFrom(entry(8, 1), now).map((change) => change.worse)).toEqual(worse);
  });
});
