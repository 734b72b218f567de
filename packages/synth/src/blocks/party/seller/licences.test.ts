import { expect, it } from "vitest";
import { exampleContext } from "../../../drawing/example-context.ts";
import { drawLicences } from "./licences.ts";

const drawnFor = (country: string) =>
  Array.from({ length: 100 }, (_, seed) => exampleContext(seed, country)).flatMap((context) => {
    drawLicences(context, { x: 30, y: 60, width: 240 }, "centre");
    return context.writer.page.words.length > 0 ? [context.writer.page.words] : [];
  });

it("draws licence numbers beside sellers of countries that require them", () => {
  for (const country of ["IN", "BR", "PL", "CA"]) expect(drawnFor(country).length).toBeGreaterThan(2);
  expect(drawnFor("FR")).toEqual([]);
});

it("never labels them as tax numbers or parts of an address", () => {
  const labels = new Set([...drawnFor("IN"), ...drawnFor("BR")].flat().map(({ label }) => label));
  expect(labels).toEqual(new Set(["none", "registration"]));
});

it("keeps them within the column", () => {
  for (const words of drawnFor("IN"))
    for (const { x0, x1 } of words) {
      expect(x0).toBeGreaterThanOrEqual(29);
      expect(x1).toBeLessThanOrEqual(271);
    }
});
