import type { Readable } from "node:stream";
import { escapeXml } from "./escape-xml.ts";
import type { Batches, Cell, Column } from "./table.ts";
import { zipOf } from "./zip.ts";

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A sheet of a workbook, written as a stream. */
export type Sheet = Readonly<{ name: string; chunks: AsyncIterable<string> }>;

export function sheetOf<Row>(name: string, columns: readonly Column<Row>[], batches: Batches<Row>): Sheet {
  return { name, chunks: sheetXml(columns, batches) };
}

/** Row limit of the format, less the heading. */
const mostXlsxRows = 1_048_575;

function contentTypes(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  );
  return `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>${parts.join("")}<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;
}

const packageRels = `${xml}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join("")}</sheets></workbook>`;
}

function workbookRels(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const stylesPart = `<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/>`;
  return `${xml}<Relationships xmlns="${packageRelations}">${parts.join("")}${stylesPart}</Relationships>`;
}

/** Style 0 is plain, 1 the bold heading, 2 amounts with two decimals, 3 dates. */
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const amountStyle = 2;
const dayStyle = 3;
const styleOf = ({ isAmount, isDay }: Pick<Column<never>, "isAmount" | "isDay">) =>
  isAmount ? amountStyle : isDay ? dayStyle : 0;

const dayMs = 86_400_000;
/** Spreadsheets count days from the end of 1899 and miscount those before 1900-03-01, which stay text. */
const dayZero = Date.UTC(1899, 11, 30);
const firstCountedDay = 61;

function serialDay(day: string): number | undefined {
  const serial = (Date.parse(`${day}T00:00:00Z`) - dayZero) / dayMs;
  return serial >= firstCountedDay ? serial : undefined;
}

/** Text is an inline string, which no spreadsheet evaluates as a formula. */
function xlsxCell(cell: Cell, style: number): string {
  if (cell === null) return "<c/>";
  const styled = style ? ` s="${style}"` : "";
  const number = style === dayStyle && typeof cell === "string" ? serialDay(cell) : cell;
  if (typeof number === "number") return `<c${styled}><v>${number}</v></c>`;
  return `<c t="inlineStr"${styled}><is><t xml:space="preserve">${escapeXml(String(cell))}</t></is></c>`;
}

async function* sheetXml<Row>(columns: readonly Column<Row>[], batches: Batches<Row>): AsyncGenerator<string> {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const heading = columns.map((column) => xlsxCell(column.title, 1)).join("");
  yield `${xml}<worksheet xmlns="${main}">${frozen}<sheetData><row>${heading}</row>`;
  let rowsLeft = mostXlsxRows;
  for await (const rows of batches) {
    rowsLeft -= rows.length;
    // A file that breaks off is noticed, missing rows are not.
    if (rowsLeft < 0) throw new Error(`A sheet has at most ${mostXlsxRows} rows: export fewer invoices, or CSV.`);
    yield rows.map((row) => sheetRow(columns, row)).join("");
  }
  yield "</sheetData></worksheet>";
}

function sheetRow<Row>(columns: readonly Column<Row>[], row: Row): string {
  const cells = columns.map((column) => xlsxCell(column.value(row), styleOf(column)));
  return `<row>${cells.join("")}</row>`;
}

/** A workbook with one or more sheets. */
export function xlsxOf(sheets: readonly Sheet[]): Readable {
  return zipOf([
    { name: "[Content_Types].xml", chunks: [contentTypes(sheets.length)] },
    { name: "_rels/.rels", chunks: [packageRels] },
    { name: "xl/workbook.xml", chunks: [workbook(sheets.map(({ name }) => name))] },
    { name: "xl/_rels/workbook.xml.rels", chunks: [workbookRels(sheets.length)] },
    { name: "xl/styles.xml", chunks: [styles] },
    ...sheets.map(({ chunks }, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, chunks })),
  ]);
}
