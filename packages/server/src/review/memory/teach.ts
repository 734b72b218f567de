import type { MemoryLesson } from "@inkvoice/contract";
import type { PageWord } from "@inkvoice/contract/dashboard";
import { pageWords } from "../../invoices/files/document-pages.ts";
import type { StoredRecord } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import { errorFields } from "../../platform/logger.ts";
import type { Change } from "../corrections/apply-change.ts";
import { extractedValueAt } from "../corrections/corrected-data.ts";
import { storedExtraction } from "../corrections/store.ts";
import { learnFromCorrection } from "./learn.ts";

/**
 * Adds corrected values to vendor memory, after the corrections are stored. Errors here do not affect the corrections.
 */
export async function rememberCorrections(
  services: InvoiceServices,
  stored: StoredRecord,
  changes: readonly Change[],
  who: string,
): Promise<MemoryLesson[]> {
  const corrections = changes.filter((change) => change.kind === "set");
  if (corrections.length === 0) return [];
  const words = wordsOnce(services, stored);
  const lessons: MemoryLesson[] = [];
  for (const { field, value, location } of corrections) {
    try {
      const reading = (await storedExtraction(services.db, stored.id)) ?? stored.data;
      if (!reading) continue;
      const before = extractedValueAt(reading, field);
      lessons.push({
        field,
        ...(await learnFromCorrection(services, { stored, reading, field, before, value, location, who, words })),
      });
    } catch (error) {
      services.logger.warn(errorFields(error), "a correction could not be remembered for its vendor");
      lessons.push({ field, learned: false, why: "not_possible_now" });
    }
  }
  return lessons;
}

/** The words of a page, extracted once for all corrections. */
function wordsOnce(services: InvoiceServices, stored: StoredRecord): (page: number) => Promise<readonly PageWord[]> {
  const pages = new Map<number, Promise<readonly PageWord[]>>();
  return (page) => {
    const reading = pages.get(page) ?? pageWords(services, stored, page, { owner: stored.accountId });
    pages.set(page, reading);
    return reading;
  };
}
