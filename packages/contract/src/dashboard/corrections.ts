import { z } from "zod";
import { fields } from "../fields/field-paths.ts";
import type { MemoryKind } from "../fields/field-row.ts";

export { type CorrectionRow, type MemoryLesson, unlearnedReasons } from "../api/invoices/invoice-record.ts";

/** Entries of vendor memory: constant values, and locations of varying ones. */
export const memorableFields: Readonly<Record<string, MemoryKind>> = Object.fromEntries(
  fields.flatMap(({ path, memory }) => (memory ? [[path, memory]] : [])),
);
export type MemoryRow = {
  id: string;
  vendor_name: string;
  field: string;
  kind: MemoryKind;
  /** The remembered value, for kind "value". */
  value: unknown;
  /** The label beside the value, for kind "place". */
  anchor: string | null;
  used: number;
  created_at: string;
  who: string;
};
export const memoryBody = z.object({ value: z.union([z.string().min(1).max(2000), z.number()]) });
