import type { NumberStyleName } from "../formats/numbers.ts";
import { listOf } from "../lexicon/lexicon.ts";
import type { LocaleName } from "./name-pools.ts";

export type Language = "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | "pl" | "sv" | "da";
export const languages: readonly Language[] = ["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da"];

export type AddressShape =
  | "american"
  | "british"
  | "australian"
  | "indian"
  | "malaysian"
  | "singaporean"
  | "gulf"
  | "french"
  | "iberian"
  | "italian"
  | "brazilian"
  | "germanic"
  | "dutch"
  | "polish"
  | "nordic"
  | "hungarian";

export type Country = Readonly<{
  code: string;
  /** [language, weight] of the labels on its documents. */
  languages: readonly (readonly [Language, number])[];
  locale: LocaleName;
  currency: string;
  numbers: readonly NumberStyleName[];
  names: readonly string[];
  legalForms: readonly string[];
  /** Tax rates, usual ones repeated. */
  rates: readonly number[];
  taxNames: readonly string[];
  address: AddressShape;
  phone: string;
  weight: number;
}>;

/** Code ; languages ; names from ; currency ; numbers ; address ; weight ; phone ; tax rates ; tax names ; its own names ; legal forms. */
const table = `
  US ; en ; en_US ; USD ; point|point|pointPlain ; american ; 17 ; +1 ; 0|0|8.25|7|6|8.875|9.5|10|6.25|5 ; Sales Tax|Tax|State Tax|TAX|Taxes ; USA|United States|U.S.A.|US ; Inc.|LLC|Corp.|Inc|Co.|Corporation|Group|& Co.|Company|Services|, Inc.|, LLC||| 
  GB ; en ; en_GB ; GBP ; point|pointPlain ; british ; 9 ; +44 ; 20|20|20|5|0 ; VAT ; United Kingdom|UK|England|Great Britain ; Ltd|Limited|Ltd.|PLC|LLP|Group|& Sons|Services Ltd|plc|| 
  IE ; en ; en_IE ; EUR ; point ; british ; 2 ; +353 ; 23|23|13.5|9 ; VAT ; Ireland ; Ltd|Limited|DAC|Teoranta|
  AU ; en ; en_AU ; AUD ; point ; australian ; 4 ; +61 ; 10|10|0 ; GST ; Australia ; Pty Ltd|Pty. Ltd.|Group|Pty Limited|
  NZ ; en ; en_AU ; NZD ; point ; australian ; 1.5 ; +64 ; 15 ; GST ; New Zealand ; Ltd|Limited|NZ Ltd|
  CA ; en|en|en|fr ; en_CA ; CAD ; point|spaceComma ; american ; 4 ; +1 ; 5|13|14.975|15 ; GST|HST|GST/HST|TPS/GST ; Canada ; Inc.|Ltd.|Corp.|Ltée|Inc
  IN ; en ; en_IN ; INR ; indian|indian|point ; indian ; 5 ; +91 ; 18|18|12|5|28|0 ; GST|CGST|IGST|Tax ; India ; Pvt Ltd|Private Limited|Pvt. Ltd.|Enterprises|Traders|& Co|LLP|Agencies|
  MY ; en ; en_IN ; MYR ; point|pointPlain ; malaysian ; 8 ; +60 ; 6|6|6|0 ; GST|SST|Service Tax ; Malaysia|MALAYSIA ; Sdn Bhd|SDN BHD|Sdn. Bhd.|Enterprise|Trading|SDN. BHD.|(M) SDN BHD|ENTERPRISE|MARKETING SDN BHD|
  SG ; en ; en_IN ; SGD ; point ; singaporean ; 3 ; +65 ; 9|8|7|7 ; GST ; Singapore|SINGAPORE ; Pte Ltd|Pte. Ltd.|PTE LTD|(S) Pte Ltd
  ZA ; en ; en_ZA ; ZAR ; point|spacePoint|spaceComma ; australian ; 2 ; +27 ; 15|15|0 ; VAT ; South Africa ; (Pty) Ltd|CC|Pty Ltd|
  AE ; en ; en_IN ; AED ; point ; gulf ; 1.5 ; +971 ; 5|5|0 ; VAT ; UAE|United Arab Emirates|U.A.E. ; LLC|FZE|FZ-LLC|L.L.C|Trading LLC
  DE ; de|de|de|de|de|de|de|de|de|en ; de ; EUR ; comma|comma|commaPlain ; germanic ; 17 ; +49 ; 19|19|19|7|0 ; MwSt.|USt.|Umsatzsteuer|Mehrwertsteuer|MwSt|USt ; Deutschland|Germany|DEUTSCHLAND ; GmbH|AG|GmbH & Co. KG|e.K.|KG|UG (haftungsbeschränkt)|OHG|GbR|e.V.|SE|mbH||GmbH|GmbH 
  AT ; de ; de_AT ; EUR ; comma|commaPlain ; germanic ; 3 ; +43 ; 20|20|10|13 ; USt.|MwSt.|USt|Umsatzsteuer ; Österreich|Austria|AUSTRIA ; GmbH|AG|KG|e.U.|OG|Ges.m.b.H.
  CH ; de|de|de|fr|it|en ; de_CH ; CHF ; swiss|swiss|pointPlain|swissCurly ; germanic ; 5 ; +41 ; 7.7|8.1|8.1|2.5|2.6 ; MwSt.|MWST|MwSt|TVA ; Schweiz|Switzerland|Suisse ; AG|GmbH|SA|Sàrl|& Co.|
  LU ; fr|fr|de|en ; fr_LU ; EUR ; comma|spaceComma ; french ; 1 ; +352 ; 17|16|8|3 ; TVA|MwSt. ; Luxembourg|Luxemburg ; S.à r.l.|SA|S.A.|Sàrl
  FR ; fr ; fr ; EUR ; spaceComma|commaPlain|spaceComma ; french ; 12 ; +33 ; 20|20|20|10|5.5 ; TVA|T.V.A. ; France|FRANCE ; SARL|SAS|SA|EURL|SASU|& Fils|S.A.|SCI||S.A.S.|
  BE ; fr|nl|nl|fr|en ; fr_BE ; EUR ; comma|spaceComma|commaPlain ; germanic ; 4 ; +32 ; 21|21|6|12 ; TVA|BTW ; Belgique|België|Belgium ; SPRL|SRL|SA|BVBA|NV|BV|
  ES ; es|es|es|es|es|es|en ; es ; EUR ; comma|commaPlain ; iberian ; 9 ; +34 ; 21|21|10|4 ; IVA|I.V.A. ; España|Spain|ESPAÑA ; S.L.|S.A.|SL|SA|S.L.U.|S.C.|e Hijos||SLU|S.Coop.
  MX ; es ; es_MX ; MXN ; point ; iberian ; 2.5 ; +52 ; 16|16|8 ; IVA|I.V.A. ; México|Mexico|MÉXICO ; S.A. de C.V.|SA de CV|S. de R.L. de C.V.|
  AR ; es ; es_MX ; ARS ; comma|point ; iberian ; 1 ; +54 ; 21|10.5|27 ; IVA ; Argentina ; S.A.|S.R.L.|SRL
  IT ; it ; it ; EUR ; comma|commaPlain ; italian ; 9 ; +39 ; 22|22|10|4 ; IVA|I.V.A.|Iva ; Italia|Italy|ITALIA ; S.r.l.|S.p.A.|srl|SRL|S.n.c.|S.a.s.|SpA|& C. snc||s.r.l.s.
  NL ; nl|nl|nl|nl|nl|nl|en ; nl ; EUR ; comma|commaPlain ; dutch ; 8 ; +31 ; 21|21|9|6 ; BTW|btw ; Nederland|Netherlands|The Netherlands|NEDERLAND ; B.V.|BV|VOF|N.V.|V.O.F.|| 
  PT ; pt ; pt_PT ; EUR ; comma|spaceComma|commaPlain ; iberian ; 5 ; +351 ; 23|23|13|6 ; IVA ; Portugal|PORTUGAL ; Lda|Lda.|S.A.|Unipessoal Lda|, Lda|
  BR ; pt ; pt_BR ; BRL ; comma ; brazilian ; 3 ; +55 ; 5|18|17|2 ; ICMS|ISS|Impostos|Tributos ; Brasil|Brazil ; Ltda|S.A.|ME|EIRELI|LTDA|
  PL ; pl ; pl ; PLN ; spaceComma|commaPlain ; polish ; 5 ; +48 ; 23|23|8|5 ; VAT ; Polska|Poland ; Sp. z o.o.|S.A.|sp. j.||sp. z o.o.|Sp. k.
  SE ; sv|sv|sv|sv|en ; sv ; SEK ; spaceComma|commaPlain ; nordic ; 4 ; +46 ; 25|25|12|6 ; Moms|moms|MOMS ; Sverige|Sweden|SVERIGE ; AB|HB||AB (publ)|
  DK ; da|da|da|da|en ; da ; DKK ; comma|comma|commaPlain ; nordic ; 4 ; +45 ; 25|25 ; Moms|moms ; Danmark|Denmark|DANMARK ; ApS|A/S|I/S||IVS|
  NO ; da|da|en ; nb_NO ; NOK ; spaceComma|commaPlain|comma ; nordic ; 1.5 ; +47 ; 25|15|12 ; MVA|mva|Moms ; Norge|Norway ; AS|ANS|ASA|
  FI ; sv|en|en ; fi ; EUR ; spaceComma|commaPlain ; nordic ; 1.2 ; +358 ; 24|25.5|14|10 ; VAT|Moms|ALV ; Finland|Suomi ; Oy|Oyj|Ab|Oy Ab
  CZ ; en|en|de ; cs_CZ ; CZK ; spaceComma ; germanic ; 1.2 ; +420 ; 21|21|15|12 ; VAT|DPH ; Czech Republic|Czechia ; s.r.o.|a.s.|spol. s r.o.
  HU ; en|de ; hu ; HUF ; spaceComma|comma ; hungarian ; 0.8 ; +36 ; 27|27|5 ; VAT|ÁFA ; Hungary|Ungarn ; Kft.|Zrt.|Bt.
  RO ; en|en|fr ; ro ; RON ; comma|point ; germanic ; 0.8 ; +40 ; 19|19|9 ; VAT|TVA ; Romania|România ; S.R.L.|SRL|S.A.
  MA ; fr ; fr ; MAD ; spaceComma|pointPlain ; french ; 0.8 ; +212 ; 20|10|7 ; TVA ; Maroc ; SARL|SA|S.A.R.L.
`;

export const countries: readonly Country[] = table
  .split("\n")
  .filter((row) => row.includes(";"))
  .map((row) => countryFrom(row.split(";").map((cell) => cell.trim())));

function countryFrom(cells: readonly string[]): Country {
  const [
    code = "",
    language = "",
    locale = "",
    currency = "",
    numbers = "",
    address = "",
    weight = "",
    phone = "",
    rates = "",
    taxNames = "",
    names = "",
    forms = "",
  ] = cells;
  const spoken = listOf(language) as readonly Language[];
  return {
    code,
    languages: [...new Set(spoken)].map((each) => [each, spoken.filter((other) => other === each).length] as const),
    locale: locale as LocaleName,
    currency,
    numbers: listOf(numbers) as readonly NumberStyleName[],
    names: listOf(names),
    legalForms: forms.split("|").map((form) => form.trim()),
    rates: listOf(rates).map(Number),
    taxNames: listOf(taxNames),
    address: address as AddressShape,
    phone,
    weight: Number(weight),
  };
}

const byCode = new Map(countries.map((country) => [country.code, country]));

export function countryOf(code: string): Country {
  const found = byCode.get(code);
  if (found === undefined) throw new Error(`no such country: ${code}`);
  return found;
}

export const countryWeights: readonly (readonly [Country, number])[] = countries.map(
  (country) => [country, country.weight] as const,
);
