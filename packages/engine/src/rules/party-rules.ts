import type { Rule } from "./rule.ts";

/** Rules of words, of the roles of parties, and of names and addresses. */
export const partyRules = {
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
} as const satisfies Record<string, Rule>;
