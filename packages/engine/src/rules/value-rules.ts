import type { Rule } from "./rule.ts";

/** Rules of tax numbers, other codes, dates, currencies and amounts. */
export const valueRules = {
  "plus-means-telephone": {
    for: "A number that begins with a plus is nobody's tax number.",
    basis: "standard: ITU-T E.123 has international telephone numbers begin with it",
  },
  "no-tax-numbers": {
    for: "A number in the form of a bank account, a North American telephone or an entry of the Romanian trade register is nobody's tax number.",
    basis:
      "standard: ISO 13616 and its registry of accounts; the North American Numbering Plan writes 3-3-4 digits, the IRS 2-7; Romania's law 26/1990 gives an entry as letter, county, number and year",
  },
  "country-prefixes": {
    for: "A tax number that is printed with and without the prefix of its country is given with it.",
    basis: "law: the VAT number has the prefix of the country that issued it (Directive 2006/112/EC, art. 215)",
  },
  "seats-behind-captions": {
    for: "Where no other address is the seller's, the one behind `Casa matriz:`, `Sede legale:` or `Registered office:` is.",
    basis: "law: letters and invoices of companies state their seat (Directive (EU) 2017/1132, art. 26)",
  },
  "misread-tax-numbers": {
    for: "A tax number on a picture with letters for digits, or digits for letters, is the only valid one that looks like it; one with a country's letters and not the form of its numbers is none.",
    basis: "law: each country prescribes the form of its numbers and how their check digits are computed",
  },
  "lone-tax-numbers": {
    for: "The only number of a document that check digits prove to be a tax number, besides the buyer's, is the seller's, unless the models are sure of another.",
    basis:
      "law: an invoice states the seller's tax number, the buyer's only where he owes the tax (Directive 2006/112/EC, art. 226)",
  },
  "german-tax-numbers": {
    for: "The only number behind `Steuernummer` or `St.-Nr.` is the seller's, unless the models are sure of another or take a VAT number for it.",
    basis: "law: a German invoice states the seller's Steuernummer or his USt-IdNr. (UStG § 14 Abs. 4 Nr. 2)",
  },
  "only-addresses": {
    for: "An entry in a register, the tax regime of a Mexican company or people with their titles are no part of an address.",
    basis:
      "standard: UPU S42 lists the parts of an address; EN 16931 has the seller's contact and register beside it (BT-41, BT-33)",
  },
  "countries-end-addresses": {
    for: "Nothing below the line with the country is part of an address.",
    basis: "standard: the Universal Postal Union's S42 puts the country on the last line",
  },
  "long-numbers-are-telephones": {
    for: "A line of ten digits or more under an address is a telephone number and no part of it.",
    basis: "standard: of the postal codes that the UPU lists only Iran's has more than nine digits",
  },
  "card-numbers": {
    for: "A number whose first digits are hidden, and one that is called a card's or an authorisation, or stands before `Trace-Nr.`, is not the document's.",
    basis: "standard: PCI DSS 3.4 has all but the last digits of a card's number hidden on receipts",
  },
  "references-of-letters": {
    for: "A number behind `Our ref:`, `Unser Zeichen` or `Dossier :` is not the invoice's where there is another.",
    basis:
      "standard: letters have a reference beside the number (DIN 5008: Ihr Zeichen, Unser Zeichen; EN 16931, BT-10 and BT-18)",
  },
  "other-identifiers": {
    for: "A number in the form of a company's register or tax number or of a telephone, or behind such a caption, is not the document's.",
    basis:
      "law: the forms are prescribed (India: Companies (Incorporation) Rules 2014 and CGST rule 10; Germany: HRV § 13); the North American Numbering Plan",
  },
  "numbers-of-orders": {
    for: "A number that is printed behind or below `Order ID`, `Nº encomenda` or the like is not the invoice's where there is another.",
    basis:
      "standard: EN 16931 has the number of the order beside that of the invoice (BT-13, BT-14); shops print both at the head of a page",
  },
  "numbers-like-dates": {
    for: "`17/06/2024` right behind `Nr` is a number and no date.",
    basis:
      "contract: what is captioned as a number is one; measured: common in Poland and Italy, where numbers begin anew each month or year",
  },
  "programs-numbers": {
    for: "The number of the program that printed an invoice, as in `certificado n.º 2217/AT`, and a group of the key under which the tax authority has it are not the invoice's.",
    basis:
      "law: Portugal prescribes the program (Portaria 363/2010, art. 6), Brazil a key of 44 digits (Ajuste SINIEF 07/05), Ecuador one of 49",
  },
  "numbers-with-kind": {
    for: "Capitals right before a number with a series, as in `FT A/912`, are part of it where the model finds that possible, and so is a series before its `N°`: `001- N° 00012345`, or a point of sale: `Punto de Venta: 00002 Comp. Nro: 00001852`.",
    basis:
      "law: Portugal gives an invoice's number as kind, series and number (Portaria 302/2016, field InvoiceNo), Peru as series and number (Reglamento de Comprobantes de Pago, art. 9), Argentina as point of sale and number (AFIP, RG 1415/2003); measured: 3 of 30 hand-made documents of unseen issuers",
  },
  "numbers-with-series": {
    for: "A number does not rival one that ends with it behind a series or a year: `4188` beside `25/04188`.",
    basis: "law: an invoice has one sequential number, based on one or more series (Directive 2006/112/EC, art. 226)",
  },
  "discount-dates": {
    for: "The date until which a discount is granted is not the due date where another one is printed.",
    basis: "contract: the due date is when the whole amount is due",
  },
  datelines: {
    for: "The date behind a place on a line of its own, as in `Lausanne, le 21 novembre 2024`, is the document's unless the models are sure of another.",
    basis:
      "standard: letters have place and date on one line (DIN 5008, NF Z 11-001); an invoice states when it was issued (Directive 2006/112/EC, art. 226)",
  },
  "dates-in-boxes": {
    for: "Numbers below the captions of day, month and year, as on printed forms with `DÍA MES AÑO`, are the document's date unless the models are sure of another.",
    basis:
      "contract: what is captioned as day, month and year is a date; measured: the date of one fresh document becomes right, none of 353 others changes",
  },
  "misread-dates": {
    for: "In a date on a picture, letters and signs that look like digits and points are these, and a month with one other letter is that month.",
    basis:
      "standard: Unicode CLDR lists how dates are written; measured: two dates of 127 pictures become right, none of 235 wrong",
  },
  "number-captions": {
    for: "`Nr. 4711`, `n°4711` and `Rechnung4711` are the number 4711.",
    basis: "contract: a number is given without its caption; measured: fields −1.2 points",
  },
  "printed-currency-outranks": {
    for: "Where all amounts that name a currency name the same and the likeliest one is printed nowhere, theirs is the currency.",
    basis: "law: an invoice may be in any currency as long as it says so (Directive 2006/112/EC, art. 230)",
  },
  "currency-of-the-country": {
    for: "Where no currency is printed, or only a sign that several share, it is that of the country which the seller's address, tax number or telephone names, or in which alone a well-known seller trades.",
    basis:
      "law: amounts are due in the seller's currency unless the invoice says another (Directive 2006/112/EC, art. 230)",
  },
  "days-are-no-amounts": {
    for: "`12.03.` in a document with decimal commas is a day and a month and no amount.",
    basis: "standard: DIN 5008 writes dates with points and amounts with a comma",
  },
  "three-decimals": {
    for: "`12.500` is twelve and a half where the currency has a thousand parts.",
    basis: "standard: ISO 4217",
  },
  "valid-ibans-first": {
    for: "Of several account numbers the one whose check digits are right comes first.",
    basis: "standard: ISO 13616",
  },
  "known-sellers": {
    for: "At the top of a picture a well-known company comes before a likelier name that is not known, such as a slogan.",
    basis:
      "measured: moves 4 of 109 pictures; two names become right and none wrong (sellers' names of the part develop 27 → 30 of 40)",
  },
  "names-as-on-the-web": {
    for: "A seller's name that was poorly read from a picture is spelt as his web address on the same paper spells it, if only few letters differ, and a word of it as a clearer print spells it, if one letter differs.",
    basis:
      "measured: fields −0.1 points; moves documents of four issuers, the names of two become right and of none wrong",
  },
} as const satisfies Record<string, Rule>;
