import type { MemoryLesson } from "@inkvoice/contract/dashboard";
import type { InvoiceServices } from "../../invoices/services.ts";
import { errorFields } from "../../platform/logger.ts";
import { readingAt } from "../corrections/corrected-data.ts";
import { keptReading } from "../corrections/store.ts";
import { learnFromCorrection, type Teaching } from "./learn.ts";

export type Lesson = Omit<Teaching, "reading" | "before">;

/** Runs after a correction is stored; a failure does not affect the correction. */
export async function teach(services: InvoiceServices, lesson: Lesson): Promise<MemoryLesson> {
  try {
    const { stored, field } = lesson;
    const reading = (await keptReading(services.db, stored.id)) ?? stored.data;
    if (reading) return await learnFromCorrection(services, { ...lesson, reading, before: readingAt(reading, field) });
  } catch (error) {
    services.logger.warn(errorFields(error), "a correction could not be remembered for its vendor");
  }
  return { learned: false, why: "not_possible_now" };
}
