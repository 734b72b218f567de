/**
 * A rule changes the interpretation of the models' outputs. `for` is its purpose; `basis` is the law, the standard or
 * the contract it follows, or the loss without it in the evaluation on left-out issuers (fields right, lines F1; the
 * part choose: 97 documents of 40 sources).
 */
type Rule = Readonly<{ for: string; basis: string }>;

/** INDEX of the rules of OCR, understanding and validation, in the order in which they are applied. */
export const rules = {
  "ocr-fixed-grid": {
    for: "Numbers of fixed-width print are joined where no cell between their digits is empty.",
    basis: "measured: numbers −1.4 points on 30 generated pages; of 1 518 labelled words on 54 pictures it moves one",
  },
  "ocr-spaced-capitals": {
    for: "Capitals set apart, as in `R E C H N U N G`, are one word.",
    basis: "measured: 3 of 324 documents have a name or a title on a picture that is read letter by letter without it",
  },
  "ocr-look-alikes": {
    for: "Of signs that look alike, I, l and 1 or O and 0, the one is read that some language writes there.",
    basis: "measured: settles words of 5 in 51 pictures and worsens none of 1 518 labelled words",
  },
  "ocr-legal-forms": {
    for: "The zeros of `sp. z 0.0.`, `d.0.0.` and `s.r.0.` on a picture are letters.",
    basis: "law: the abbreviations are prescribed (Poland: KSH art. 160; Czechia: ZOK § 132)",
  },
  "page-copies": {
    for: "The same page printed as original, duplicate and triplicate counts once.",
    basis: "law: such copies are prescribed in India (CGST rule 48) and Argentina",
  },
  "cents-in-a-column": {
    for: "Whole amounts below each other with two digits right beside each, as in `321 | 50`, are amounts with their cents.",
    basis: "standard: ISO 4217 gives most currencies two decimals",
  },
  "return-line": {
    for: "A line that repeats the seller's name and address in the window for the buyer's is the seller's.",
    basis: "standard: DIN 5008 puts where to return a letter to into the field of its address",
  },
  "roles-by-block": {
    for: "The words of a block belong to one party: each takes on some of what the others say about whose they are.",
    basis: "measured: fields −0.1, of the part choose −1.2 points",
  },
  "sellers-come-first": {
    for: "Of two parties below each other and before the total whose roles the models are not sure of, the upper one is the seller.",
    basis:
      "standard: UN/ECE's layout key for trade documents puts the seller at the top and the buyer below; measured: changes 2 of 312 documents, seven values right and nine fewer wrong",
  },
  "signed-for-the-seller": {
    for: "The party whose name stands behind `for` above `Authorised Signatory` is the seller, also where the models take it for the buyer.",
    basis:
      "law: in India the supplier or his authorised representative signs the invoice (CGST rule 46 (q)); of 13 documents with such a line all name the seller, one changes",
  },
  "payees-are-sellers": {
    for: "The party that is to be paid, behind `Account name`, `Beneficiary`, `Cheques payable to` or the `To:` of a payment slip, is the seller, also where the models take it for the buyer.",
    basis: "standard: EN 16931 has a payee of its own only where it is not the seller (BG-10), and never the buyer",
  },
  "sold-by": {
    for: "The party below `Sold by`, `Verkauft von` or the like is the seller, also where the models take the marketplace or the buyer's window for it.",
    basis:
      "law: an invoice names the supplier (directive 2006/112/EC, art. 226 (5)), which a marketplace is not where it says who sells",
  },
  "addresses-in-boxes": {
    for: "Street, district, postal code and town in boxes of their own are one address.",
    basis:
      "law: Brazil prescribes a box for each (the DANFE of Ajuste SINIEF 07/05, laid out by its manual for taxpayers); measured: moves 5 of 216 documents, of as many issuers",
  },
  "care-of-lines": {
    for: "A line with `c/o` right above an address is its first line and no part of a name.",
    basis: "standard: the Universal Postal Union's S42 puts it before the street; two labelled documents have one",
  },
  "whole-values": {
    for: "Words of a name or an address that begin nothing of their own belong to it from a lower chance on.",
    basis: "measured: fields −0.4 points of the part choose, −0.1 of the others",
  },
  "legal-forms-end-names": {
    for: "Of two lines in one size of which only the lower has a legal form, both are the name.",
    basis: "law: the legal form is part of a company's registered name (Directive (EU) 2017/1132, art. 26)",
  },
  "whole-name-lines": {
    for: "A line whose words may all be of one name is that name, also where another name seems to begin within it; one on the line of a tax number begins right behind it.",
    basis:
      "measured: on 29 hand-made documents whose errors were not listed, 3 names become right and 3 are no longer wrong; one name of the part develop becomes right, none of choose changes",
  },
  salutations: {
    for: "A line such as `Herrn`, `Eheleute` or `Spett.le` is no name and no part of one, nor is one with `Attn:` or `t.a.v.`.",
    basis:
      "standard: DIN 5008 puts the salutation on a line of its own above the name; EN 16931 has a contact of its own (BT-56)",
  },
  "full-names": {
    for: "A name that is printed with and without its legal form is given with it.",
    basis: "law: the legal form is part of a company's registered name (Directive (EU) 2017/1132, art. 26)",
  },
  "trade-signs": {
    for: "A name without a legal form does not rival one that contains it and has one: the sign `EL TRÉBOL` beside `Distribuidora El Trébol S.R.L.`.",
    basis: "law: an invoice states the full name of the seller (Directive 2006/112/EC, art. 226)",
  },
  "owners-in-names": {
    for: "`di` and a person behind or right below a name, as in `Bar Centrale di Rossi Mario & C.`, are part of it; `Inhaber Beat Moss` is no name of its own, nor part of one.",
    basis:
      "law: the name of an Italian partnership has a partner's, that of a sole trader the owner's (Codice civile, art. 2292, 2314 and 2563)",
  },
  "captions-of-names": {
    for: "Words such as `Apellido y Nombre / Razón Social:` before a name are its caption, and `(formerly known as Moss Ltd)` behind it names what it is no longer.",
    basis:
      "law: an invoice states the full name (Directive 2006/112/EC, art. 226); Indian companies print their former one too (Companies Act 2013, s. 12 (3))",
  },
  "no-names": {
    for: "A number alone, a means of payment, the caption of an address and a part of a longer name are nobody's names, and a word right before the number of a house, a street or building below a name, and two letters on a picture neither.",
    basis:
      "measured: the number of a shop was given as the seller's name of a sealed document; no other document changes",
  },
  "doubtful-name-lines": {
    for: "A line right above or below a buyer's name that may be one and is nothing else is part of it.",
    basis:
      "measured: of 600 generated documents 11 names become whole and none is spoilt, of 222 real ones none changes its verdict",
  },
  "signs-in-lines": {
    for: "A line right below a seller's name on a picture that is set like it and may be part of it belongs to it: `MacAlder` above `Timber Centre`.",
    basis:
      "measured: of 73 hand-made pictures of unseen issuers two values become right and none is spoilt; none of 108 of the parts develop and choose changes",
  },
  "illegible-words": {
    for: "Words without digits that could not be read (pieces of logos, dirt) are no part of a name or an address whose other words could.",
    basis:
      "measured: on 52 pictures of the part develop one name becomes right; no value of 56 pictures of choose changes",
  },
  "whole-address-lines": {
    for: "A line of an address begins with its cell, where nothing else claims the one or two words before those that the models are sure of.",
    basis:
      "standard: each line of a postal address holds whole elements (UPU S42); measured: of 83 issued documents two addresses become whole, none of the parts choose and develop changes",
  },
  "lines-between": {
    for: "A line between two lines of an address that may be one and that nothing else claims belongs to it.",
    basis: "standard: an address may have a second and a third line (EN 16931, BT-36 and BT-162)",
  },
  "lines-below-names": {
    for: "A line between a name and its address that may be of the address and that nothing else claims is its first.",
    basis:
      "standard: an address follows the name line by line (UPU S42); measured: one address more of each of the parts choose and develop, none of 400 generated documents spoilt",
  },
  "captions-of-others": {
    for: "A name or an address behind `Verbrauchsstelle`, `Notify party`, `Patient` or the like is neither party's where there is another; a name behind `Es bediente Sie` or `Cashier` never is.",
    basis: "standard: EN 16931 has the place and the party of delivery (BG-13, BG-15) beside seller and buyer",
  },
  "one-postal-code": {
    for: "Lines with another postal code below an address are another address.",
    basis: "standard: an address has one postal code (EN 16931, BT-38 and BT-53)",
  },
  "names-in-logos": {
    for: "Where no seller's name is sure, one that is drawn in the head of a page and not written is read from its picture.",
    basis:
      "measured: of 43 digital pages from which the name's words were taken away, 24 names come back and 4 wrong ones are taken",
  },
  "printed-twice": {
    for: "Lines of a name or an address that are printed a second time, beside it or right below, are given once.",
    basis: "standard: the Swiss QR-bill prints both parties side by side on its receipt and its payment part",
  },
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
  "named-tax-numbers": {
    for: "A likely tax number behind the seller's name on its line is the seller's; those elsewhere do not rival it.",
    basis: "law: an invoice states the number under which the seller supplied (Directive 2006/112/EC, art. 226 (3))",
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
  "one-total-a-row": {
    for: "What looks like one row and has several lines that each name something and say what it comes to is as many rows.",
    basis: "standard: a line has one amount (EN 16931, BT-131)",
  },
  "parts-without-a-price": {
    for: "What an item consists of is listed with it, also where only the whole has a price.",
    basis: "contract: lines have a parent; measured: lines −0.1 points with it, one document",
  },
  "wrapped-descriptions": {
    for: "In a table whose rows are numbered, text without a number of its own and without amounts right below a row is the rest of its description.",
    basis: "standard: every line has a number of its own and an amount (EN 16931, BR-21 and BR-24)",
  },
  "halves-of-a-row": {
    for: "A row with a name and nothing of money and the row right below it that says what it comes to are one, unless both have a quantity.",
    basis: "measured: lines −1.0 points, of the part choose −1.4; better for documents of four issuers, worse for one",
  },
  "descriptions-in-rows": {
    for: "In the row of an item a word that nothing claims belongs to the description where that is one in five likely; on pictures a word that is less likely than not is dirt.",
    basis: "measured: lines −1.3 points, of the part choose −0.7; better for documents of five issuers, worse for two",
  },
  "descriptions-in-a-column": {
    for: "What stands beside the column in which a table describes its items is no part of a description.",
    basis: "measured: lines −1.5 points, of the part choose −1.5; better for documents of five issuers, worse for none",
  },
  "whole-descriptions": {
    for: "Codes, dates and numbers in the middle of a description's cell belong to it.",
    basis: "measured: lines −0.4 points",
  },
  "one-number-a-part": {
    for: "Where several cells of a row may be its quantity, its price or its total, the most probable one is, and of totals the product of quantity and price.",
    basis:
      "standard: a line has one quantity, one price and one amount (EN 16931, BT-129, BT-146 and BT-131); measured: lines −0.7 points of the part choose",
  },
  "numbers-that-multiply": {
    for: "Where a row shows more numbers than quantity, price and total, the two that multiply to the total count; where one of the two was not seen, the number on the row or right below that makes up for it.",
    basis: "measured: lines −2.1 points",
  },
  "numbers-read-otherwise": {
    for: "Where one of quantity, price and total, read with another decimal sign, another doubtful digit or without the letter of its tax rate, makes the three multiply, that reading counts.",
    basis:
      "standard: a line's amount is its quantity times its price (EN 16931 BT-131, checked by PEPPOL-EN16931-R120)",
  },
  "printed-products": {
    for: "`2 x 0,75` beside, above or below a row is the quantity and price of the row whose total it gives.",
    basis:
      "standard: a line's amount is its quantity times its price (EN 16931 BT-131, checked by PEPPOL-EN16931-R120); measured: lines −0.4 points of the part choose",
  },
  "prices-per-unit": {
    for: "Of two factors the one printed for one unit, as in `1,699 EUR/l`, is the price, and one with a unit of measure, as in `46,83 l`, the quantity.",
    basis:
      "law: the price of goods by weight or volume is stated for one unit of measure (Directive 98/6/EC, art. 2 and 3)",
  },
  "columns-that-multiply": {
    for: "Where two columns of a table multiply to a third in most rows, they are quantity, price and total, whatever stands above them.",
    basis:
      "standard: a line's amount is its quantity times its price (EN 16931 BT-131, checked by PEPPOL-EN16931-R120)",
  },
  "names-below-numbers": {
    for: "Where the first row lacks a name, every other one has its own above its numbers, and a line of text follows the last numbers, the names belong to the numbers above them: `2 x 3,10 6,20` above `Tee`.",
    basis:
      "standard: every line has a name (EN 16931, BR-25); measured: a till of a fresh set and one of the part choose become right (lines +1.9 points of its pictures), no other document changes",
  },
  "lost-descriptions": {
    for: "The text beside the total of a row without a description describes it, if most rows lack theirs or, on pictures, if it may be one; the text below it does where all other rows have theirs there.",
    basis: "standard: every line has a name (EN 16931, BR-25)",
  },
  "captioned-descriptions": {
    for: "An item without a probable description has the text behind `Description:`, `Descripción:` or `Beschreibung:` above its total.",
    basis: "contract: what is captioned as a description is one; standard: every line has a name (EN 16931, BR-25)",
  },
  "receipts-end-at-the-total": {
    for: "On a till receipt nothing below the total is an item.",
    basis:
      "law: the total closes the list of what was sold (Germany's KassenSichV § 6, France's arrêté 83-50/A, Italy's documento commerciale)",
  },
  "quantities-before-names": {
    for: "Numbers right before the names of most rows, as in `2AGUA MINERAL`, are quantities if they multiply with the printed prices.",
    basis:
      "standard: a line's amount is its quantity times its price (EN 16931 BT-131, checked by PEPPOL-EN16931-R120)",
  },
  "unread-ones": {
    for: "In a table on a picture that shows quantities, a row without one whose price is its total has the quantity 1.",
    basis:
      "standard: every line has a quantity, and its amount is quantity times price (EN 16931, BR-22 and BT-131, checked by PEPPOL-EN16931-R120)",
  },
  "fuel-sales": {
    for: "Volume, price per unit of volume and the amount that they multiply to, each on a line of its own, are one row.",
    basis:
      "standard: a line's amount is its quantity times its price (EN 16931 BT-131, checked by PEPPOL-EN16931-R120)",
  },
  "rows-in-cents": {
    for: "Rows without decimal signs whose totals add up to a hundred times a printed sum are in cents.",
    basis: "standard: the sum of the lines is the sum of the items (EN 16931, BR-CO-10)",
  },
  "items-have-descriptions": {
    for: "Where most items have a description, a row without one is a sum or a note.",
    basis: "measured: lines −0.3 points",
  },
  "items-have-totals": {
    for: "Where most items have a total, a row without one is a heading or a note.",
    basis: "standard: every line has an amount (EN 16931, BR-24)",
  },
  "tax-beside-its-rate": {
    for: "In `VAT 23 % 447.35` the total tax is the amount of that rate.",
    basis: "standard: EN 16931 has the amount of every rate (BT-117) add up to the total tax (BR-CO-14)",
  },
  "bases-fit-rates": {
    for: "A tax base that is far from the amount at the rate on its line is another number, such as the customs code of the goods.",
    basis: "standard: the tax amount is its base times its rate (EN 16931, BR-CO-17)",
  },
  "classes-of-goods": {
    for: "A code below `NCM`, `HSN` or `SAC` classes goods for customs or tax; it is not the seller's number of the item.",
    basis: "standard: the Harmonized System and national lists made from it give one code to all goods of a kind",
  },
  "estimated-taxes": {
    for: "Brazilian documents estimate all taxes within the price for the consumer; that is no tax of the document.",
    basis: "law: Brazil's Lei 12.741/2012 has every sale to a consumer state the approximate taxes",
  },
  "halves-of-gst": {
    for: "CGST and SGST of the same rate and amount are two taxes, not one that is printed twice.",
    basis: "law: India levies both halves on a supply within a state (CGST Act 2017, s. 9, and the states' SGST Acts)",
  },
  "digits-by-sums": {
    for: "Where a digit is hard to read, the other reading counts if subtotal, tax and total, or all lines and their sum, then fit to the cent.",
    basis:
      "standard: the total is the net sum and the tax, the net sum that of the lines (EN 16931, BR-CO-15 and BR-CO-10)",
  },
  "totals-of-lines": {
    for: "Where no total is likely, the printed amount that three or more sure lines add up to is one, or what was paid if it is those lines and all charges printed between.",
    basis: "standard: the sum of the lines is the sum of the items (EN 16931, BR-CO-10)",
  },
  "giro-lines": {
    for: "Where no total is likely, the amount in the line that machines read on a Nordic payment slip is one: `312 45 < 6 >`.",
    basis:
      "standard: Bankgirot's and Bits' forms print reference, crowns, öre, a check digit and the account on one line",
  },
  "cash-less-change": {
    for: "A total that is what the customer handed over less the change is confirmed by it, also against another reading of one of its digits.",
    basis:
      "law: tills print what was given and what was returned (Germany's KassenSichV § 6, Poland's and Italy's fiscal receipts)",
  },
  "invoices-name-buyers": {
    for: "A document that is called an invoice and names its buyer is no receipt, however narrow.",
    basis: "law: an invoice names the buyer, a simplified one need not (Directive 2006/112/EC, art. 226 and 226b)",
  },
  "credit-titles": {
    for: "A document whose title calls it a credit note is one; `Gutschrift`, which is also a buyer's own bill, says nothing.",
    basis:
      "law: an invoice that amends another says so (Directive 2006/112/EC, art. 219); contract: the total of a credit note is negative",
  },
  "credit-notes-say-so": {
    for: "A document is a credit note only where it is called one or its total is negative; `CREDIT` on a bill is how it is paid.",
    basis: "contract: what was not read is not given",
  },
  "credit-notes-are-negative": {
    for: "A credit note's amounts are negative, also where the paper leaves the sign to its title.",
    basis: "contract: the total of a credit note is negative",
  },
  "flat-sums-first": {
    for: "Lines that only add up to a printed sum if all of them count are not parts of each other.",
    basis: "standard: the sum of the lines is the sum of the items (EN 16931, BR-CO-10)",
  },
  "doubtful-rows": {
    for: "Where the rows do not add up to a printed sum and most are sure, a doubtful row whose numbers do not multiply is a charge, a discount or a note.",
    basis:
      "measured: lines −0.4 points, of the part choose −0.4; better for documents of three issuers, worse for none",
  },
  "lines-add-up": {
    for: "Rows without an amount are no items where the others add up to a printed sum; where all rows together do not, rows without a quantity or any single row are left out if the rest does.",
    basis:
      "standard: every line has an amount (EN 16931, BR-24) and the sum of the lines is the sum of the items (BR-CO-10)",
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export type RuleSet = ReadonlySet<RuleName>;

export const ruleNames = Object.keys(rules) as RuleName[];
export const allRules: RuleSet = new Set(ruleNames);

/** Every rule but these. */
export function rulesWithout(off: readonly RuleName[]): RuleSet {
  return new Set(ruleNames.filter((name) => !off.includes(name)));
}
