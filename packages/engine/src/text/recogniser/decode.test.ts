import { expect, test } from "vitest";
import { alternativeReadings, decodeWords, type StepProbabilities } from "./decode.ts";

const alphabet = [" ", "1", "2", "O", "0"];

/** One row per step: the probabilities of the named classes; the rest goes to "no character" (""). */
function line(...rows: Readonly<Record<string, number>>[]): StepProbabilities {
  const classes = alphabet.length + 1;
  const values = new Float32Array(rows.length * classes);
  rows.forEach((row, step) => {
    let left = 1;
    for (const [character, probability] of Object.entries(row)) {
      values[step * classes + alphabet.indexOf(character) + 1] = probability;
      left -= probability;
    }
    values[step * classes] = Math.max(0, left);
  });
  return { steps: rows.length, classes, values };
}

const texts = (probabilities: StepProbabilities) =>
  decodeWords(probabilities, alphabet).map(({ characters }) => characters.map(({ text }) => text).join(""));

test("a character at several steps is one, and two with a blank step between them are two", () => {
  expect(texts(line({ 1: 0.9 }, { 1: 0.8 }, {}, { 1: 0.9 }, { 2: 0.9 }))).toEqual(["112"]);
});

test("blanks separate words, and are ignored at the ends", () => {
  expect(texts(line({ " ": 0.9 }, { 1: 0.9 }, { " ": 0.9 }, {}, { " ": 0.9 }, { 2: 0.9 }, { " ": 0.9 }))).toEqual([
    "1",
    "2",
  ]);
  expect(texts(line({}, {}, {}))).toEqual([]);
});

test("the confidence of a word is the product of its characters'", () => {
  const [word] = decodeWords(line({ 1: 0.9 }, {}, { O: 0.6, 0: 0.4 }), alphabet);
  expect(word?.confidence).toBeCloseTo(0.54, 5);
});

test("a possibly missed character between two others lowers the confidence", () => {
  const [sure] = decodeWords(line({ 1: 1 }, { 1: 0.3 }, { 2: 1 }), alphabet);
  const [doubtful] = decodeWords(line({ 1: 1 }, { 0: 0.4 }, { 2: 1 }), alphabet);
  expect(sure?.confidence).toBeCloseTo(1, 5);
  expect(doubtful?.confidence).toBeCloseTo(0.6, 5);
});

test("the steps of a character are kept for its location", () => {
  const [word] = decodeWords(line({}, { 1: 0.9 }, { 1: 0.9 }, {}, { 2: 0.9 }), alphabet);
  expect(word?.characters.map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [4, 4],
  ]);
});

test("characters of very low probability are no word", () => {
  expect(texts(line({ O: 0.4, 0: 0.3 }, {}, { 1: 0.4, 2: 0.3 }))).toEqual([]);
});

test("an uncertain digit gives alternative spellings, the likeliest first", () => {
  const [word] = decodeWords(line({ 1: 0.9, 2: 0.1 }, {}, { 2: 0.6, 0: 0.35, O: 0.05 }), alphabet);
  expect(word && alternativeReadings(word)).toEqual(["10", "22"]);
  const [sure] = decodeWords(line({ 1: 0.99, 2: 0.01 }, {}, { O: 0.6, 0: 0.4 }), alphabet);
  expect(sure && alternativeReadings(sure)).toEqual([]);
});
