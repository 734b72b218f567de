import type { PartyContent } from "../../content/content.ts";
import { caption, type Pen, type Piece, spoken } from "../../drawing/draw-context.ts";
import type { Mark } from "../../drawing/page-writer.ts";
import type { Label, PartyRole } from "../../labelled-document.ts";
import { type FormCell, formCaption } from "../page/form-cells.ts";

/** How the words of a role are labelled. */
export function partLabel(role: PartyRole, part: "name" | "address" | "tax_id"): Label {
  if (role === "seller") return `vendor.${part}`;
  if (role === "buyer") return `customer.${part}`;
  if (role === "ship_to") return part === "tax_id" ? "party.tax_id" : "ship_to";
  return `party.${part}`;
}

/** The parties of a role that has only one share it; carriers and agencies are each their own. */
export function partyIndex(pen: Pen, role: PartyRole): number {
  return role === "seller" || role === "buyer" || role === "ship_to"
    ? pen.sheet.partyOf(role)
    : pen.sheet.newParty(role);
}

/** A party as boxes: name, tax number, the address in one piece or a box for each of its parts. Rows of two to five boxes. */
export function partyCells(pen: Pen, role: PartyRole, party: PartyContent): FormCell[][] {
  const { random } = pen;
  const whose = { party: partyIndex(pen, role) };
  const cell = (text: string, value: string, mark?: Mark): FormCell => ({
    caption: text,
    value: value === "" ? [] : [{ text: spoken(pen, value), ...(mark === undefined ? {} : { mark }) }],
  });
  const other = (text: string, value: string, label: Label = "none") => cell(text, value, { label, ...whose });
  const name = cell(formCaption(pen, "name"), party.name, { label: partLabel(role, "name"), ...whose });
  const taxId = cell(caption(pen, role === "buyer" ? "customerTaxId" : "taxId"), party.taxId, {
    label: partLabel(role, "tax_id"),
    ...whose,
  });
  const extras: FormCell[] = [];
  const add = (probability: number, make: () => FormCell) => {
    if (random.chance(probability)) extras.push(make());
  };
  add(0.5, () => other(caption(pen, "registration"), party.registration, "registration"));
  add(0.35, () => other(formCaption(pen, "activity"), activityOf(pen)));
  add(0.45, () => other(caption(pen, "phone"), party.phone, "contact"));
  add(0.25, () => other(caption(pen, "mail"), party.mail, "contact"));
  add(0.15, () => other(formCaption(pen, "branch"), branchOf(pen, party)));
  add(0.15, () => other(caption(pen, "contact"), party.person));
  const address = addressCells(pen, party, { label: partLabel(role, "address"), ...whose, span: pen.sheet.newSpan() });
  const identity = random.chance(role === "buyer" ? 0.8 : 0.9) ? [name, taxId] : [name];
  const first = random.chance(0.85) ? identity : [...identity].reverse();
  const cells = [...first, ...address, ...extras];
  return rowsOf(cells, random.chance(0.25) ? 1 : random.int(2, 4));
}

function addressCells(pen: Pen, party: PartyContent, mark: Mark): FormCell[] {
  const { random } = pen;
  const { parts, lines } = party.address;
  const piece = (text: string): Piece[] => [{ text: spoken(pen, text), mark }];
  if (random.chance(0.3)) {
    const joined = lines.join(random.pick([", ", " ", " - ", ", "]));
    return [{ caption: formCaption(pen, "street"), value: piece(joined) }];
  }
  const numberApart = random.chance(0.15);
  const cells: FormCell[] = [
    {
      caption: formCaption(pen, "street"),
      value: piece(numberApart ? parts.street : parts.street + random.pick([" ", ", ", " "]) + parts.number),
    },
  ];
  if (numberApart) cells.push({ caption: formCaption(pen, "number"), value: piece(parts.number) });
  const places: FormCell[] = [
    ...(random.chance(0.5) ? [{ caption: formCaption(pen, "quarter"), value: piece(parts.quarter) }] : []),
    ...(random.chance(0.7) ? [{ caption: formCaption(pen, "postcode"), value: piece(parts.postcode) }] : []),
    { caption: formCaption(pen, "city"), value: piece(parts.city) },
    ...(random.chance(0.65)
      ? [
          {
            caption: formCaption(pen, "region"),
            value: piece(random.chance(0.4) ? parts.region.slice(0, 2).toUpperCase() : parts.region),
          },
        ]
      : []),
    ...(random.chance(0.12) ? [{ caption: caption(pen, "formCountry"), value: piece(parts.country) }] : []),
  ];
  return [...cells, ...(random.chance(0.8) ? places : random.shuffle(places))];
}

/** "Wholesale of electronics": what a tax office knows the business by. */
export function activityOf(pen: Pen): string {
  const { random, content } = pen;
  const industry = () => random.pick(content.lexicon.industries);
  const code = random.chance(0.3) ? `${random.number(5)} ` : "";
  return `${code}${industry()} ${random.pick(["", "/", "-", "&"])} ${random.chance(0.5) ? industry() : ""}`
    .replace(/\s+/g, " ")
    .trim();
}

export function branchOf(pen: Pen, party: PartyContent): string {
  return pen.random.pick([
    party.address.parts.city,
    `${party.address.parts.city} ${pen.random.int(1, 40)}`,
    pen.random.digits(3),
    `${pen.random.digits(4)} - ${party.address.parts.city}`,
  ]);
}

export function rowsOf(cells: readonly FormCell[], perRow: number): FormCell[][] {
  const rows: FormCell[][] = [];
  for (let i = 0; i < cells.length; i += perRow) rows.push(cells.slice(i, i + perRow));
  return rows;
}
