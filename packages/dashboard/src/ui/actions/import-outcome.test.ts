import { personReasons } from "@inkvoice/contract/error-reasons";
import { afterAll, describe, expect, it } from "vitest";
import { loadMessages, messages } from "../../messages/messages.ts";
import { importOutcome } from "./import-outcome.ts";

describe("The problems of an import", () => {
  afterAll(() => loadMessages("en"));
  const textOf = (error: { path: string; reason: string; values?: Record<string, string | number> }) => {
    const errors = [{ row: 7, message: "must be above 0", ...error }];
    const columns = { ...messages.orders.csv.columns, ...messages.orders.members };
    return importOutcome({ created: 0, updated: 0, failed: 1, errors }, columns).problems;
  };
  const notAbove = { path: "lines.2.quantity", reason: "number_not_above", values: { minimum: 0 } };

  it.each([
    ["en", "Quantity of line 3 of the order – The number must be above 0."],
    ["de", "Menge in Position 3 der Bestellung – Die Zahl muss größer als 0 sein."],
    ["fr", "Quantité à la ligne 3 de la commande – Le nombre doit être supérieur à 0."],
    ["es", "Cantidad en la línea 3 del pedido – El número debe ser mayor que 0."],
  ] as const)("name the value and the reason in %s", async (language, text) => {
    await loadMessages(language);
    expect(textOf(notAbove)).toEqual([{ row: 7, text }]);
    expect(textOf({ path: "", reason: "row_malformed" })[0]?.text).toBe(messages.refusals.row_malformed);
  });

  it("without a translation are shown in English with their path", async () => {
    await loadMessages("de");
    expect(Object.keys(personReasons)).not.toContain("invalid_parameter");
    expect(textOf({ path: "lines.0.sku", reason: "invalid_parameter" })[0]?.text).toBe("lines.0.sku must be above 0");
  });
});
