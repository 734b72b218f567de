import {
  singleFields as contractFields,
  type FieldGroup,
  type Location,
  type ValueSource,
  type ValueType,
  valueAt,
} from "@inkvoice/contract";
import { bandOf } from "@inkvoice/contract/confidence-bands";
import type { CorrectionRow, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { messages } from "../../../messages/messages.ts";
import type { ConfidenceLevel } from "../../../ui/invoice/confidence.tsx";
import { customColumns } from "./custom-columns.ts";

/** The single fields in the order they are shown. */
export const fieldSpecs = contractFields.filter(({ shown }) => shown !== "never");
export type FieldSpec = (typeof fieldSpecs)[number];

/** Allowed values of a field with their labels. */
export type Choices = Readonly<Record<string, string>>;

export type Field = Readonly<{
  path: string;
  label: string;
  type: ValueType;
  value: string | number | undefined;
  confidence: number | undefined;
  band: ConfidenceLevel | undefined;
  location: Location | undefined;
  correction: CorrectionRow | undefined;
  remembered: boolean;
  /** Source of the value, if known. */
  source: ValueSource | undefined;
  /** Whether a failed check involves the field. */
  faulty: boolean;
  /** Required by the account's settings. */
  needed: boolean;
  /** Allowed values of a custom field, with their labels. */
  choices?: Choices | undefined;
}>;

/** Indexes of a record's lists for lookup by path: a long document has ten thousand cells. */
type Index = Readonly<{
  corrections: ReadonlyMap<string, CorrectionRow>;
  faulty: ReadonlySet<string>;
  remembered: ReadonlySet<string>;
  required: ReadonlySet<string>;
}>;
const indexes = new WeakMap<InvoiceDetail, Index>();

function indexOf(detail: InvoiceDetail): Index {
  const known = indexes.get(detail);
  if (known) return known;
  const index = {
    corrections: new Map(detail.corrections.map((row) => [row.field, row])),
    faulty: new Set(detail.faults.flatMap(({ fields }) => fields)),
    remembered: new Set(detail.remembered),
    required: new Set(detail.required),
  };
  indexes.set(detail, index);
  return index;
}

/** `at`: path in the current record, which shifts when rows are removed; corrections use `path`. */
type Naming = Readonly<{ path: string; label: string; type: ValueType; at?: string; choices?: Choices | undefined }>;

/** Booleans become texts, because their input offers "yes" and "no". */
function shownValue(value: unknown): string | number | undefined {
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

export function fieldOf(detail: InvoiceDetail, { path, label, type, at = path, choices }: Naming): Field {
  const value = valueAt(detail.data, at);
  const confidence = valueAt(detail.data?.confidence, at);
  const index = indexOf(detail);
  const correction = index.corrections.get(path);
  const known = shownValue(value);
  const sure = typeof confidence === "number" ? confidence : undefined;
  return {
    path,
    label,
    type,
    value: known,
    confidence: sure,
    band: correction ? "corrected" : known === undefined || sure === undefined ? undefined : bandOf(sure),
    location: valueAt(detail.data?.locations, at) as Location | undefined,
    correction,
    remembered: index.remembered.has(path),
    source: valueAt(detail.data?.source, at) as ValueSource | undefined,
    faulty: index.faulty.has(path),
    needed: index.required.has(path),
    choices,
  };
}

/** Groups of fields on the page; the account's own come last. */
export type ShownGroup = FieldGroup | "custom";

export function singleFields(detail: InvoiceDetail): (Field & { group: ShownGroup })[] {
  const usual = fieldSpecs
    .map((spec) => ({
      ...fieldOf(detail, { ...spec, label: messages.fields.labels[spec.path] }),
      group: spec.group,
      always: spec.shown === "always",
    }))
    .filter(({ always, needed, value, correction }) => always || needed || value !== undefined || correction);
  const own = customColumns(detail, "document").map(({ key, ...column }) => ({
    ...fieldOf(detail, { path: key, ...column }),
    group: "custom" as const,
  }));
  return [...usual, ...own];
}
