/** Tables as files, for programs that have rows of their own. */
export { csvOf } from "./csv.ts";
export type { Column } from "./table.ts";
export { sheetOf, xlsxOf } from "./xlsx.ts";
