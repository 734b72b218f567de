import { expect, it } from "vitest";
import { rulesWithout } from "../../../rules.ts";
import { markedPage } from "../../testing/marked-page.ts";
import { decodeName } from "./decode-names.ts";

function nameOf(words: readonly (readonly [text: string, confidence: number])[], off: "illegible-words"[] = []) {
  const page = markedPage(
    words.map(([text, confidence], x) => ({
      text,
      at: [x * 4, 1] as const,
      labels: { "vendor.name": 0.9 },
      source: "ocr" as const,
      confidence,
    })),
  );
  return decodeName({ ...page, rules: rulesWithout(off) }, "vendor.name")[0]?.value;
}

it("a word that could not be read is no part of a legible name", () => {
  expect(nameOf([["APKQ", 0.14] as const, ["Alder", 0.99] as const])).toBe("Alder");
  expect(nameOf([["APKQ", 0.14] as const, ["Alder", 0.99] as const], ["illegible-words"])).toBe("APKQ Alder");
});

it("a name of which nothing is legible stays as it was read", () => {
  expect(nameOf([["Ald3r", 0.1] as const, ["Pross", 0.2] as const])).toBe("Ald3r Pross");
});

it("signs that stand alone at the ends of a name are pieces of a logo", () => {
  expect(nameOf([["¥", 0.7] as const, ["Alder", 0.99] as const, ["&", 0.9] as const, ["Moss", 0.99] as const])).toBe(
    "Alder & Moss",
  );
  expect(nameOf([["Alder", 0.99] as const, ["►", 0.9] as const])).toBe("Alder");
});
