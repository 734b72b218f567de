import { describe, expect, it } from "vitest";
import { textOfFile } from "../../../ui/actions/import-outcome.ts";
import { readCsv } from "./csv-table.ts";

describe("A CSV file", () => {
  it("is read with the separator of its header, and each row knows its line", () => {
    expect(readCsv("\ufeffnumber;price\r\n1;2,50\r\n\r\n2;3\r\n")).toEqual({
      separator: ";",
      header: ["number", "price"],
      rows: [
        { line: 2, cells: ["1", "2,50"] },
        { line: 4, cells: ["2", "3"] },
      ],
    });
  });

  it("may have separators, line breaks and quotation marks in quoted cells", () => {
    expect(readCsv('a,b\n"Desk, 160 cm\noak","3 ""inch"""\nx,y')?.rows).toEqual([
      { line: 2, cells: ["Desk, 160 cm\noak", '3 "inch"'] },
      { line: 4, cells: ["x", "y"] },
    ]);
  });

  it("is nothing without a row under its header", () => {
    expect(readCsv("")).toBeUndefined();
    expect(readCsv("a,b\n,\n")).toBeUndefined();
  });

  it("is decoded as UTF-8, else as spreadsheets of Western Europe write it", async () => {
    expect(await textOfFile(new Blob(["Menü"]))).toBe("Menü");
    expect(await textOfFile(new Blob([new Uint8Array([0x4d, 0x65, 0x6e, 0xfc])]))).toBe("Menü");
  });
});
