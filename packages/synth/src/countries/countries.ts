import type { NumberStyleName } from "../formats/numbers.ts";
import { type PackLanguage, packLanguages } from "../languages/index.ts";
import { listOf } from "../lexicon/lexicon.ts";
import type { LocaleName } from "../vocabulary/locale-name.ts";

export type Language = "en" | "de" | "fr" | "es" | "it" | "nl" | "pt" | "pl" | "sv" | "da" | PackLanguage;
export const languages: readonly Language[] = [
  ...(["en", "de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da"] as const),
  ...packLanguages,
];

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
  | "hungarian"
  | "plain"
  | "latvian"
  | "bulgarian"
  | "maltese"
  | "latin"
  | "colombian"
  | "asian"
  | "african";

export type Country = Readonly<{
  code: string;
  /** [language, weight] of the labels on its documents. */
  languages: readonly (readonly [Language, number])[];
  locale: LocaleName;
  currency: string;
  numbers: readonly NumberStyleName[];
  names: readonly string[];
  legalForms: readonly string[];
  /** Tax rates; frequent ones are repeated. */
  rates: readonly number[];
  taxNames: readonly string[];
  address: AddressShape;
  phone: string;
  weight: number;
}>;

/**
 * Columns: code; languages; locale of names; currency; number format; address shape; weight; phone; tax rates; tax
 * names; names of the country; legal forms.
 */
const table = `
  US ; en ; en_US ; USD ; point|point|pointPlain ; american ; 17 ; +1 ; 0|0|8.25|7|6|8.875|9.5|10|6.25|5 ; Sales Tax|Tax|State Tax|TAX|Taxes ; USA|United States|U.S.A.|US ; Inc.|LLC|Corp.|Inc|Co.|Corporation|Group|& Co.|Company|Services|, Inc.|, LLC||| 
  GB ; en ; en_GB ; GBP ; point|pointPlain ; british ; 9 ; +44 ; 20|20|20|5|0 ; VAT ; United Kingdom|UK|England|Great Britain ; Ltd|Limited|Ltd.|PLC|LLP|Group|& Sons|Services Ltd|plc|| 
  IE ; ga|en|en|en|en|en|en|en|en ; en_IE ; EUR ; point ; british ; 2 ; +353 ; 23|23|13.5|9 ; VAT|VAT|VAT|VAT|CBL ; Ireland|Éire ; Ltd|Limited|DAC|Teoranta|CTR|Teo.|
  AU ; en ; en_AU ; AUD ; point ; australian ; 4 ; +61 ; 10|10|0 ; GST ; Australia ; Pty Ltd|Pty. Ltd.|Group|Pty Limited|
  NZ ; en ; en_AU ; NZD ; point ; australian ; 1.5 ; +64 ; 15 ; GST ; New Zealand ; Ltd|Limited|NZ Ltd|
  CA ; en|en|en|fr ; en_CA ; CAD ; point|spaceComma ; american ; 5 ; +1 ; 5|13|14.975|15 ; GST|HST|GST/HST|TPS/GST ; Canada ; Inc.|Ltd.|Corp.|Ltée|Inc
  IN ; en ; en_IN ; INR ; indian|indian|point ; indian ; 8 ; +91 ; 18|18|12|5|28|0 ; GST|CGST|IGST|Tax ; India ; Pvt Ltd|Private Limited|Pvt. Ltd.|Enterprises|Traders|& Co|LLP|Agencies|
  MY ; en ; en_IN ; MYR ; point|pointPlain ; malaysian ; 7 ; +60 ; 6|6|6|0 ; GST|SST|Service Tax ; Malaysia|MALAYSIA ; Sdn Bhd|SDN BHD|Sdn. Bhd.|Enterprise|Trading|SDN. BHD.|(M) SDN BHD|ENTERPRISE|MARKETING SDN BHD|
  SG ; en ; en_IN ; SGD ; point ; singaporean ; 3 ; +65 ; 9|8|7|7 ; GST ; Singapore|SINGAPORE ; Pte Ltd|Pte. Ltd.|PTE LTD|(S) Pte Ltd
  ZA ; en ; en_ZA ; ZAR ; point|spacePoint|spaceComma ; australian ; 2 ; +27 ; 15|15|0 ; VAT ; South Africa ; (Pty) Ltd|CC|Pty Ltd|
  AE ; en ; en_IN ; AED ; point ; gulf ; 2 ; +971 ; 5|5|0 ; VAT ; UAE|United Arab Emirates|U.A.E. ; LLC|FZE|FZ-LLC|L.L.C|Trading LLC
  DE ; de|de|de|de|de|de|de|de|de|en ; de ; EUR ; comma|comma|commaPlain ; germanic ; 17 ; +49 ; 19|19|19|7|0 ; MwSt.|USt.|Umsatzsteuer|Mehrwertsteuer|MwSt|USt ; Deutschland|Germany|DEUTSCHLAND ; GmbH|GmbH|AG|GmbH & Co. KG|e.K.|KG|UG (haftungsbeschränkt)|OHG|GbR|a.G.|VVaG|KGaA|SE & Co. KG|e.V.|SE|mbH||GmbH|GmbH 
  AT ; de ; de_AT ; EUR ; comma|commaPlain ; germanic ; 3 ; +43 ; 20|20|10|13 ; USt.|MwSt.|USt|Umsatzsteuer ; Österreich|Austria|AUSTRIA ; GmbH|AG|KG|e.U.|OG|Ges.m.b.H.
  CH ; de|de|de|fr|it|en ; de_CH ; CHF ; swiss|swiss|pointPlain|swissCurly ; germanic ; 6 ; +41 ; 7.7|8.1|8.1|2.5|2.6 ; MwSt.|MWST|MwSt|TVA ; Schweiz|Switzerland|Suisse ; AG|GmbH|SA|Sàrl|& Co.|
  LU ; fr|fr|de|en ; fr_LU ; EUR ; comma|spaceComma ; french ; 1 ; +352 ; 17|16|8|3 ; TVA|MwSt. ; Luxembourg|Luxemburg ; S.à r.l.|SA|S.A.|Sàrl
  FR ; fr ; fr ; EUR ; spaceComma|commaPlain|spaceComma ; french ; 12 ; +33 ; 20|20|20|10|5.5 ; TVA|T.V.A. ; France|FRANCE ; SARL|SAS|SA|EURL|SASU|& Fils|S.A.|SCI||S.A.S.|
  BE ; fr|nl|nl|fr|en ; fr_BE ; EUR ; comma|spaceComma|commaPlain ; germanic ; 4 ; +32 ; 21|21|6|12 ; TVA|BTW ; Belgique|België|Belgium ; SPRL|SRL|SA|BVBA|NV|BV|
  ES ; es|es|es|es|es|es|en ; es ; EUR ; comma|commaPlain ; iberian ; 10 ; +34 ; 21|21|10|4 ; IVA|I.V.A. ; España|Spain|ESPAÑA ; S.L.|S.A.|SL|SA|S.L.U.|S.C.|e Hijos||SLU|S.Coop.
  MX ; es ; es_MX ; MXN ; point ; latin ; 5 ; +52 ; 16|16|8 ; IVA|I.V.A. ; México|Mexico|MÉXICO ; S.A. de C.V.|SA de CV|S. de R.L. de C.V.|
  AR ; es ; es ; ARS ; comma|point ; latin ; 4 ; +54 ; 21|10.5|27 ; IVA ; Argentina ; S.A.|S.R.L.|SRL
  IT ; it ; it ; EUR ; comma|commaPlain ; italian ; 10 ; +39 ; 22|22|10|4 ; IVA|I.V.A.|Iva ; Italia|Italy|ITALIA ; S.r.l.|S.p.A.|srl|SRL|S.n.c.|S.a.s.|SpA|& C. snc||s.r.l.s.
  NL ; nl|nl|nl|nl|nl|nl|en ; nl ; EUR ; comma|commaPlain ; dutch ; 8 ; +31 ; 21|21|9|6 ; BTW|btw ; Nederland|Netherlands|The Netherlands|NEDERLAND ; B.V.|BV|VOF|N.V.|V.O.F.|| 
  PT ; pt ; pt_PT ; EUR ; comma|spaceComma|commaPlain ; iberian ; 6 ; +351 ; 23|23|13|6 ; IVA ; Portugal|PORTUGAL ; Lda|Lda.|S.A.|Unipessoal Lda|, Lda|
  BR ; pt ; pt_BR ; BRL ; comma ; brazilian ; 8 ; +55 ; 5|18|17|2 ; ICMS|ISS|Impostos|Tributos ; Brasil|Brazil ; Ltda|S.A.|ME|EIRELI|LTDA|
  PL ; pl ; pl ; PLN ; spaceComma|commaPlain ; polish ; 7 ; +48 ; 23|23|8|5 ; VAT ; Polska|Poland ; Sp. z o.o.|S.A.|sp. j.||sp. z o.o.|Sp. k.
  SE ; sv|sv|sv|sv|en ; sv ; SEK ; spaceComma|commaPlain ; nordic ; 5 ; +46 ; 25|25|12|6 ; Moms|moms|MOMS ; Sverige|Sweden|SVERIGE ; AB|HB||AB (publ)|
  DK ; da|da|da|da|en ; da ; DKK ; comma|comma|commaPlain ; nordic ; 4 ; +45 ; 25|25 ; Moms|moms ; Danmark|Denmark|DANMARK ; ApS|A/S|I/S||IVS|
  NO ; no|no|no|no|no|da|en ; nb_NO ; NOK ; spaceComma|commaPlain|comma ; nordic ; 1.5 ; +47 ; 25|15|12 ; mva|MVA|mva.|Mva|Moms ; Norge|Norway|NORGE|Noreg ; AS|ANS|ASA|AS|DA|ENK|SA|
  FI ; fi|fi|fi|fi|fi|fi|sv|en|en ; fi ; EUR ; spaceComma|commaPlain ; nordic ; 1.2 ; +358 ; 24|25.5|14|10 ; ALV|Alv|alv|ALV|VAT|Moms ; Suomi|Finland|SUOMI|FINLAND ; Oy|Oyj|Ab|Oy Ab|Ky|Oy|ry|Osuuskunta|tmi|
  CZ ; cs|cs|cs|cs|cs|cs|en|en|de ; cs_CZ ; CZK ; spaceComma ; germanic ; 1.2 ; +420 ; 21|21|15|12 ; DPH|DPH|DPH|VAT ; Česká republika|Czech Republic|Czechia|Česko ; s.r.o.|a.s.|spol. s r.o.|s.r.o.|v.o.s.|k.s.|z.s.|
  HU ; hu|hu|hu|hu|hu|hu|en|de ; hu ; HUF ; spaceComma|comma ; hungarian ; 0.8 ; +36 ; 27|27|5 ; ÁFA|Áfa|ÁFA|VAT ; Magyarország|Hungary|Ungarn|Magyarország ; Kft.|Zrt.|Bt.|Kft.|Kft|Nyrt.|E.V.|
  RO ; ro|ro|ro|ro|ro|ro|en|en|fr ; ro ; RON ; comma|point ; germanic ; 0.8 ; +40 ; 19|19|9 ; TVA|TVA|T.V.A.|VAT ; România|Romania|ROMÂNIA ; S.R.L.|SRL|S.A.|SRL|S.R.L.|PFA|SA|
  MA ; fr ; fr ; MAD ; spaceComma|pointPlain ; french ; 0.8 ; +212 ; 20|10|7 ; TVA ; Maroc ; SARL|SA|S.A.R.L.
  CL ; es ; es ; CLP ; comma|comma|point ; latin ; 3 ; +56 ; 19 ; IVA|I.V.A. ; Chile|CHILE ; S.A.|Ltda.|SpA|LTDA|Limitada|E.I.R.L.|S.P.A.|y Cía. Ltda.
  CO ; es ; es ; COP ; comma|point|comma ; colombian ; 3.5 ; +57 ; 19|19|5|0 ; IVA ; Colombia|COLOMBIA ; S.A.S.|SAS|S.A.|Ltda.|S.A.S|LTDA|S en C|
  PE ; es ; es_MX ; PEN ; point|point|comma ; latin ; 2.5 ; +51 ; 18|18|10 ; IGV|I.G.V. ; Perú|PERÚ|Peru ; S.A.C.|S.A.|E.I.R.L.|SAC|S.R.L.|EIRL|S.R.LTDA.
  SV ; es ; es_MX ; USD ; point ; latin ; 2.2 ; +503 ; 13 ; IVA|I.V.A.|IVA 13% ; El Salvador ; S.A. de C.V.|S.A. DE C.V.|, S.A. DE C.V.|Ltda. de C.V.|SA DE CV
  GT ; es ; es_MX ; GTQ ; point ; latin ; 0.8 ; +502 ; 12 ; IVA ; Guatemala ; S.A.|, S.A.|Sociedad Anónima|Ltda.
  EC ; es ; es ; USD ; point|comma ; latin ; 1.2 ; +593 ; 12|15|15|0 ; IVA|IVA 15% ; Ecuador ; S.A.|Cía. Ltda.|CIA. LTDA.|S.A.S.
  UY ; es ; es ; UYU ; comma|point ; latin ; 0.8 ; +598 ; 22|10 ; IVA ; Uruguay ; S.A.|S.R.L.|SAS|SRL
  CR ; es ; es_MX ; CRC ; comma|point ; latin ; 0.8 ; +506 ; 13|4 ; IVA|I.V.A. ; Costa Rica ; S.A.|S.R.L.|Sociedad Anónima|Ltda
  PA ; es ; es_MX ; USD ; point ; latin ; 0.7 ; +507 ; 7|7|10 ; ITBMS ; Panamá|Panama ; S.A.|, S.A.|Corp.|Inc.
  DO ; es ; es_MX ; DOP ; point ; latin ; 0.8 ; +1 ; 18|16 ; ITBIS ; República Dominicana|Rep. Dom. ; S.R.L.|SRL|S.A.|EIRL|S.A.S.
  BO ; es ; es ; BOB ; comma|point ; latin ; 0.6 ; +591 ; 13 ; IVA ; Bolivia ; S.R.L.|S.A.|Ltda.
  PY ; es ; es ; PYG ; comma ; latin ; 0.6 ; +595 ; 10|5 ; IVA ; Paraguay ; S.A.|S.R.L.|S.A.E.C.A.|E.A.S.
  TN ; fr ; fr ; TND ; spaceComma|pointPlain|commaPlain|point ; french ; 1.6 ; +216 ; 19|19|7|13 ; TVA ; Tunisie|TUNISIE|Tunisia ; SARL|S.A.R.L|SA|SUARL|S.A
  DZ ; fr ; fr ; DZD ; spaceComma|point ; french ; 0.6 ; +213 ; 19|9 ; TVA ; Algérie|Algeria ; SARL|EURL|SPA
  SN ; fr ; fr_SN ; XOF ; spaceComma|comma ; french ; 0.7 ; +221 ; 18 ; TVA ; Sénégal ; SARL|SA|SUARL|GIE
  CI ; fr ; fr_SN ; XOF ; spaceComma|comma ; french ; 0.6 ; +225 ; 18|9 ; TVA ; Côte d'Ivoire ; SARL|SA|SARLU
  KW ; en ; en_IN ; KWD ; point|pointPlain ; gulf ; 1.1 ; +965 ; 0|0|5 ; VAT|Tax ; Kuwait|KUWAIT|State of Kuwait ; W.L.L.|WLL|Co. W.L.L.|Trading Co.|K.S.C.|Est.
  BH ; en ; en_IN ; BHD ; point|pointPlain ; gulf ; 0.8 ; +973 ; 10|10|0 ; VAT ; Bahrain|Kingdom of Bahrain ; W.L.L|WLL|B.S.C.|S.P.C.
  OM ; en ; en_IN ; OMR ; point ; gulf ; 0.5 ; +968 ; 5 ; VAT ; Oman|Sultanate of Oman ; LLC|SAOC|SPC
  JO ; en ; en_IN ; JOD ; point ; gulf ; 0.4 ; +962 ; 16 ; Sales Tax|GST ; Jordan ; LLC|Co.|PSC
  SA ; en ; en_IN ; SAR ; point ; gulf ; 1.2 ; +966 ; 15|15|0 ; VAT ; Saudi Arabia|KSA|Kingdom of Saudi Arabia ; Co. Ltd.|LLC|Est.|Company|Trading Est.
  QA ; en ; en_IN ; QAR ; point ; gulf ; 0.5 ; +974 ; 0 ; Tax ; Qatar ; W.L.L.|LLC|Q.P.S.C.
  EG ; en ; en_IN ; EGP ; point ; gulf ; 0.5 ; +20 ; 14 ; VAT ; Egypt ; S.A.E.|LLC|Co.
  KE ; en ; en_NG ; KES ; point ; african ; 0.9 ; +254 ; 16|16|8|0 ; VAT ; Kenya|KENYA ; Ltd|Limited|Enterprises|Ltd.
  NG ; en ; en_NG ; NGN ; point ; african ; 1 ; +234 ; 7.5|7.5|0 ; VAT ; Nigeria|NIGERIA ; Ltd|Limited|Nig. Ltd|Ventures|Enterprises|PLC|Nigeria Limited
  GH ; en ; en_GH ; GHS ; point ; african ; 0.6 ; +233 ; 15|12.5 ; VAT|NHIL ; Ghana ; Ltd|Limited|Enterprise|Company Ltd
  MZ ; pt ; pt_PT ; MZN ; comma|point|spaceComma|pointPlain ; latin ; 1.2 ; +258 ; 16|17|16 ; IVA ; Moçambique ; Lda|, Lda|S.A.|E.I.|Sociedade Unipessoal Lda
  AO ; pt ; pt_PT ; AOA ; comma|spaceComma ; latin ; 0.8 ; +244 ; 14|7 ; IVA ; Angola ; Lda|, Lda.|S.A.|(SU), Lda
  BD ; en ; en_IN ; BDT ; point|indian ; asian ; 1.3 ; +880 ; 15|7.5|5|0 ; VAT|Vat ; Bangladesh ; Ltd.|Limited|Enterprise|& Sons|Traders|International|Pvt. Ltd.
  PK ; en ; en_IN ; PKR ; point|indian ; asian ; 0.9 ; +92 ; 18|17|16 ; GST|Sales Tax|PST ; Pakistan ; (Pvt) Ltd|(Pvt.) Limited|Traders|& Co|Enterprises|
  LK ; en ; en_IN ; LKR ; point ; asian ; 0.6 ; +94 ; 18|15|8 ; VAT ; Sri Lanka ; (Pvt) Ltd|PLC|(Private) Limited|Stores
  PH ; en ; en_US ; PHP ; point ; asian ; 1.2 ; +63 ; 12|12|0 ; VAT|VAT 12% ; Philippines ; Inc.|Corp.|Corporation|Trading|Enterprises|OPC
  ID ; en ; id_ID ; IDR ; comma|point ; asian ; 1 ; +62 ; 11|11|10 ; PPN|VAT|Tax ; Indonesia ; PT|CV|Tbk|
  TH ; en ; en_IN ; THB ; point ; asian ; 0.7 ; +66 ; 7 ; VAT ; Thailand ; Co., Ltd.|Co.,Ltd.|PCL|Limited Partnership
  HK ; en ; en_HK ; HKD ; point ; asian ; 0.8 ; +852 ; 0 ; Tax ; Hong Kong|HONG KONG ; Ltd|Limited|Co. Ltd|Co., Limited|(HK) Ltd
  JP ; en|en|de ; en_IN ; JPY ; point ; asian ; 0.6 ; +81 ; 10|8 ; Tax|Consumption Tax ; Japan ; K.K.|Co., Ltd.|Inc.|G.K.
  TR ; tr|tr|tr|tr|tr|tr|en|en|de ; tr ; TRY ; comma ; germanic ; 0.9 ; +90 ; 20|18|10|8 ; KDV|KDV|KDV|VAT ; Türkiye|Turkey|TÜRKİYE ; A.Ş.|Ltd. Şti.|San. ve Tic. A.Ş.|Tic. Ltd. Şti.|San. Tic. Ltd. Şti.|Limited Şirketi|Anonim Şirketi|LTD. ŞTİ.|
  HR ; hr|hr|hr|hr|hr|en|de ; hr ; EUR ; comma ; germanic ; 0.6 ; +385 ; 25|13|5 ; PDV|PDV|PDV|VAT ; Hrvatska|Croatia|Republika Hrvatska ; d.o.o.|j.d.o.o.|d.d.|obrt|d.o.o.|
  SI ; sl|sl|sl|sl|sl|en|de ; sl_SI ; EUR ; comma ; germanic ; 0.4 ; +386 ; 22|9.5 ; DDV|DDV|DDV|VAT ; Slovenija|Slovenia|SLOVENIJA ; d.o.o.|d.d.|s.p.|d.o.o.|k.d.|
  SK ; sk|sk|sk|sk|sk|en|de ; sk ; EUR ; spaceComma ; germanic ; 0.5 ; +421 ; 20|23|10 ; DPH|DPH|DPH|VAT ; Slovensko|Slovakia|Slovenská republika|SLOVENSKO ; s.r.o.|a.s.|spol. s r.o.|s. r. o.|s.r.o.|k.s.|
  EE ; et|et|et|et|et|en ; fi ; EUR ; spaceComma|commaPlain|pointPlain|spacePoint ; plain ; 0.5 ; +372 ; 20|22|24|22|9 ; KM|Käibemaks|km|KM|VAT ; Eesti|Estonia|EESTI ; OÜ|AS|MTÜ|OÜ|FIE|TÜ|SA|
  LV ; lv|lv|lv|lv|lv|en ; lv ; EUR ; commaPlain|pointPlain|spaceComma|spacePoint ; latvian ; 0.3 ; +371 ; 21|21|12 ; PVN|PVN|Pievienotās vērtības nodoklis|VAT ; Latvija|Latvia|LATVIJA ; SIA|AS|IK|SIA|ZS|, SIA|
  LT ; lt|lt|lt|lt|lt|en ; fi ; EUR ; spaceComma|commaPlain|pointPlain ; plain ; 0.4 ; +370 ; 21|21|9 ; PVM|PVM|VAT ; Lietuva|Lithuania|LIETUVA ; UAB|AB|MB|IĮ|, UAB|UAB|VšĮ|
  BG ; bg|bg|bg|bg|bg|en ; ro ; EUR ; spaceComma|commaPlain|spacePoint|pointPlain ; bulgarian ; 0.4 ; +359 ; 20|20|9 ; ДДС|ДДС|ДДС|VAT ; България|Bulgaria|БЪЛГАРИЯ ; ЕООД|ООД|АД|ЕАД|ЕООД|ООД|EOOD|OOD|СД|
  GR ; el|el|el|el|el|en ; el ; EUR ; comma|comma|commaPlain ; plain ; 0.5 ; +30 ; 24|24|13|6 ; ΦΠΑ|Φ.Π.Α.|ΦΠΑ|VAT ; Ελλάδα|Greece|ΕΛΛΑΔΑ|Hellas|Ελλάς ; Α.Ε.|ΑΕ|Ι.Κ.Ε.|ΙΚΕ|Ε.Π.Ε.|ΕΠΕ|Ο.Ε.|ΟΕ|Ε.Ε.|ΜΟΝ. Ι.Κ.Ε.|Μονοπρόσωπη Ι.Κ.Ε.|& ΣΙΑ Ο.Ε.|S.A.|Α.Β.Ε.Ε.|
  CY ; el|el|el|en|en ; el ; EUR ; comma|point|commaPlain ; plain ; 0.4 ; +357 ; 19|19|9|5 ; ΦΠΑ|Φ.Π.Α.|ΦΠΑ|VAT ; Κύπρος|Cyprus|ΚΥΠΡΟΣ ; Λτδ|Ltd|Limited|Λίμιτεδ|(Cyprus) Ltd|Δ.Ε.Π.Ε.
  MT ; mt|mt|en ; en_GB ; EUR ; point ; maltese ; 0.3 ; +356 ; 18|18|7|5 ; VAT ; Malta|Malta ; Ltd|Limited|p.l.c.|Ltd.|
  IS ; en|da ; da ; ISK ; comma ; nordic ; 0.4 ; +354 ; 24|11 ; VSK|VAT ; Ísland|Iceland ; ehf.|hf.|ohf.
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
  const spoken = (listOf(language) as readonly Language[]).filter((each) => languages.includes(each));
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
