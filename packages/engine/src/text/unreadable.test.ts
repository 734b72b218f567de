import { expect, test } from "vitest";
import type { PageText, ReadingDifficulty, Word } from "../page-text/page-text.ts";
import { describeUnreadable } from "./unreadable.ts";

const word: Word = { text: "I1l", box: [0, 0, 1, 1], confidence: 0.1, source: "ocr", fontHeight: 0.1 };
const page = (difficulties?: readonly ReadingDifficulty[], words: readonly Word[] = []): PageText => ({
  page: 1,
  width: 100,
  height: 100,
  ...(difficulties ? { difficulties } : {}),
  words,
  lines: [],
});

test.each([
  [[page()], "The text in the document could not be read."],
  [[page(["dark"])], "The text in the document could not be read: it is too dark."],
  [
    [page(["small", "blurred"], [word]), page(["blurred"])],
    "The text in the document could not be read: it is too small and blurred. Its lines were tried at several sizes and contrasts.",
  ],
])("what is to blame is said once, with what was tried", (pages, message) => {
  expect(describeUnreadable(pages)).toBe(message);
});
