import { expect, it } from "vitest";
import { isNobody, isTaxAuthority } from "./no-names.ts";

it.each([
  "Thanks for Purchasing",
  "Thank you!",
  "Congratulations!",
  "Vielen Dank für Ihre Bestellung",
  "Merci pour votre achat",
  "Dziękujemy za zakupy",
  "PAYMENT ADVICE",
  "Bankverbindung",
  "Debit MasterCard",
])("%s is nobody", (text) => {
  expect(isNobody(text)).toBe(true);
});

it.each(["Thanksgiving Foods", "Welcome Hotel", "Merci Boutique", "Gracias por Todo S.L.", "Card Factory"])(
  "%s may be a company",
  (text) => {
    expect(isNobody(text)).toBe(false);
  },
);

it("knows the authorities that clear e-invoices", () => {
  expect(isTaxAuthority("Krajowy System e-Faktur")).toBe(true);
  expect(isTaxAuthority("Arca Bierini S.r.l.")).toBe(false);
});
