import type { ExtractedData } from "@inkvoice/contract";
import { describe, expect, it } from "vitest";
import type { PageText, Word } from "../page-text/page-text.ts";
import { partyLocations } from "./beside-party.ts";
import type { CustomFieldDefinition } from "./custom-field.ts";
import { findCustomFields } from "./find-custom-fields.ts";
import { findLineValues } from "./line-columns.ts";
import { linearPattern } from "./pattern.ts";
import { withCustomFields } from "./with-custom-fields.ts";

const letter = 0.01;
const height = 0.012;

/** A page of lines, each of runs of words that begin at the given places. */
function pageOf(lines: readonly (readonly [x: number, text: string])[][], confidence = 1): PageText {
  const words: Word[] = [];
  const rows = lines.map((runs, row) => {
    const first = words.length;
    const y = 0.1 + row * 0.02;
    for (const [start, text] of runs) {
      let x = start;
      for (const part of text.split(" ")) {
        const end = x + part.length * letter;
        words.push({ text: part, box: [x, y, end, y + height], confidence, source: "text", fontHeight: height });
        x = end + letter * 0.6;
      }
    }
    const indices = Array.from({ length: words.length - first }, (_, index) => first + index);
    return { words: indices, box: [0, y, 1, y + height] as const };
  });
  return { page: 1, width: 600, height: 800, words, lines: rows };
}

const field = (change: Partial<CustomFieldDefinition>): CustomFieldDefinition => ({
  name: "own",
  type: "code",
  captions: ["Contract No."],
  level: "document",
  ...change,
});
const valuesOf = (page: PageText, ...definitions: CustomFieldDefinition[]) =>
  findCustomFields([page], definitions, "dmy").map(({ value }) => value);

describe("a custom field is found", () => {
  it.each([
    ["right of its caption", [[0.1, "Contract No.: V-2026/118"]], {}, "V-2026/118"],
    [
      "in another column of the line",
      [
        [0.1, "Contract No."],
        [0.4, "4711"],
      ],
      {},
      "4711",
    ],
    ["glued to its caption", [[0.1, "Vertragsnr.:88123"]], { captions: ["Vertragsnr"] }, "88123"],
    ["whatever case and accents", [[0.1, "NUMÉRO DE CONTRAT : AB12"]], { captions: ["numero de contrat"] }, "AB12"],
    [
      "with groups of digits together",
      [[0.1, "IMEI: 35 209900 176148 1"]],
      { captions: ["IMEI"] },
      "35 209900 176148 1",
    ],
    ["with its prefix", [[0.1, "USt-IdNr.: NL 001234567B01"]], { captions: ["USt-IdNr."] }, "NL 001234567B01"],
    ["as a date", [[0.1, "Lieferdatum: 03.04.2026"]], { type: "date", captions: ["Lieferdatum"] }, "2026-04-03"],
    ["as an amount", [[0.1, "Pfand: 1.234,50 EUR"]], { type: "amount", captions: ["Pfand"] }, 1234.5],
    ["as a number", [[0.1, "Zählerstand 40122"]], { type: "number", captions: ["Zaehlerstand", "Zählerstand"] }, 40122],
    ["as yes or no", [[0.1, "Reverse charge: yes"]], { type: "boolean", captions: ["Reverse charge"] }, true],
    ["as yes in Greek", [[0.1, "Αντιστροφή: Ναι"]], { type: "boolean", captions: ["Αντιστροφή"] }, true],
    ["as no in Turkish", [[0.1, "Tevkifat: Hayır"]], { type: "boolean", captions: ["Tevkifat"] }, false],
    [
      "as one of its choices",
      [[0.1, "Sparte: Erd Gas Netz"]],
      { type: "choice", captions: ["Sparte"], choices: ["Strom", "Erdgas"] },
      "Erdgas",
    ],
    [
      "by its pattern",
      [[0.1, "Kostenstelle: Werk 2 KST-4410 Halle"]],
      { captions: ["Kostenstelle"], pattern: "KST-\\d{4}" },
      "KST-4410",
    ],
    [
      "as text until the gap",
      [
        [0.1, "Projekt: Neubau Kita Nord"],
        [0.7, "Seite 1"],
      ],
      { type: "text", captions: ["Projekt"] },
      "Neubau Kita Nord",
    ],
    ["though one letter was misread", [[0.1, "C0ntract No.: 77-1"]], {}, "77-1"],
  ] as const)("%s", (_name, line, change, expected) => {
    expect(valuesOf(pageOf([line as never]), field(change as Partial<CustomFieldDefinition>))).toEqual([expected]);
  });

  it("below its caption, in its own column", () => {
    const page = pageOf([
      [
        [0.1, "Customer"],
        [0.4, "Contract No."],
        [0.7, "Date"],
      ],
      [
        [0.1, "10077"],
        [0.4, "V-9"],
        [0.7, "01.02.2026"],
      ],
    ]);
    expect(valuesOf(page, field({}), field({ name: "customer", captions: ["Customer"] }))).toEqual(["V-9", "10077"]);
  });
});

describe("a custom field near a party", () => {
  const page = pageOf([
    [
      [0.1, "Acme Ltd"],
      [0.6, "Beta GmbH"],
    ],
    [
      [0.1, "GLN: 4012345000009"],
      [0.6, "GLN: 4099999000004"],
    ],
    ...Array.from({ length: 12 }, () => []),
    [[0.1, "GLN: 4055555000007"]],
  ]);
  const placeAt = (x: number, row = 0) => {
    const y = 0.1 + row * 0.02;
    return { page: 1, box: [x, y, x + 0.1, y + height] as [number, number, number, number] };
  };
  const find = (near: CustomFieldDefinition["near"], locations: ExtractedData["locations"]) =>
    findCustomFields([page], [field({ captions: ["GLN"], near })], "dmy", partyLocations(locations)).map(
      ({ value }) => value,
    );
  const both = { vendor: { name: placeAt(0.6) }, customer: { name: placeAt(0.1), address: placeAt(0.1, 13) } };

  it("is the one beside that party's words, if others are elsewhere", () => {
    expect(find("vendor", both)).toEqual(["4099999000004"]);
    expect(find("customer", { ...both, customer: { name: placeAt(0.1) } })).toEqual(["4012345000009"]);
    expect(find(undefined, both)).toEqual([]);
  });

  it("is absent if the party was not read, is far away, or has two different values", () => {
    expect(find("vendor", { customer: both.customer })).toEqual([]);
    expect(find("vendor", { vendor: { name: placeAt(0.6, 8) } })).toEqual([]);
    expect(find("customer", both)).toEqual([]);
  });

  it("is added to the record by the locations of the chosen reading", () => {
    const data = { confidence: {}, locations: both, checks: [], issues: [] } as unknown as ExtractedData;
    expect(withCustomFields(data, [page], [field({ captions: ["GLN"], near: "vendor" })]).custom_fields).toEqual({
      own: "4099999000004",
    });
  });
});

describe("a custom field is not guessed", () => {
  it.each([
    ["where its caption is not printed", [[0.1, "Invoice No. 4711"]], {}],
    ["of a word where a code is asked for", [[0.1, "Contract No. pending"]], {}],
    [
      "of the next caption",
      [
        [0.1, "Contract No.:"],
        [0.4, "Date: 01.02.2026"],
      ],
      {},
    ],
    ["of what does not match its pattern", [[0.1, "Contract No. 4711"]], { pattern: "^V-\\d+$" }],
    ["of no choice", [[0.1, "Sparte: Wasser"]], { type: "choice", captions: ["Sparte"], choices: ["Strom"] }],
  ] as const)("%s", (_name, line, change) => {
    expect(valuesOf(pageOf([line as never]), field(change as Partial<CustomFieldDefinition>))).toEqual([]);
  });

  it("if two places give different values", () => {
    expect(valuesOf(pageOf([[[0.1, "Contract No.: 1"]], [[0.1, "Contract No.: 2"]]]), field({}))).toEqual([]);
    expect(valuesOf(pageOf([[[0.1, "Contract No.: 1"]], [[0.1, "Contract No.: 1"]]]), field({}))).toEqual(["1"]);
  });

  it("and has lower confidence if it was hard to read", () => {
    const found = (confidence: number) =>
      findCustomFields([pageOf([[[0.1, "Contract No.: 17"]]], confidence)], [field({})], "dmy");
    expect(found(1)[0]?.confidence).toBeGreaterThan(found(0.8)[0]?.confidence ?? 1);
    expect(found(0.5)).toEqual([]);
  });
});

it("accepts only patterns that run in linear time", () => {
  expect(linearPattern("(a+)+$")?.firstIn("a".repeat(40))).toBe("a".repeat(40));
  expect(linearPattern("(?=x)x")).toBeUndefined();
  expect(linearPattern("(a)\\1")).toBeUndefined();
  expect(linearPattern("[")).toBeUndefined();
});

describe("a column of the lines", () => {
  const table = pageOf([
    [[0.05, "Colour and form"]],
    [
      [0.05, "Pos Article"],
      [0.4, "Serial no."],
      [0.6, "Quantity Total"],
    ],
    [
      [0.05, "1 Phone"],
      [0.38, "35 209900 176148 1"],
      [0.65, "1 299,00"],
    ],
    [
      [0.05, "2 Case"],
      [0.65, "2 40,00"],
    ],
    [
      [0.05, "3 Watch"],
      [0.4, "SN-77"],
      [0.65, "1 99,00"],
    ],
  ]);
  const rowAt = (row: number) => {
    const y = 0.1 + row * 0.02;
    const cell = (x: number) => ({ page: 1, box: [x, y, x + 0.05, y + height] });
    return { description: cell(0.05), total: cell(0.7) };
  };
  const lines = [rowAt(2), rowAt(3), rowAt(4)];
  const column = field({ name: "serial", level: "line", captions: ["Serial no."] });

  it("is the word under its heading in each line's row; a line without one has none", () => {
    const found = findLineValues([table], [column], lines, "dmy");
    expect(found.map(({ line, value }) => [line, value])).toEqual([
      [0, "35 209900 176148 1"],
      [2, "SN-77"],
    ]);
  });

  it("continues on the next page without its heading, and is absent if no heading is printed", () => {
    const second = { ...pageOf([[[0.05, "4 Charger"]], [[0.4, "SN-78"]]]), page: 2 };
    const next = { description: { page: 2, box: [0.05, 0.1, 0.2, 0.14] } };
    expect(findLineValues([table, second], [column], [...lines, next], "dmy").at(-1)).toMatchObject({
      line: 3,
      value: "SN-78",
    });
    expect(findLineValues([table], [{ ...column, captions: ["IMEI"] }], lines, "dmy")).toEqual([]);
  });

  it("is in the line's own members, with confidence, location and source", () => {
    const data = {
      line_items: [{ description: "Phone" }, { description: "Case" }, { description: "Watch" }],
      confidence: {},
      locations: { line_items: lines },
      checks: [],
      issues: [],
    } as unknown as ExtractedData;
    const { line_items: read, confidence, source } = withCustomFields(data, [table], [column]);
    expect(read?.map((line) => line.custom_fields)).toEqual([
      { serial: "35 209900 176148 1" },
      undefined,
      { serial: "SN-77" },
    ]);
    expect(confidence.line_items?.[2]?.custom_fields?.serial).toBeGreaterThan(0.6);
    expect(source?.line_items?.[0]?.custom_fields).toEqual({ serial: "page" });
  });
});
