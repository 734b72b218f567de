import type { ExtractedData, Location } from "@inkvoice/contract";
import { type MemoryLesson, memorableFields, type PageWord } from "@inkvoice/contract/dashboard";
import { vendorKey } from "../../catalogue/summary.ts";
import { pageWords } from "../../invoices/files/document-pages.ts";
import type { StoredRecord } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { anchorOf, characterPattern, findPrinted } from "./place.ts";
import { rememberLesson } from "./store.ts";

export type Teaching = Readonly<{
  stored: StoredRecord;
  /** The original extraction: the next document of this layout will give the same. */
  reading: ExtractedData;
  field: string;
  before: unknown;
  value: string | number | boolean | null;
  location?: Location | undefined;
  who: string;
}>;

const isCustom = (field: string) => field.startsWith("custom_fields.");

type ShownPlace = Readonly<{ location: Location; words: readonly PageWord[] }>;

/** Location of a value: as shown by a person or, for an API correction of a custom field, its only occurrence. */
async function shownPlace(
  services: InvoiceServices,
  { stored, field, value, location }: Teaching,
): Promise<ShownPlace | undefined> {
  const asked = { owner: stored.accountId };
  if (location) return { location, words: await pageWords(services, stored, location.page, asked) };
  if (!isCustom(field)) return undefined;
  for (let page = 1; page <= Math.min(stored.pages, pagesSearched); page++) {
    const words = await pageWords(services, stored, page, asked);
    const found = findPrinted(words, String(value));
    if (found.length > 1) return undefined;
    if (found[0]) return { location: { page, box: found[0] }, words };
  }
  return undefined;
}

const pagesSearched = 3;

/** Stores the lesson of a correction for its vendor and returns it; otherwise returns the reason why not. */
export async function learnFromCorrection(services: InvoiceServices, teaching: Teaching): Promise<MemoryLesson> {
  const { stored, reading, field, value, who } = teaching;
  const vendor = stored.data?.vendor;
  const key = vendorKey(reading.vendor) ?? vendorKey(vendor);
  if (!key) return { learned: false, why: "vendor_unknown" };
  if (value === null) return { learned: false, why: "taken_away" };
  const name = vendor?.name ?? reading.vendor?.name ?? key.slice(key.indexOf(":") + 1);
  const lesson = { accountId: stored.accountId, vendorKey: key, vendorName: name, field, who };
  const now = services.clock.now();
  if (memorableFields[field] === "value" && typeof value !== "boolean") {
    await rememberLesson(services.db, { ...lesson, kind: "value", value, before: teaching.before }, now);
    return { learned: true, kind: "value", vendor: name, anchor: null };
  }
  const isPlaced = memorableFields[field] === "place" || isCustom(field);
  if (!isPlaced) return { learned: false, why: "differs_each_time" };
  const shown = await shownPlace(services, teaching);
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
