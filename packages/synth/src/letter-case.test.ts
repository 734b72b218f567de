import { expect, test } from "vitest";
import { canPrint } from "./fonts/measure.ts";
import { inCapitals, inSmallLetters } from "./letter-case.ts";

test("Greek capitals lose their accents and keep their diaereses", () => {
  expect(inCapitals("Τιμολόγιο")).toBe("ΤΙΜΟΛΟΓΙΟ");
  expect(inCapitals("26 Μαΐου")).toBe("26 ΜΑΪΟΥ");
  expect(canPrint(inCapitals("Πτολεμαΐδα, ύψους"))).toBe(true);
});

test("other languages keep their accents", () => {
  expect(inCapitals("Účet pro Société")).toBe("ÚČET PRO SOCIÉTÉ");
  expect(inCapitals("Café Αθήνα")).toBe("CAFÉ ΑΘΗΝΑ");
});

test("a dotted Turkish capital has a printable small letter", () => {
  expect(inSmallLetters("İşçilik")).toBe("işçilik");
});
