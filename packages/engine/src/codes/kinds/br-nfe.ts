import type { CodeParser } from "../payload.ts";
import { brazilianDigit, isCnpj, wrongCheckDigits } from "./check-digits.ts";
import { amount, reading, type Value } from "./values.ts";
import { addressAt } from "./web-address.ts";

/** State, month, issuer, model, series, number, kind of issue, random number, check digit. */
const accessKey = /^(\d{2})(\d{2})(\d{2})([0-9A-Z]{12}\d{2})(\d{2})(\d{3})(\d{9})\d(\d{8})(\d)$/;
/** NF-e, transport, consumers' NFC-e, and the bus ticket. */
const models = new Set(["55", "57", "65", "63", "67"]);

/** Brazil's access key of 44 signs, bare or behind the address of a state's tax office. */
export const brNfe: CodeParser = {
  kind: "br-nfe",
  read({ text }) {
    const bare = text.replace(/^(?:NFe|CTe)/, "").replace(/\s/g, "");
    const query = addressAt(text, ["gov.br"])?.query;
    const parts = query?.get("p")?.split("|") ?? [];
    const key = accessKey.exec(parts[0] ?? query?.get("chnfe") ?? query?.get("chcte") ?? bare);
    if (!key || !models.has(key[5] ?? "")) return undefined;
    const [whole, , year, month, issuer = "", model, series, number] = key;
    if (brazilianDigit(whole.slice(0, 43)) !== whole[43]) return reading({ access_key: wrongCheckDigits(whole) });
    return reading({
      access_key: whole,
      "vendor.tax_id": issuerOf(issuer, Number(series)),
      issue_month: Number(month) >= 1 && Number(month) <= 12 ? `20${year}-${month}` : undefined,
      invoice_number: String(Number(number)),
      series: String(Number(series)),
      document_kind: model,
      total_amount: amount(query?.get("vnf") ?? offlineTotal(parts)),
      currency: "BRL",
    });
  },
};

/** Farmers and other persons issue in series 920 to 969, with their CPF behind zeros. */
function issuerOf(issuer: string, series: number): Value {
  if (isCnpj(issuer)) return issuer;
  return series >= 920 && series <= 969 && issuer.startsWith("000") ? issuer.slice(3) : wrongCheckDigits(issuer);
}

/** Day and total, which only the code of a receipt issued offline contains. */
function offlineTotal(parts: readonly string[]): string | undefined {
  return parts.length >= 8 ? parts[4] : undefined;
}
