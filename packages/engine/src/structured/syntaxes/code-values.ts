import type { XmlElement } from "../xml/xml-tree.ts";
import { compactOf, decimalOf } from "../xml/xml-values.ts";

/** An account number is an IBAN only if it looks like one: national numbers share the same element. */
export function ibanOrNothing(text: string | undefined): string | undefined {
  const compact = compactOf(text)?.toUpperCase();
  return compact !== undefined && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact) ? compact : undefined;
}

/** The standards demand a reference even where there is none; programs then write NA. */
export function realReference(text: string | undefined): string | undefined {
  return text === undefined || /^(?:n\/?a|-+|\.)$/i.test(text) ? undefined : text;
}

/** ISO 639-1 from `de`, `de-DE` or `DE`. */
export function languageCode(text: string | undefined): string | undefined {
  return /^([a-z]{2})(?:[-_][a-z]{2,4})?$/.exec(text?.trim().toLowerCase() ?? "")?.[1];
}

/** The amount in the invoice's own currency: a second one may repeat it in the currency of the tax office. */
export function amountInCurrency(amounts: readonly XmlElement[], currency: string | undefined): number | undefined {
  const own = amounts.find(({ attributes }) => attributes.currencyID === currency);
  const unnamed = amounts.find(({ attributes }) => attributes.currencyID === undefined);
  return decimalOf((own ?? unnamed ?? (amounts.length === 1 ? amounts[0] : undefined))?.text.trim());
}

/** A global trade item number; other schemes number other things. */
export function gtinOf(id: XmlElement | undefined): string | undefined {
  return id?.attributes.schemeID === "0160" ? compactOf(id.text) : undefined;
}
