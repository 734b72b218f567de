import type { MemoryLesson } from "@inkvoice/contract/dashboard";
import { messages } from "../../../messages/messages.ts";

/** The message after a correction: the values stored in vendor memory, or the reason why none was. */
export function correctedText(field: string, lesson: MemoryLesson | undefined): string {
  const { memory, saved } = messages.review;
  if (!lesson) return saved(field);
  if (!lesson.learned) return memory.notLearned(field, memory.why[lesson.why]);
  return `${saved(field)} ${learnedText(lesson, field)}`;
}

function learnedText(lesson: Extract<MemoryLesson, { learned: true }>, field: string): string {
  const { memory } = messages.review;
  if (lesson.kind === "value") return memory.value(field, lesson.vendor);
  return lesson.anchor ? memory.beside(field, lesson.vendor, lesson.anchor) : memory.place(field, lesson.vendor);
}
