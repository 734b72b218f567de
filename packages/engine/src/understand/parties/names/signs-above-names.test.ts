import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { type MarkedWord, markedPage } from "../../testing/marked-page.ts";
import { decodeName } from "./decode-names.ts";

/** A sign above the name of a company, `size` times as large as it. */
const head = (size: number, below: readonly string[]) => {
  const word = (text: string, x: number, y: number): MarkedWord => ({
    text,
    at: [x, y],
    labels: { "vendor.name": 0.9 },
  });
  const page = markedPage([
    word("Hotel", 1, 1),
    word("Harbour", 4, 1),
    ...below.map((text, index) => word(text, 1 + index * 4, 2)),
  ]);
  const words = page.ordered.words.map((one, index) =>
    index < 2 ? { ...one, fontHeight: size * one.fontHeight } : one,
  );
  return { ...page, ordered: { ...page.ordered, words } };
};
const names = (page: ReturnType<typeof head>) => decodeName(page, "vendor.name").map(({ value }) => value);

it("a sign in larger print is no part of the company's name below it", () => {
  expect(names(head(2, ["Hoteles", "Alder", "S.L."]))).toEqual(["Hotel Harbour", "Hoteles Alder S.L."]);
});

it("it is part of it in one size, or where only the legal form stands below", () => {
  expect(names(head(1, ["Hoteles", "Alder", "S.L."]))).toEqual(["Hotel Harbour Hoteles Alder S.L."]);
  expect(names(head(2, ["GmbH"]))).toEqual(["Hotel Harbour GmbH"]);
  expect(names(head(2, ["Cafe", "Inc"]))).toEqual(["Hotel Harbour Cafe Inc"]);
  const off = { ...head(2, ["Hoteles", "Alder", "S.L."]), rules: rulesWithout(["trade-signs"]) };
  expect(names(off)).toEqual(["Hotel Harbour Hoteles Alder S.L."]);
});
