import type { MemoryLesson } from "@inkvoice/contract/dashboard";
import { notifications } from "@mantine/notifications";
import { messages } from "../../../messages/messages.ts";
import { nameOfField } from "./field-model.ts";

/** Notifies what was remembered for the vendor, or why nothing was, if a person can change that. */
export function notifyLearned(lesson: MemoryLesson | null, path: string): void {
  if (!lesson) return;
  const message = lessonText(lesson, nameOfField(path));
  // Replaces the previous notification: ten corrections must not show ten.
  notifications.hide(noteId);
  notifications.show({ id: noteId, message, autoClose: 6_000 });
}

const noteId = "vendor-lesson";

function lessonText(lesson: MemoryLesson, field: string): string {
  const { memory } = messages.review;
  if (!lesson.learned) return memory.notLearned(field, memory.why[lesson.why]);
  if (lesson.kind === "value") return memory.value(field, lesson.vendor);
  return lesson.anchor ? memory.beside(field, lesson.vendor, lesson.anchor) : memory.place(field, lesson.vendor);
}
