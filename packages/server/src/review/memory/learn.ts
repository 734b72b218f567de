import type { ExtractedData, Location } from "@inkvoice/contract";
import { type MemoryKind, memorableFields, type PageWord, type unlearnedReasons } from "@inkvoice/contract/dashboard";
import { fieldType } from "../../catalogue/field-paths.ts";
import { vendorKey } from "../../catalogue/vendor-keys.ts";
import type { StoredRecord } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { readValue } from "../corrections/corrected-value.ts";
import { dateOrderOf } from "../country-rules.ts";
import { anchorOf, characterPattern, findPrinted, findRead } from "./remembered-location.ts";
import { rememberLesson } from "./store.ts";

export type CorrectionToLearn = Readonly<{
  stored: StoredRecord;
  /** The original extraction, because the next document of this layout will have the same values before correction. */
  reading: ExtractedData;
  field: string;
  before: unknown;
  value: string | number | boolean | null;
  location?: Location | undefined;
  who: string;
  words(page: number): Promise<readonly PageWord[]>;
}>;

type Outcome =
  | Readonly<{ learned: true; kind: MemoryKind; vendor: string; anchor: string | null }>
  | Readonly<{ learned: false; why: (typeof unlearnedReasons)[number] }>;

/** A mistyped IBAN or tax number, which would return on the vendor's next documents. */
function hasWrongCheckDigits({ data }: StoredRecord, field: string): boolean {
  const failed = data?.checks?.filter(({ name, outcome }) => outcome === "failed" && name.endsWith("_check_digits"));
  return failed?.some(({ fields }) => fields.includes(field)) ?? false;
}

const isCustom = (field: string) => field.startsWith("custom_fields.");

type ShownPlace = Readonly<{ location: Location; words: readonly PageWord[] }>;

/** Location of a value: the one given by the caller, otherwise its only occurrence on the first pages. */
async function shownPlace(teaching: CorrectionToLearn): Promise<ShownPlace | undefined> {
  const { stored, location, words } = teaching;
  if (location) return { location, words: await words(location.page) };
  for (let page = 1; page <= Math.min(stored.pages, pagesSearched); page++) {
    const printed = await words(page);
    const found = await occurrences(teaching, printed);
    if (found.length > 1) return undefined;
    if (found[0]) return { location: { page, box: found[0] }, words: printed };
  }
  return undefined;
}

/** Where a page shows the value: text in any spelling, dates and amounts in any format. */
async function occurrences({ stored, field, value }: CorrectionToLearn, words: readonly PageWord[]) {
  const type = fieldType(field);
  if (type === undefined || (typeof value === "string" && !/^\d{4}-\d\d-\d\d$/.test(value)))
    return findPrinted(words, String(value));
  const order = await dateOrderOf(stored.data);
  return findRead(words, (text) => readValue(type, text, order) === value);
}

const pagesSearched = 3;

/** Stores a correction in vendor memory and returns the entry, or the reason why there is none. */
export async function learnFromCorrection(services: InvoiceServices, teaching: CorrectionToLearn): Promise<Outcome> {
  const { stored, reading, field, value, who } = teaching;
  const vendor = stored.data?.vendor;
  const key = vendorKey(reading.vendor) ?? vendorKey(vendor);
  if (!key) return { learned: false, why: "vendor_unknown" };
  if (value === null) return { learned: false, why: "taken_away" };
  if (hasWrongCheckDigits(stored, field)) return { learned: false, why: "wrong_check_digits" };
  const name = vendor?.name ?? reading.vendor?.name ?? key.slice(key.indexOf(":") + 1);
  const lesson = { accountId: stored.accountId, invoiceId: stored.id, vendorKey: key, vendorName: name, field, who };
  const now = services.clock.now();
  if (memorableFields[field] === "value" && typeof value !== "boolean") {
    await rememberLesson(services.db, { ...lesson, kind: "value", value, before: teaching.before }, now);
    return { learned: true, kind: "value", vendor: name, anchor: null };
  }
  const isPlaced = memorableFields[field] === "place" || isCustom(field);
  if (!isPlaced) return { learned: false, why: "differs_each_time" };
  const shown = await shownPlace(teaching);
  if (!shown) return { learned: false, why: "place_unknown" };
  const { location, words } = shown;
  const [x0, y0, x1, y1] = location.box;
  const inside = words.filter(({ box }) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    return x0 <= x && x <= x1 && y0 <= y && y <= y1;
  });
  if (inside.length === 0) return { learned: false, why: "place_unknown" };
  const shape = characterPattern(inside.map((word) => word.text).join(" "));
  const anchor = anchorOf(words, location.box);
  await rememberLesson(
    services.db,
    { ...lesson, kind: "place", place: { page: location.page, box: location.box, anchor, shape } },
    now,
  );
  return { learned: true, kind: "place", vendor: name, anchor: anchor?.text ?? null };
}
