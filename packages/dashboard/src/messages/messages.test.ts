import { fields } from "@inkvoice/contract";
import { bandNames } from "@inkvoice/contract/confidence-bands";
import { describe, expect, it } from "vitest";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { keyName } from "./key-name.ts";
import { chooseLanguage, localeFor } from "./language.ts";
import { loadMessages } from "./messages.ts";
import { countIn } from "./plural.ts";

describe("The language of the dashboard", () => {
  it("is the person's choice, otherwise the browser's first supported one, otherwise English", () => {
    expect(chooseLanguage("fr", ["de-AT", "en"])).toBe("fr");
    expect(chooseLanguage(null, ["nl", "de-AT", "en"])).toBe("de");
    expect(chooseLanguage("xx", ["pt-BR", "ES"])).toBe("es");
    expect(chooseLanguage("toString", ["ja"])).toBe("en");
  });

  it("formats figures as in the reader's country, if the browser names one for that language", () => {
    expect(localeFor("de", ["en-GB", "de-CH"])).toBe("de-CH");
    expect(localeFor("es", ["en-GB", "de-CH"])).toBe("es");
  });
});

it("names the bands of confidence as the command line does", () => {
  const { sure, check, unsure } = en.terms.confidence;
  expect([sure, check, unsure].map((name) => name.toLowerCase())).toEqual(Object.values(bandNames));
});

describe("A number with its noun", () => {
  it("has the plural form and the number format of the language", () => {
    const factures = (count: number) => countIn("fr")(count, { one: "# facture", other: "# factures" });
    expect([0, 1, 2].map(factures)).toEqual(["0 facture", "1 facture", "2 factures"]);
    const invoices = (count: number) => countIn("en")(count, { one: "# invoice", other: "# invoices" });
    expect([0, 1, 1200].map(invoices)).toEqual(["0 invoices", "1 invoice", "1,200 invoices"]);
    expect(countIn("es")(1_000_000, { one: "# factura", other: "# facturas" })).toMatch(/^1.000.000 facturas$/);
  });
});

/** Every message by its path; functions are called with a number for each of their parameters. */
function messagesOf(tree: unknown, path = ""): [path: string, message: string][] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree === "function") {
    const marks = Array.from({ length: tree.length }, (_, index) => String(index + 2));
    return [[path, String(tree(...marks))]];
  }
  return Object.entries(tree as object).flatMap(([key, inner]) =>
    messagesOf(inner, path === "" ? key : `${path}.${key}`),
  );
}

describe("The messages", () => {
  it("name the fields in English as the API reference does", () => {
    expect(en.fields.labels).toEqual(Object.fromEntries(fields.map(({ path, label }) => [path, label])));
  });

  it.each(Object.entries({ de, fr, es }))("are complete in %s, and show their parameters", (_, language) => {
    const english = messagesOf(en);
    const translated = new Map(messagesOf(language));
    expect([...translated.keys()].sort()).toEqual(english.map(([path]) => path).sort());
    const marksIn = (message: string) => (message.match(/\b[2-4]\b|\{\w+\}/g) ?? []).sort().join();
    const lacking = english.filter(
      ([path, message]) => path !== "errors.withDetail" && marksIn(message) !== marksIn(translated.get(path) ?? ""),
    );
    expect(lacking).toEqual([]);
    expect([...translated].filter(([, message]) => message.trim() === "")).toEqual([]);
  });
});

describe("The name of an API key", () => {
  it("is translated if it is a default name", async () => {
    await loadMessages("de");
    expect(keyName("First key")).toBe("Erster Schlüssel");
    expect(keyName("Bookkeeping")).toBe("Bookkeeping");
  });
});
