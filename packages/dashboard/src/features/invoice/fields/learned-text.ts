import type { MemoryLesson } from "@inkvoice/contract/dashboard";
import { messages } from "../../../messages/messages.ts";

/**
 * The message after a correction: the value or location that vendor memory stored, or the reason why it stored nothing.
 */
export function learnedText(lesson: MemoryLesson, field: string): string {
  const { memory } = messages.review;
  if (!lesson.learned) return memory.notLearned(field, memory.why[lesson.why]);
  if (lesson.kind === "value") return memory.value(field, lesson.vendor);
  return lesson.anchor ? memory.beside(field, lesson.vendor, lesson.anchor) : memory.place(field, lesson.vendor);
}
