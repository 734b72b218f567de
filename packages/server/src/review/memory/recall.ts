import { type ExtractedData, type ValueType, valueAt } from "@inkvoice/contract";
import { bandFloors } from "@inkvoice/contract/confidence-bands";
import type { PageWord } from "@inkvoice/contract/dashboard";
import type { DocumentSource } from "@inkvoice/engine/pool";
import { fieldType, withValueAt } from "../../catalogue/field-paths.ts";
import { vendorKey } from "../../catalogue/vendor-keys.ts";
import { customNameIn, customValueType } from "../../fields/custom-value.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { errorFields } from "../../platform/logger.ts";
import { fromVendorMemoryCode } from "../corrections/corrected-data.ts";
import { readValue } from "../corrections/corrected-value.ts";
import { dateOrderOf, withRepeatedChecks } from "../country-rules.ts";
import { findAtLocation } from "./remembered-location.ts";
import { memoriesOf, noteUse, rememberedLocation, rememberedValue } from "./store.ts";

type Memory = Tables["vendor_memories"];
type Recalled = Readonly<{
  value: string | number;
  location?: { page: number; box: [number, number, number, number] };
}>;

/** Values from memory have medium confidence until a person has reviewed them. */
const rememberedConfidence = 0.75;

type Document = Readonly<{ accountId: string; source: DocumentSource; data: ExtractedData }>;

/**
 * Applies corrections of earlier documents of the vendor to fields that are missing, have low confidence or the value
 * that was corrected; each such value is marked. If memory is unavailable, the extraction is returned unchanged.
 */
export async function applyVendorMemory(services: InvoiceServices, document: Document): Promise<ExtractedData> {
  try {
    const key = vendorKey(document.data.vendor);
    const memories = key ? await memoriesOf(services.db, document.accountId, key) : [];
    if (memories.length === 0) return document.data;
    const words = rememberedWords(services, document.source);
    const used: string[] = [];
    const filled: string[] = [];
    let data = document.data;
    const wanted = memories.filter(
      // A custom field that a person located once is always taken from there.
      ({ field, ...rest }) => customNameIn(field) !== undefined || isDoubtful(document.data, field, rest),
    );
    for (const memory of wanted) {
      const type = fieldType(memory.field) ?? (await customValueType(services.db, document.accountId, memory.field));
      const recalled = await recall({ memory, type }, data, words);
      if (!recalled || recalled.value === valueAt(data, memory.field)) continue;
      data = withRemembered(data, memory.field, recalled);
      used.push(memory.id);
      filled.push(memory.field);
    }
    if (used.length === 0) return document.data;
    await noteUse(services.db, used);
    return await withRepeatedChecks(data, filled);
  } catch (error) {
    services.logger.warn(errorFields(error), "a vendor's corrections could not be applied");
    return document.data;
  }
}

function isDoubtful(data: ExtractedData, field: string, memory: Pick<Memory, "kind" | "value">): boolean {
  const value = valueAt(data, field);
  // A printed bank account that differs from the remembered one is to be seen and confirmed, not replaced.
  if (field.startsWith("payment.")) return value === undefined;
  const confidence = valueAt(data.confidence, field);
  if (value === undefined || typeof confidence !== "number" || confidence < bandFloors.sure) return true;
  // A value that was corrected before is wrong again, whatever its confidence.
  return (
    memory.kind === "value" && value === (JSON.parse(memory.value ?? "null") as { before: unknown } | null)?.before
  );
}

/** Words of a page, extracted once and only if a remembered location needs them. */
function rememberedWords(
  services: InvoiceServices,
  source: DocumentSource,
): (page: number) => Promise<readonly PageWord[]> {
  const pages = new Map<number, Promise<readonly PageWord[]>>();
  return (page) => {
    const known = pages.get(page);
    if (known) return known;
    const reading = services.pool
      .readText(source, page)
      .then((text) => (text?.words ?? []).map((word): PageWord => ({ text: word.text, box: [...word.box] })));
    pages.set(page, reading);
    return reading;
  };
}

async function recall(
  { memory, type }: Readonly<{ memory: Memory; type: ValueType | undefined }>,
  data: ExtractedData,
  words: (page: number) => Promise<readonly PageWord[]>,
): Promise<Recalled | undefined> {
  if (memory.kind === "value") return { value: rememberedValue(memory).value };
  const place = rememberedLocation(memory);
  const found = findAtLocation(await words(place.page), place);
  if (!found || !type) return undefined;
  const value = readValue(type, found.text, await dateOrderOf(data));
  return value === undefined ? undefined : { value, location: found.location };
}

function withRemembered(data: ExtractedData, field: string, { value, location }: Recalled): ExtractedData {
  const filled = withValueAt(data, field, value);
  return {
    ...filled,
    confidence: withValueAt(filled.confidence, field, rememberedConfidence),
    source: withValueAt(filled.source ?? {}, field, "memory"),
    locations: location ? withValueAt(filled.locations, field, location) : filled.locations,
    issues: [
      ...filled.issues.filter((issue) => !(issue.code === fromVendorMemoryCode && issue.field === field)),
      { code: fromVendorMemoryCode, field, message: "Filled in from this vendor's remembered corrections." },
    ],
  };
}
