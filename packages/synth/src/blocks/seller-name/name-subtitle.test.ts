import { expect, it } from "vitest";
import { exampleContext } from "../../drawing/example-context.ts";
import { drawNameSubtitle } from "./name-subtitle.ts";

const countries = ["IN", "DE", "FR", "ES", "IT", "NL", "BR", "PL", "SE", "DK"];
const pens = Array.from({ length: 600 }, (_, seed) =>
  exampleContext(seed, countries[seed % countries.length] as string),
);
const drawn = pens.flatMap((context) => {
  drawNameSubtitle(context, { x: 30, y: 60, width: 400 }, "left");
  return context.writer.page.words.length > 0 ? [context] : [];
});

it("writes a line below one seller's name in twenty to one in six", () => {
  expect(drawn.length).toBeGreaterThan(pens.length / 20);
  expect(drawn.length).toBeLessThan(pens.length / 6);
});

it("does not label a business description, and marks an owner's name as ambiguous", () => {
  const words = drawn.flatMap(({ writer }) => writer.page.words);
  const owners = words.filter(({ label }) => label !== "none");
  expect(owners.length).toBeGreaterThan(0);
  for (const { label, ambiguous } of owners) expect([label, ambiguous]).toEqual(["vendor.name", true]);
  for (const { text, party } of words) {
    expect(text).not.toMatch(/[{}]/);
    expect(party).toBeDefined();
  }
});

it("does not change the state of the random source", () => {
  const [one, two] = [exampleContext(3, "IN"), exampleContext(3, "IN")];
  drawNameSubtitle(one, { x: 30, y: 60, width: 400 }, "left");
  expect(one.random.next()).toBe(two.random.next());
});
