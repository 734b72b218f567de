import { expect, test } from "vitest";
import { displayedLocations } from "../text/displayed-locations.ts";
import { displayedBox, mapPoint } from "./displayed.ts";
import { compose, inFractions, inverted, rotationBack } from "./homography.ts";
import type { Homography, PageText } from "./page-text.ts";

test.each([1, 2, 3])("%i quarter turns and the remaining ones to a full turn are the identity", (turns) => {
  const round = compose(rotationBack(turns), rotationBack(4 - turns)) as Homography;
  const [x, y] = mapPoint(round, 0.2, 0.7);
  expect([x, y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.7)]);
});

test("the top left of a page that lay on its right side is displayed at the bottom left", () => {
  expect(displayedBox([0, 0, 0.1, 0.2], { toDisplayed: rotationBack(1) })).toEqual([
    0,
    expect.closeTo(0.9),
    expect.closeTo(0.2),
    1,
  ]);
});

test("the inverse leads back to the same place, in pixels and in fractions", () => {
  const map: Homography = [1.1, 0.05, 12, -0.03, 0.97, 7, 0.0001, 0.00005, 1];
  const [x, y] = mapPoint(inverted(map), ...mapPoint(map, 300, 500));
  expect([x, y]).toEqual([expect.closeTo(300), expect.closeTo(500)]);
  const size = { width: 600, height: 800 };
  const [u, v] = mapPoint(inFractions(map, size, size), 0.5, 0.625);
  expect([u * 600, v * 800]).toEqual(mapPoint(map, 300, 500).map((value) => expect.closeTo(value)));
});

test("locations in a result are mapped with their page, at any depth", () => {
  const page = (number: number, toDisplayed?: Homography): PageText => ({
    page: number,
    width: 1,
    height: 1,
    words: [],
    lines: [],
    ...(toDisplayed ? { toDisplayed } : {}),
  });
  const box: [number, number, number, number] = [0, 0, 0.25, 0.25];
  const locations = { date: { page: 1, box }, line_items: [{ total: { page: 2, box } }] };
  expect(displayedLocations(locations, [page(1), page(2, rotationBack(2))])).toEqual({
    date: { page: 1, box },
    line_items: [{ total: { page: 2, box: [0.75, 0.75, 1, 1] } }],
  });
});
