import { expect, test } from "vitest";
import { decodeWords, type StepProbabilities, wordText } from "./decode.ts";
import { mergeSameShapes, scriptsOf, writeInScripts } from "./scripts.ts";

const alphabet = [..." 0123456789/.-AHMNOTVabcoptxyΑΗΜΝΟΠΤΦΣογАВНМОТБбаоотия"];
const scripts = scriptsOf(alphabet);

/** One row a step: probabilities by character; the rest is "no character". An empty row follows each. */
function read(...rows: Readonly<Record<string, number>>[]): string[] {
  const classes = alphabet.length + 1;
  const values = new Float32Array(rows.length * 2 * classes);
  rows.forEach((row, index) => {
    const at = index * 2 * classes;
    const sum = Object.values(row).reduce((a, b) => a + b, 0);
    values[at] = 1 - sum;
    values[at + classes] = 1;
    for (const [character, share] of Object.entries(row)) values[at + alphabet.indexOf(character) + 1] = share;
  });
  const line: StepProbabilities = { steps: rows.length * 2, classes, values };
  return writeInScripts(decodeWords(mergeSameShapes(line, scripts), alphabet), line, scripts).map(wordText);
}

const sure = (text: string) => [...text].map((character) => ({ [character]: 0.98 }));

test("a letter that three scripts share has the sum of their probabilities", () => {
  const classes = alphabet.length + 1;
  const values = new Float32Array(classes);
  for (const character of "AΑА") values[alphabet.indexOf(character) + 1] = 0.3;
  const [word] = decodeWords(mergeSameShapes({ steps: 1, classes, values }, scripts), alphabet);
  expect(word?.confidence).toBeCloseTo(0.9, 5);
});

test("a word that mixes scripts is written in the script of most of its letters", () => {
  expect(read(...sure("ΠOΣO"))).toEqual(["ΠΟΣΟ"]);
  expect(read(...sure("бoтия"))).toEqual(["ботия"]);
  expect(read(...sure("ТаxVaboty"))).toEqual(["TaxVaboty"]);
});

test("a word of shared letters only is in the likelier script", () => {
  const doubtful = (text: string, latin: number) =>
    [..."TOMH"].map((character, index) => ({ [character]: latin, [[...text][index] ?? ""]: 0.95 - latin }));
  expect(read(...doubtful("ΤΟΜΗ", 0.3))).toEqual(["ΤΟΜΗ"]);
  expect(read(...doubtful("ΤΟΜΗ", 0.6))).toEqual(["TOMH"]);
});

test("the parts around a slash have a script each", () => {
  expect(read(...sure("ΦΠΑ/VАT"))).toEqual(["ΦΠΑ/VAT"]);
});

test("points do not separate: an abbreviation is one part", () => {
  expect(read({ A: 0.6, Α: 0.38 }, ...sure(".Φ.Μ."))).toEqual(["Α.Φ.Μ."]);
});

test("codes of digits and shared letters are Latin, units with letters of their own script are not", () => {
  expect(read(...sure("ΑΜ-1203"))).toEqual(["AM-1203"]);
  expect(read(...sure("5бo"))).toEqual(["5бо"]);
});
