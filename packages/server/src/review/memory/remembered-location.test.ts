import type { PageWord } from "@inkvoice/contract/dashboard";
import { describe, expect, it } from "vitest";
import { anchorOf, characterPattern, findAtLocation, type RememberedLocation } from "./remembered-location.ts";

/** Words of one line, each 0.05 wide with a small gap, starting at x. */
function line(x: number, y: number, text: string): PageWord[] {
  return text
    .split(" ")
    .map((word, index) => ({ text: word, box: [x + index * 0.06, y, x + index * 0.06 + 0.05, y + 0.012] }));
}

const first = [
  ...line(0.1, 0.1, "Rechnung"),
  ...line(0.6, 0.2, "Rechnungs Nr: RE-2026/17"),
  ...line(0.6, 0.22, "Datum: 03.04.2026"),
];
const valueBox = first[3]?.box ?? [0, 0, 0, 0];

const place: RememberedLocation = {
  page: 1,
  box: valueBox,
  anchor: anchorOf(first, valueBox),
  shape: characterPattern("RE-2026/17"),
};

describe("A remembered location", () => {
  it("is found by the label to its left", () => {
    expect(place.anchor?.text).toBe("Rechnungs Nr:");
  });

  it("is found by the label above if there is none to the left", () => {
    const words = [...line(0.5, 0.3, "Betrag"), ...line(0.5, 0.32, "119,00")];
    expect(anchorOf(words, words[1]?.box ?? [0, 0, 0, 0])?.text).toBe("Betrag");
  });

  it("finds the value of the next document though everything has moved down", () => {
    const next = [
      ...line(0.1, 0.1, "Rechnung"),
      ...line(0.6, 0.26, "Rechnungs Nr: RE-2026/18"),
      ...line(0.6, 0.28, "Datum: 09.04.2026"),
    ];
    expect(findAtLocation(next, place)?.text).toBe("RE-2026/18");
  });

  it("ignores values of another form, without the label, or in another layout", () => {
    const otherForm = [...line(0.6, 0.2, "Rechnungs Nr: siehe")];
    expect(findAtLocation(otherForm, place)).toBeUndefined();
    expect(findAtLocation([...line(0.6, 0.2, "Kunden Nr: KD-2026/18")], place)).toBeUndefined();
    expect(findAtLocation([...line(0.1, 0.8, "Rechnungs Nr: RE-2026/18")], place)).toBeUndefined();
  });
});
