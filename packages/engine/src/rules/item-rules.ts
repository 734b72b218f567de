import type { Rule } from "./rule.ts";

/** Rules of line items, taxes, sums and the kind of document. */
export const itemRules = {
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
