import type { ExtractedData, Location } from "@inkvoice/contract";
import { memorableFields } from "@inkvoice/contract/dashboard";
import { vendorKey } from "../../catalogue/summary.ts";
import { wordsOf } from "../../invoices/document-pages.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { StoredRecord } from "../../invoices/stored-record.ts";
import { anchorOf, characterPattern } from "./place.ts";
import { rememberLesson } from "./store.ts";

export type Teaching = Readonly<{
  stored: StoredRecord;
  /** As the engine read it, before any correction: the next document of this layout is read the same way. */
  reading: ExtractedData;
  field: string;
  before: unknown;
  value: string | number | null;
  location?: Location | undefined;
  who: string;
}>;

/** Keeps what a correction teaches about its vendor; nothing where there is nothing safe to learn. */
export async function learnFromCorrection(services: InvoiceServices, teaching: Teaching): Promise<void> {
  const { stored, reading, field, value, who } = teaching;
  const vendor = stored.data?.vendor;
  const key = vendorKey(reading.vendor) ?? vendorKey(vendor);
  if (!key || value === null) return;
  const name = vendor?.name ?? reading.vendor?.name ?? key.slice(key.indexOf(":") + 1);
  const lesson = { accountId: stored.accountId, vendorKey: key, vendorName: name, field, who };
  const now = services.clock.now();
  if (memorableFields[field] === "value") {
    await rememberLesson(services.db, { ...lesson, kind: "value", value, before: teaching.before }, now);
    return;
  }
  const { location } = teaching;
  if (memorableFields[field] !== "place" || !location) return;
  const words = await wordsOf(services, stored, location.page, { owner: stored.accountId });
  const [x0, y0, x1, y1] = location.box;
  const inside = words.filter(({ box }) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    return x0 <= x && x <= x1 && y0 <= y && y <= y1;
  });
  if (inside.length === 0) return;
  const shape = characterPattern(inside.map((word) => word.text).join(" "));
  const anchor = anchorOf(words, location.box);
  await rememberLesson(
    services.db,
    { ...lesson, kind: "place", place: { page: location.page, box: location.box, anchor, shape } },
    now,
  );
}
