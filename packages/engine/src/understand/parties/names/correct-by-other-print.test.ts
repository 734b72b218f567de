import { expect, it } from "vitest";
import type { Candidate } from "../../invoice-reading.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { correctByOtherPrint } from "./correct-by-other-print.ts";

/** The name on a picture whose first word was read with this confidence, beside another print. */
function spelt(value: string, confidence: number, other: string, source: "ocr" | "text" = "ocr"): string | undefined {
  const words = value.split(" ").map((text, x) => ({ text, at: [x * 8, 1] as const, source, confidence }));
  const { ordered } = markedPage([...words, { text: other, at: [1, 4], source, confidence: 1 }]);
  const print = { text: value, probability: 0.9, repeats: 1, weakest: 0.9, edge: 0 };
  const name: Candidate<string> = { value, ...print, worstLegibility: confidence, source };
  return correctByOtherPrint([name], ordered)[0]?.value;
}

it.each([
  ["older bench", "Alder", "alder bench"],
  ["OLDER BENCH", "Alder", "ALDER BENCH"],
  ["Olders", "Alder", "Olders"],
  ["Ora", "Ara", "Ora"],
])("%s beside a clear %s is %s", (value, other, expected) => {
  expect(spelt(value, 0.9, other)).toBe(expected);
});

it("a name that was read clearly, or is no picture, stays", () => {
  expect(spelt("Older Bench", 0.99, "Alder")).toBe("Older Bench");
  expect(spelt("Older Bench", 0.9, "Alder", "text")).toBe("Older Bench");
});
