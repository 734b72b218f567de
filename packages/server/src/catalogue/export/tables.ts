/** CSV and XLSX writers for other packages. */
export { csvOf } from "./csv.ts";
export type { Column } from "./table.ts";
export { sheetOf, xlsxOf } from "./xlsx.ts";
