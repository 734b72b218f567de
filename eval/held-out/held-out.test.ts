import { describe, expect, it } from "vitest";
import { confidenceFeatures, confidenceFrom } from "../../packages/engine/src/validate/confidence.ts";
import { fitCalibration, withMeasuredShift } from "./fit-calibration.ts";
import { foldsOf, issuerGroupOf } from "./issuer-groups.ts";
import { newIssuerShift } from "./new-issuer-shift.ts";
import { comparePaired } from "./paired-bootstrap.ts";
import type { DocumentCounts, SavedRun } from "./saved-run.ts";

const document = (name: string, source?: string) => ({
  name,
  path: undefined,
  label: source === undefined ? {} : { _meta: { source } },
});

describe("documents of one issuer", () => {
  it("are recognised by the beginning of their source, or by their folder", () => {
    expect(issuerGroupOf(document("a/1.json", "acme/samples/1.pdf"))).toBe("acme");
    expect(issuerGroupOf(document("a/2.json"))).toBe("a");
  });

  it("stay in one fold, and folds are of similar size", () => {
    const groups = ["a", "a", "a", "b", "b", "c", "d", "e"];
    const folds = foldsOf(groups, 2);
    const sizes = [0, 1].map((fold) => groups.filter((group) => folds.get(group) === fold).length);
    expect(sizes).toEqual([4, 4]);
    expect(foldsOf(groups.toReversed(), 2)).toEqual(folds);
  });
});

describe("the fitted table", () => {
  const observation = (odds: number, right: boolean) => ({
    field: "date",
    source: "text" as const,
    right,
    features: confidenceFeatures.map((name) => (name === "odds" ? odds : 0)),
  });
  const sure = Array.from({ length: 40 }, () => observation(4, true));
  const doubtful = Array.from({ length: 40 }, (_, index) => observation(-1, index % 2 === 0));

  it("gives uncertain values the share of them that was right", () => {
    const groups = [0, 1, 2, 3].map((fold) => ({
      fold,
      issuer: `issuer ${fold}`,
      observations: [...sure, ...doubtful],
    }));
    const table = fitCalibration(groups, { text: 0.9, ocr: 0.9 });
    const [low, high] = [-1, 4].map((odds) => confidenceFrom("date", observation(odds, true).features, table));
    expect(low).toBeGreaterThan(0.4);
    expect(low).toBeLessThan(0.6);
    expect(high).toBeGreaterThan(0.95);
  });

  it("sets the threshold at which the wanted share is right", () => {
    const groups = [0, 1, 2, 3].map((fold) => ({
      fold,
      issuer: `issuer ${fold}`,
      observations: [...sure, ...doubtful],
    }));
    const [strict, lax] = [0.95, 0.6].map(
      (share) => fitCalibration(groups, { text: share, ocr: 0.9 }).fields.date?.threshold.text ?? 0,
    );
    expect(strict).toBeGreaterThan(0.9);
    expect(lax).toBeLessThan(0.6);
  });

  it("has a separate threshold for values from pictures", () => {
    const pictured = doubtful.map((value) => ({ ...value, source: "ocr" as const }));
    const groups = [0, 1, 2, 3].map((fold) => ({
      fold,
      issuer: `issuer ${fold}`,
      observations: [...sure, ...doubtful, ...pictured],
    }));
    const { text = 0, ocr = 0 } = fitCalibration(groups, { text: 0.95, ocr: 0.45 }).fields.date?.threshold ?? {};
    expect(text).toBeGreaterThan(0.9);
    expect(ocr).toBeLessThan(0.6);
  });

  it("can be lowered by a shift measured elsewhere, for text layers alone", () => {
    const groups = [0, 1].map((fold) => ({ fold, issuer: `issuer ${fold}`, observations: [...sure, ...doubtful] }));
    const fitted = fitCalibration(groups, { text: 0.6, ocr: 0.6 });
    const lowered = withMeasuredShift(fitted, { text: -1, ocr: 0 }, { text: 0.7, ocr: 0 });
    const { features } = observation(1, true);
    const pictured = features.map((value, index) => (confidenceFeatures[index] === "ocr" ? 1 : value));
    const odds = (confidence: number) => Math.log(confidence / (1 - confidence));
    const change = (own: readonly number[]) =>
      odds(confidenceFrom("date", own, lowered)) - odds(confidenceFrom("date", own, fitted));
    expect(change(features)).toBeCloseTo(-1);
    expect(change(pictured)).toBeCloseTo(0);
    expect(lowered.fields.date?.threshold.text).toBe(0.7);
    expect(lowered.fields.date?.threshold.ocr).toBe(fitted.fields.date?.threshold.ocr);
  });

  it("is less confident for new issuers when issuers differ", () => {
    const values = (isRight: (issuer: number, index: number) => boolean) =>
      Array.from({ length: 20 }, (_, issuer) => issuer).flatMap((issuer) =>
        Array.from({ length: 10 }, (_, index) => ({
          issuer: `issuer ${issuer}`,
          confidence: 0.9,
          right: isRight(issuer, index),
        })),
      );
    const [even, uneven] = [values((_, index) => index > 0), values((issuer) => issuer > 1)].map((some) =>
      newIssuerShift(some),
    );
    expect(even).toBeCloseTo(0, 2);
    expect(uneven).toBeLessThan(-0.5);
  });

  it("is never more confident for new issuers than for known ones", () => {
    expect(newIssuerShift([{ issuer: "one", confidence: 0.6, right: true }])).toBe(0);
    expect(newIssuerShift([])).toBe(0);
  });
});

describe("two designs over the same documents", () => {
  const run = (right: (index: number) => number): SavedRun =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, index): [string, DocumentCounts] => [
        `${index}.json`,
        {
          part: "choose",
          source: `source ${index % 20}`,
          kind: "digital",
          fields: 10,
          right: right(index),
          wrong: 1,
          linesF1: 0.5,
        },
      ]),
    );
  const plain = run((index) => index % 8);

  it("differ where every document gained", () => {
    const [fields, , lines] = comparePaired([plain], [run((index) => (index % 8) + 1)]);
    expect(fields).toMatchObject({ before: 0.35, after: 0.45 });
    expect(fields?.low).toBeGreaterThan(0);
    expect(lines).toMatchObject({ low: 0, high: 0 });
  });

  it("do not differ where as many lost as gained", () => {
    const [fields] = comparePaired([plain], [run((index) => (index % 8) + (index % 2 === 0 ? 1 : -1))]);
    expect(fields?.low).toBeLessThan(0);
    expect(fields?.high).toBeGreaterThan(0);
  });
});
