import { codeExample, codeSymbol } from "@inkvoice/synth";
import { expect, test } from "vitest";
import type { GreyPicture } from "../pages/page.ts";
import { findCodeAreas } from "./texture.ts";

/** Pixels a module. */
const module = 3;
const side = 640;

function painted(grey: (x: number, y: number) => number): GreyPicture {
  return {
    width: side,
    height: side,
    pixels: Uint8Array.from({ length: side * side }, (_, at) => grey(at % side, Math.floor(at / side))),
  };
}

test("a small code is found at any position between the samples", async () => {
  const { format, payload } = codeExample("epc", 3);
  const { width, modules } = await codeSymbol(format, payload);
  for (let offset = 0; offset < 32; offset += 3) {
    const start = 200 + offset;
    const picture = painted((x, y) => {
      const [column, row] = [Math.floor((x - start) / module), Math.floor((y - start) / module)];
      const isInside = column >= 0 && row >= 0 && column < width && row < width;
      return isInside && modules[row * width + column] === 1 ? 20 : 235;
    });
    const [area, ...others] = findCodeAreas(picture);
    expect(others).toEqual([]);
    expect(area?.left).toBeLessThanOrEqual(start);
    expect(area?.right).toBeGreaterThanOrEqual(start + width * module);
    expect(area?.isClear).toBe(true);
  }
});

test("a rough surface with every tone between dark and light is no code", () => {
  const plaster = painted((x, y) => {
    const relief = Math.sin(x / 1.3 + 2 * Math.sin(y / 9)) + Math.sin(y / 1.7 + 2 * Math.sin(x / 11));
    return 128 + 55 * relief;
  });
  expect(findCodeAreas(plaster)).toEqual([]);
});
