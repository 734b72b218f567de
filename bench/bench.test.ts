import { expect, it } from "vitest";
import { chartOf } from "./all/chart.ts";
import { boundText, isWithinBound, lineOf, tableOf } from "./all/line.ts";
import { measureAll } from "./all/measure-all.ts";
import { shortSizes } from "./all/run-sizes.ts";

it("npm run bench measures every part, each line against a reference of the same run", async () => {
  const results = await measureAll(shortSizes);
  const { lines, growth } = results;
  expect(lines.map(({ group }) => group)).toEqual([
    "documents",
    "deliveries",
    ...Array(4).fill("process"),
    ...Array(8).fill("lists"),
  ]);
  for (const { ours, reference, ratio } of lines) {
    expect(ours).toBeGreaterThan(0);
    expect(reference.value).toBeGreaterThan(0);
    expect(ratio).toBeCloseTo(ours / reference.value);
  }
  for (const { points } of growth) expect(points.map(({ rows }) => rows)).toEqual(shortSizes.rows);
  const chart = chartOf(results);
  expect(chart).toContain(`load before ${results.machine.load_before}`);
  expect(chart).not.toMatch(/NaN|Infinity|undefined/);
  expect(chart.match(/<rect /g)).toHaveLength(lines.length);
  expect(tableOf(lines).split("\n")).toHaveLength(lines.length + 1);
});

it("a limit is a minimum or a maximum, and the table marks each one that was missed", () => {
  const line = { group: "g", name: "n", unit: "ms", ours: 3, reference: { name: "r", value: 2 } };
  const [most, least] = [lineOf({ ...line, bound: { most: 1.4 } }), lineOf({ ...line, bound: { least: 1.4 } })];
  expect([isWithinBound(most), isWithinBound(least)]).toEqual([false, true]);
  expect([boundText(most), boundText(least)]).toEqual(["≤ 1.4", "≥ 1.4"]);
  expect(
    tableOf([most, least])
      .split("\n")
      .map((row) => row.endsWith("MISSED")),
  ).toEqual([false, true, false]);
});
