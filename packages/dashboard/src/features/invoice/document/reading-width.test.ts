import { describe, expect, it } from "vitest";
import { readingWidth } from "./reading-width.ts";

const at = (box: [number, number, number, number], value = "INV-2041") =>
  readingWidth({ location: { page: 1, box }, value });
/** The parts of `clamp(100%, calc(Npx / …), M%)`. */
const parts = (width: string) => /^clamp\(100%, calc\((\d+)px .*, (\d+)%\)$/.exec(width)?.slice(1).map(Number);

describe("The zoom at a value to check", () => {
  it("makes small print as high as a line of text on the screen", () => {
    const [wanted, most] = parts(at([0.6, 0.1, 0.7, 0.1113])) ?? [];
    // 10 pt on A4: about a thousand pixels for the whole width.
    expect((wanted ?? 0) / Math.SQRT2).toBeGreaterThan(950);
    expect((wanted ?? 0) / Math.SQRT2).toBeLessThan(1200);
    expect(most).toBe(250);
  });

  it("never makes a wide value wider than the pane", () => {
    expect(parts(at([0.05, 0.1, 0.95, 0.11], "A description as wide as the page"))?.[1]).toBe(102);
  });

  it("tells an address of several lines from one line of large print", () => {
    const address = parts(at([0.1, 0.1, 0.35, 0.16], "Harbour Desks Ltd, 12 Quay Street, Unit 4, Bristol BS1 4RW, UK"));
    const title = parts(at([0.1, 0.1, 0.35, 0.16], "HARBOUR"));
    expect(address?.[0] ?? 0).toBeGreaterThan(2 * (title?.[0] ?? 0));
  });

  it("is the width of the pane if the location is unknown", () => {
    expect(readingWidth({ location: undefined, value: "x" })).toBe("100%");
    expect(at([0.2, 0.2, 0.2, 0.3])).toBe("100%");
  });
});
