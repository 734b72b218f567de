import type { CodeParser } from "../payload.ts";
import { amount, reading } from "./values.ts";
import { addressAt } from "./web-address.ts";

const rfcPattern = /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/;
/** Placeholder numbers of buyers without one, domestic and foreign. */
const placeholderTaxIds = new Set(["XAXX010101000", "XEXX010101000"]);

/** Mexico's CFDI: the folio, both parties and the total. The currency is not in the code. */
export const mxCfdi: CodeParser = {
  kind: "mx-cfdi",
  read({ text }) {
    const query = addressAt(text, ["sat.gob.mx"])?.query ?? bareQuery(text);
    const folio = query?.get("id")?.toUpperCase() ?? "";
    if (!query || !/^[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}$/.test(folio)) return undefined;
    return reading({
      uuid: folio,
      "vendor.tax_id": rfc(query.get("re")),
      "customer.tax_id": rfc(query.get("rr")),
      total_amount: amount(query.get("tt")),
    });
  },
};

/** Codes before version 3.3 hold the members alone. */
function bareQuery(text: string): ReadonlyMap<string, string> | undefined {
  if (!/^\?re=/.test(text)) return undefined;
  return new Map([...new URLSearchParams(text.slice(1))].map(([name, value]) => [name.toLowerCase(), value]));
}

function rfc(text: string | undefined): string | undefined {
  const id = text?.trim().toUpperCase();
  return id !== undefined && rfcPattern.test(id) && !placeholderTaxIds.has(id) ? id : undefined;
}
