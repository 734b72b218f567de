import { describe, expect, it } from "vitest";
import { decodeAddress } from "../parties/addresses/decode-addresses.ts";
import { type MarkedWord, markedPage } from "../testing/marked-page.ts";

const word = (text: string, x: number, line: number): MarkedWord => ({
  text,
  at: [x, line],
  labels: { "customer.address": 0.9 },
});
const caption = (text: string, x: number, line: number): MarkedWord => ({ text, at: [x, line] });

function addressOn(...words: MarkedWord[]): string | undefined {
  return decodeAddress(markedPage(words), "customer.address")[0]?.value;
}

describe("an address", () => {
  it("follows its line, also if a word is a little higher than the one before it", () => {
    const value = addressOn(
      word("Harbour", 0, 1.15),
      word("Lane", 7, 1),
      word("9", 13, 1.1),
      word("20097", 0, 2.2),
      word("Hamburg", 3, 2.2),
    );
    expect(value).toBe("Harbour, Lane, 9, 20097 Hamburg");
  });

  it("continues below any part of a line with gaps", () => {
    const value = addressOn(word("Harbour", 0, 1), word("9", 9, 1), word("20097", 0, 2), word("Hamburg", 3, 2));
    expect(value).toBe("Harbour, 9, 20097 Hamburg");
  });

  it("is one if a form has a box each for street, district, postal code and town", () => {
    const value = addressOn(
      caption("STREET", 0, 1),
      caption("DISTRICT", 30, 1),
      caption("CODE", 50, 1),
      word("Harbour", 0, 2),
      word("Lane", 4, 2),
      word("9", 6.5, 2),
      word("Altstadt", 30, 2),
      word("20097", 50, 2),
      caption("TOWN", 0, 3.4),
      word("Hamburg", 0, 4.4),
    );
    expect(value).toBe("Harbour Lane 9, Altstadt, 20097, Hamburg");
  });

  it("does not include another complete address beside it", () => {
    const value = addressOn(
      word("Harbour", 0, 1),
      word("9,", 4, 1),
      word("20097", 5.5, 1),
      word("Hamburg", 8.5, 1),
      word("Station", 50, 1),
      word("2,", 54, 1),
      word("48436", 55.5, 1),
      word("Rheine", 58.5, 1),
    );
    expect(value).toBe("Harbour 9, 20097 Hamburg");
  });
});
