import type { AddressParts } from "@inkvoice/contract";
import { withoutUndefined } from "../xml/xml-values.ts";

/** An address as the standards give it: lines of the street, then the place. */
export type PostalAddress = Readonly<{
  streetLines: readonly string[];
  postalCode: string | undefined;
  city: string | undefined;
  region: string | undefined;
  country: string | undefined;
}>;

/** Countries that print the postal code after the place; the others print it before. */
const codeAfterCity = new Set(["AU", "CA", "GB", "HK", "IE", "IN", "NZ", "SG", "TW", "US", "ZA", "MY", "TH", "ID"]);

/**
 * The address lines in printed order, joined. Without the country, which is a code here and a name or nothing on pages.
 */
export function addressText(address: PostalAddress): string | undefined {
  const text = [...address.streetLines, placeLine(address)].filter((line) => line !== "").join(", ");
  return text === "" ? undefined : text;
}

function placeLine({ postalCode, city, region, country }: PostalAddress): string {
  const words = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join(" ");
  if (country === "US" || country === "CA" || country === "AU") {
    return [city, words(region, postalCode)].filter((part) => part !== undefined && part !== "").join(", ");
  }
  const place = country !== undefined && codeAfterCity.has(country) ? words(city, postalCode) : words(postalCode, city);
  return region === undefined || region === city ? place : [place, region].filter((part) => part !== "").join(", ");
}

export function addressPartsOf(address: PostalAddress): AddressParts | undefined {
  const street = address.streetLines.join(", ");
  return withoutUndefined({
    street: street === "" ? undefined : street,
    postal_code: address.postalCode,
    city: address.city,
    region: address.region,
    country: address.country,
  });
}

/** ISO 3166-1 alpha-2, or nothing. */
export function countryCode(text: string | undefined): string | undefined {
  const code = text?.trim().toUpperCase();
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
}
