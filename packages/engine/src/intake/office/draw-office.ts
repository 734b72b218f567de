import { listArchiveBytes } from "../../archive/list-archive.ts";
import { problemOf, unpackEntry } from "../../archive/unpack-entry.ts";
import { drawRows } from "../drawn/draw-text.ts";
import type { TextRow } from "../drawn/text-row.ts";
import { parseXml } from "./parse-xml.ts";
import { rowsOfSheet } from "./sheet-rows.ts";
import { rowsOfWordPart } from "./word-rows.ts";

const limits = { files: 2000, fileBytes: 20 * 1024 * 1024 };

/**
 * A Word document or the first visible sheet of an Excel workbook as a PDF of its text. Undefined for other office
 * documents, damaged ones, and those with letters that cannot be drawn.
 */
export async function drawOffice(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const part = await partsOf(bytes);
  if (!part) return undefined;
  try {
    const rows = part.names.includes("word/document.xml") ? wordRows(part) : sheetRows(part);
    return rows && drawRows("", rows);
  } catch {
    return undefined;
  }
}

type Parts = Readonly<{ names: readonly string[]; read(name: string): string | undefined }>;

async function partsOf(bytes: Uint8Array): Promise<Parts | undefined> {
  const listing = await listArchiveBytes(bytes, limits);
  if (!listing.ok) return undefined;
  const entries = new Map(listing.entries.map((entry) => [entry.name, entry]));
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry || problemOf(entry, limits.fileBytes)) return undefined;
      const unpacked = unpackEntry(bytes.subarray(entry.start, entry.start + entry.compressedSize), entry);
      return unpacked.ok ? new TextDecoder().decode(unpacked.bytes) : undefined;
    },
  };
}

/** Letterheads are in headers, bank accounts in footers. */
function wordRows({ names, read }: Parts): readonly TextRow[] {
  const named = (pattern: RegExp) => names.filter((name) => pattern.test(name)).toSorted();
  const parts = [...named(/^word\/header\d*\.xml$/), "word/document.xml", ...named(/^word\/footer\d*\.xml$/)];
  const texts = new Set(parts.map((name) => read(name) ?? ""));
  return [...texts].flatMap((xml) => (xml === "" ? [] : rowsOfWordPart(xml)));
}

function sheetRows({ read }: Parts): readonly TextRow[] | undefined {
  const workbook = read("xl/workbook.xml");
  if (workbook === undefined) return undefined;
  const { sheetId, from1904 } = firstSheet(workbook);
  const target = targetOf(read("xl/_rels/workbook.xml.rels") ?? "<none/>", sheetId ?? "");
  const sheet = read(target === undefined ? "xl/worksheets/sheet1.xml" : pathOf(target));
  if (sheet === undefined) return undefined;
  return rowsOfSheet({ sheet, strings: read("xl/sharedStrings.xml"), styles: read("xl/styles.xml"), from1904 });
}

function firstSheet(workbook: string): Readonly<{ sheetId: string | undefined; from1904: boolean }> {
  let sheetId: string | undefined;
  let from1904 = false;
  parseXml(workbook, {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = attributes.date1904 === "1" || attributes.date1904 === "true";
      if (name === "sheet" && (attributes.state ?? "visible") === "visible") sheetId ??= attributes["r:id"];
    },
  });
  return { sheetId, from1904 };
}

function targetOf(relations: string, id: string): string | undefined {
  let target: string | undefined;
  parseXml(relations, {
    open: (name, attributes) => {
      if (name === "Relationship" && attributes.Id === id) target = attributes.Target;
    },
  });
  return target;
}

const pathOf = (target: string) => (target.startsWith("/") ? target.slice(1) : `xl/${target}`);
