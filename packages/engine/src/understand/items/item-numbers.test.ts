import { expect, it } from "vitest";
import { everyPart, markedPage, markedRow } from "../testing/marked-page.ts";
import { decodeLineItems } from "./decode-items.ts";

/** The item number of a row with two codes, the second of which is less sure and stands below a caption. */
function itemNumberBeside(code: string, x: number, caption: string, line = 3): string | undefined {
  const row = markedRow("item", 3, "Brick", { sku: ["TJ-0190", 20], total: ["10.00", 60] });
  const other = { text: code, at: [x, line] as const, labels: { "line.sku": 0.9 }, kind: "item", row: "Brick" };
  const page = markedPage([{ text: caption, at: [x + 1, 1] }, ...row, other, everyPart]);
  return decodeLineItems(page, { decimalMark: ".", dateOrder: "dmy" })[0]?.sku?.value;
}

it.each(["NCM/SH", "HSN", "HSN/SAC", "ClaveProdServ"])("leaves out a code below %s", (caption) => {
  expect(itemNumberBeside("69041000", 28, caption)).toBe("TJ-0190");
});

it("is in one column", () => {
  expect(itemNumberBeside("H87", 40, "Unit")).toBe("TJ-0190");
  expect(itemNumberBeside("blue", 24.5, "Variant")).toBe("TJ-0190 blue");
  expect(itemNumberBeside("blue", 20, "Variant", 4)).toBe("TJ-0190 blue");
});
