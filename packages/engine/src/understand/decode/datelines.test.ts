import { expect, it } from "vitest";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";
import { decodeDate } from "./decode-dates.ts";

const doubtful: MarkedWord = { text: "01.02.2025", at: [1, 9], labels: { date: 0.5 } };
const lineOf = (line: string): MarkedWord[] => {
  let x = 1;
  return line.split(" ").map((text) => {
    const at = [x, 1] as const;
    x += text.length * 0.5 + 0.4;
    return { text, at };
  });
};
const dateOn = (line: string, other: MarkedWord = doubtful) =>
  decodeDate(markedPage([...lineOf(line), other]), "date", "dmy")[0]?.value;

it.each([
  ["Bruxelles, le 05/01/2025", "2025-01-05"],
  ["Lausanne, le 21 novembre 2024", "2024-11-21"],
  ["Köln, den 3. Mai 2024", "2024-05-03"],
  ["Köln, 03.05.2024", "2024-05-03"],
  ["Kassel, am: 03.05.2024", "2024-05-03"],
  ["Madrid, a 3 de mayo de 2024", "2024-05-03"],
  ["Warszawa, dnia 03.05.2024", "2024-05-03"],
])("%s dates the document", (line, date) => {
  expect(dateOn(line)).toBe(date);
});

it.each(["Köln, Ringstr. 3, 03.05.2024", "Lieferung vom 03.05.2024", "Zahlbar bis, 03.05.2024, Köln"])(
  "%s is no dateline",
  (line) => {
    expect(dateOn(line)).toBe("2025-02-01");
  },
);

it("a date that is sure stays the document's", () => {
  expect(dateOn("Köln, den 3. Mai 2024", { ...doubtful, labels: { date: 0.95 } })).toBe("2025-02-01");
});
