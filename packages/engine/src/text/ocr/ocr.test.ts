import { describe, expect, test } from "vitest";
import { mapPoint } from "../../page-text/displayed.ts";
import type { GreyPicture } from "../../pages/page.ts";
import { printedArea } from "./detector/detector-input.ts";
import { levelFrame } from "./levelling/level-frame.ts";
import { isSideways, turnPicture } from "./levelling/orientation.ts";
import { mainAngle, straighten } from "./levelling/skew.ts";
import { cleanLine } from "./lines/clean-line.ts";
import { sampleLine, stretchContrast } from "./lines/line-picture.ts";
import { smallestRectangle, type TextBox } from "./text-box.ts";

function canvas(width: number, height: number, paint: (x: number, y: number) => number): GreyPicture {
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, i) => paint(i % width, Math.floor(i / width))),
  };
}

const box = (over: Partial<TextBox>): TextBox => ({ x: 0, y: 0, width: 100, height: 10, angle: 0, score: 1, ...over });
const at = ({ width, pixels }: GreyPicture, x: number, y: number) => pixels[y * width + x];

describe("boxes", () => {
  test("the smallest rectangle around a slanted line has its slope", () => {
    const points = [0, 20, 40, 60, 80, 100].flatMap((x): [number, number][] => [
      [x, 0.1 * x],
      [x, 0.1 * x + 8],
    ]);
    const found = smallestRectangle(points);
    expect(found.angle).toBeCloseTo(Math.atan(0.1), 2);
    expect(found.width).toBeGreaterThan(10 * found.height);
  });

  test("short boxes take the slope of the lines around them", () => {
    const lines = [0, 30, 60].map((y) => box({ y, angle: 0.03 }));
    const [, , , short] = straighten([...lines, box({ y: 45, width: 12, angle: -0.2 })]);
    expect(short?.angle).toBe(0.03);
    expect(mainAngle(lines)).toBe(0.03);
  });

  test("vertical lines mean that the picture lies on its side", () => {
    expect(isSideways([box({}), box({})])).toBe(false);
    expect(isSideways([box({ width: 10, height: 100 }), box({ width: 20, height: 30 })])).toBe(true);
  });
});

describe("levelling", () => {
  const size = { width: 1000, height: 1400 };
  /** Lines over the page whose slope at a height is given, each a box along its line through the middle. */
  const lines = (slope: (y: number) => number) =>
    Array.from({ length: 12 }, (_, index) => 100 + 100 * index).flatMap((y) =>
      [300, 700].map((x) => box({ x, y: y + slope(y) * (x - 500), width: 300, angle: Math.atan(slope(y)) })),
    );

  test.each([
    ["turned", (_: number) => 0.05],
    ["photographed", (y: number) => -0.03 + 0.00004 * y],
  ])("both ends of a line of a %s page come to the same height, and back", (_, slope) => {
    const frame = levelFrame(lines(slope), size);
    for (const y of [200, 700, 1200]) {
      const [left, right] = [150, 850].map((x) => mapPoint(frame.toLevel, x, y + slope(y) * (x - 500)));
      expect(Math.abs((left?.[1] ?? 0) - (right?.[1] ?? 99))).toBeLessThan(2);
      const [x, again] = mapPoint(frame.toPicture, left?.[0] ?? 0, left?.[1] ?? 0);
      expect([x, again]).toEqual([expect.closeTo(150), expect.closeTo(y + slope(y) * -350)]);
    }
  });
});

test("a tilted page is levelled to a page that holds all its lines", () => {
  const angle = 0.45;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const askew = Array.from({ length: 10 }, (_, index) => 60 * index - 300).map((down) =>
    box({ x: 500 - sin * down, y: 500 + cos * down, width: 900, height: 30, angle }),
  );
  const frame = levelFrame(askew, { width: 1000, height: 1000 });
  const ends = askew.flatMap(({ x, y }) =>
    [-1, 1].map((end) => mapPoint(frame.toLevel, x + end * 450 * cos, y + end * 450 * sin)),
  );
  for (const [x, y] of ends) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(frame.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(frame.height);
  }
  expect(ends[0]?.[1]).toBeCloseTo(ends[1]?.[1] ?? 0);
});

describe("turning", () => {
  const picture = canvas(3, 2, (x, y) => 10 * y + x);

  test("a quarter turn clockwise moves the left column to the top row", () => {
    const turned = turnPicture(picture, 1);
    expect([turned.width, turned.height, ...turned.pixels]).toEqual([2, 3, 10, 0, 11, 1, 12, 2]);
  });

  test("four quarter turns, and two half turns, restore the picture", () => {
    expect(turnPicture(turnPicture(picture, 1), 3)).toEqual(picture);
    expect(turnPicture(turnPicture(picture, 2), 2)).toEqual(picture);
    expect(turnPicture(turnPicture(picture, 1), 1)).toEqual(turnPicture(picture, 2));
  });
});

describe("the detected part of a picture", () => {
  test("is the printed part of a page with a margin", () => {
    const page = canvas(400, 600, (x, y) => (x >= 150 && x < 250 && y >= 300 && y < 310 ? 0 : 250));
    expect(printedArea(page)).toEqual({ left: 110, top: 260, width: 180, height: 90 });
  });

  test("is the whole page if it is dirty up to its edges, or empty", () => {
    for (const grey of [255, 0]) {
      const page = canvas(60, 80, (x, y) => ((x === 0 && y === 0) || (x === 59 && y === 79) ? grey : 255));
      expect(printedArea(page)).toEqual({ left: 0, top: 0, width: 60, height: 80 });
    }
  });
});

describe("line crops", () => {
  test("are level, at the requested height", () => {
    const stripes = canvas(200, 100, (x, y) => (Math.abs(y - 50 - 0.1 * (x - 100)) < 4 ? 0 : 255));
    const line = sampleLine(stripes, box({ x: 100, y: 50, width: 120, height: 24, angle: Math.atan(0.1) }), 24);
    expect(line.height).toBe(24);
    for (const x of [5, 60, 110]) expect([at(line, x, 12), at(line, x, 2)]).toEqual([0, 255]);
  });

  test("at the picture's edge are like any other", () => {
    const speckled = (width: number) => canvas(width, 80, (x, y) => (x * 31 + y * 17) % 256);
    const place = box({ x: 50, y: 40.4, width: 40, height: 20, angle: 0 });
    expect(sampleLine(speckled(70), place, 20).pixels).toEqual(sampleLine(speckled(120), place, 20).pixels);
  });

  test("have faint print as black on white, and light print on a dark ground inverted", () => {
    const faint = stretchContrast(canvas(100, 20, (x) => (x % 10 === 0 ? 150 : 190)));
    expect([at(faint, 10, 5), at(faint, 15, 5)]).toEqual([0, 255]);
    const light = stretchContrast(canvas(100, 20, (x) => (x % 10 === 0 ? 250 : 40)));
    expect([at(light, 10, 5), at(light, 15, 5)]).toEqual([0, 255]);
  });

  test("have rules and neighbouring print removed, and letters kept", () => {
    const stroke = (x: number, y: number) => x > 100 && x < 106 && y > 10 && y < 38;
    const rule = (x: number) => x > 50 && x < 53;
    const underline = (y: number) => y > 41 && y < 44;
    const neighbour = (x: number, y: number) => y < 4 && x % 20 < 8;
    const cleaned = cleanLine(
      canvas(400, 48, (x, y) => (stroke(x, y) || rule(x) || underline(y) || neighbour(x, y) ? 0 : 255)),
    );
    expect(at(cleaned, 103, 20)).toBe(0);
    for (const [x, y] of [
      [51, 20],
      [200, 42],
      [3, 1],
    ] as const)
      expect(at(cleaned, x, y)).toBe(255);
  });

  test("keep accents close above a letter, also at the edge of the picture", () => {
    const letter = (x: number, y: number) => x > 100 && x < 106 && y > 8 && y < 38;
    const accent = (x: number, y: number) => x > 98 && x < 108 && y < 6;
    const cleaned = cleanLine(canvas(400, 48, (x, y) => (letter(x, y) || accent(x, y) ? 0 : 255)));
    expect(at(cleaned, 103, 2)).toBe(0);
  });
});
