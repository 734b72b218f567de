import { z } from "zod";
import { fields, rowLists } from "../fields/field-paths.ts";
import type { MemoryKind } from "../fields/field-row.ts";
import type { Location } from "../values/invoice.ts";
import { limits } from "../values/limits.ts";

export type CorrectionRow = {
  field: string;
  before: unknown;
  after: unknown;
  location?: Location;
  who: string;
  at: string;
};

export const correctionBody = z.object({
  field: z.string().regex(/^[a-z_]+(\.(\d{1,4}|[a-z_][a-z0-9_]*)){0,2}$/),
  /** null removes the value. */
  value: z.union([z.string().max(2000), z.number(), z.null()]),
  location: z
    .object({
      page: z.int().min(1).max(limits.pdfPages),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    })
    .optional(),
  remember: z.boolean().default(true),
});
export type CorrectionBody = z.input<typeof correctionBody>;

const cell = correctionBody.pick({ value: true, location: true });
export const addRowBody = z.object({
  list: z.enum(rowLists),
  /** By column: description, quantity, … or rate, base, amount. */
  cells: z.record(z.string().regex(/^[a-z_]{1,20}$/), cell),
});
export type AddRowBody = z.input<typeof addRowBody>;

/** Lessons of a correction about its vendor: constant values, and locations of varying ones. */
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
/** Why a correction taught nothing about its vendor. */
export const unlearnedReasons = [
  "vendor_unknown",
  "taken_away",
  "differs_each_time",
  "place_unknown",
  "not_possible_now",
] as const;
/** The lesson: the value, or its location beside a label; or the reason why nothing was learned. */
export type MemoryLesson =
  | { learned: true; kind: MemoryKind; vendor: string; anchor: string | null }
  | { learned: false; why: (typeof unlearnedReasons)[number] };

export const memoryBody = z.object({ value: z.union([z.string().min(1).max(2000), z.number()]) });
