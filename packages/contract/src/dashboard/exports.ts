export type ExportColumn = { key: string; title: string };
