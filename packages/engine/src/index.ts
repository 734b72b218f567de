export type { Extraction, ExtractOptions } from "./pipeline.ts";
export type { Box, Cell, Line, PageText, Table, Word, WordSource } from "./text/page-text.ts";
