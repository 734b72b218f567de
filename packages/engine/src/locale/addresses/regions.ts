import { isCountryCode } from "../country.ts";
import { foldText } from "../letters/fold-text.ts";

/** A state or province that addresses print beside the town, and the digits of postal codes behind it. */
export type Region = Readonly<{ country: "US" | "CA" | "AU" | "IN" | "BR"; text: string }>;

/** Codes, each with the name where that is printed too. Washington and New York alone are towns more often. */
const listed: Readonly<Record<Region["country"], string>> = {
  US: "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|DC District of Columbia|PR Puerto Rico|AE|AP",
  CA: "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland|NS Nova Scotia|NT|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon|ONT",
  AU: "NSW New South Wales|VIC Victoria|QLD Queensland|WA Western Australia|SA South Australia|TAS Tasmania|ACT|NT Northern Territory",
  IN: "AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CG Chhattisgarh|GA Goa|GJ Gujarat|HR Haryana|HP Himachal Pradesh|JH Jharkhand|KA Karnataka|KL Kerala|MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|MZ Mizoram|NL Nagaland|OD Odisha|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TN Tamilnadu|TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand|WB West Bengal|JK Jammu and Kashmir|JK Jammu & Kashmir|LA Ladakh|LD Lakshadweep|PY Puducherry",
  BR: "AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO",
};

const keysOf = (entry: string) => {
  const [code = "", ...name] = entry.split(" ");
  return name.length > 0 ? [code, foldText(name.join(" ")).toLowerCase()] : [code];
};
const countriesOf = new Map<string, Region["country"][]>();
for (const [country, entries] of Object.entries(listed) as [Region["country"], string][]) {
  for (const key of entries.split("|").flatMap(keysOf)) {
    const known = countriesOf.get(key);
    if (known) known.push(country);
    else countriesOf.set(key, [country]);
  }
}

/** The countries that have a region of this printed name or code. */
export function countriesWithRegion(text: string): readonly Region["country"][] {
  const plain = foldText(text.replace(/\.$/, ""));
  return countriesOf.get(plain) ?? countriesOf.get(plain.toLowerCase()) ?? [];
}

/** Words of the longest name. */
const longestName = 3;

/** `Springfield, IL`, `Concord. Ont.`, `São Paulo/SP`: a text that ends in a region, and what stands before it. */
export function splitRegion(
  text: string,
): Readonly<{ town: string; region: string; countries: readonly Region["country"][] }> | undefined {
  const words = text.trim().split(/(?<=\S)(?=\s)|(?<=[/])/u);
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const region = words.slice(-count).join("").trim();
    const countries = countriesWithRegion(region);
    if (countries.length === 0) continue;
    const town = words
      .slice(0, -count)
      .join("")
      .replace(/[\s,./–-]+$/, "");
    return { town, region: region.replace(/\.$/, ""), countries };
  }
  return;
}

/** Italian provinces, which stand behind the town: `70023 Monopoli BA`. Those that are also codes of countries need Italy. */
const provinces: ReadonlySet<string> = new Set(
  "AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FL FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV".split(
    " ",
  ),
);

export function isProvince(code: string, country: string | undefined): boolean {
  return provinces.has(code) && (country === "IT" || (country === undefined && !isCountryCode(code)));
}
