import type { PartyContent } from "../../content/content.ts";
import { caption, type DrawContext, inDocumentCase, type Piece } from "../../drawing/draw-context.ts";
import type { Annotation } from "../../drawing/page-writer.ts";
import type { Label, PartyRole } from "../../labelled-document.ts";
import { type FormCell, formCaption } from "../page/form-cells.ts";

/** The label of a party's words. */
export function partLabel(role: PartyRole, part: "name" | "address" | "tax_id"): Label {
  if (role === "seller") return `vendor.${part}`;
  if (role === "buyer") return `customer.${part}`;
  if (role === "ship_to") return part === "tax_id" ? "party.tax_id" : "ship_to";
  return `party.${part}`;
}

/** The index of a role's only party; carriers and agencies get a new one each. */
export function partyIndex(context: DrawContext, role: PartyRole): number {
  return role === "seller" || role === "buyer" || role === "ship_to"
    ? context.writer.partyOf(role)
    : context.writer.newParty(role);
}

/** A party as boxes: name, tax number, and the address as one box or one per part. Rows of two to five boxes. */
export function partyCells(context: DrawContext, role: PartyRole, party: PartyContent): FormCell[][] {
  const { random } = context;
  const whose = { party: partyIndex(context, role) };
  const cell = (text: string, value: string, annotation?: Annotation): FormCell => ({
    caption: text,
    value:
      value === ""
        ? []
        : [{ text: inDocumentCase(context, value), ...(annotation === undefined ? {} : { annotation }) }],
  });
  const other = (text: string, value: string, label: Label = "none") => cell(text, value, { label, ...whose });
  const name = cell(formCaption(context, "name"), party.name, { label: partLabel(role, "name"), ...whose });
  const taxId = cell(caption(context, role === "buyer" ? "customerTaxId" : "taxId"), party.taxId, {
    label: partLabel(role, "tax_id"),
    ...whose,
  });
  const extras: FormCell[] = [];
  const add = (probability: number, make: () => FormCell) => {
    if (random.chance(probability)) extras.push(make());
  };
  add(0.5, () => other(caption(context, "registration"), party.registration, "registration"));
  add(0.35, () => other(formCaption(context, "activity"), activityOf(context)));
  add(0.45, () => other(caption(context, "phone"), party.phone, "contact"));
  add(0.25, () => other(caption(context, "mail"), party.mail, "contact"));
  add(0.15, () => other(formCaption(context, "branch"), branchOf(context, party)));
  add(0.15, () => other(caption(context, "contact"), party.person));
  const address = addressCells(context, party, {
    label: partLabel(role, "address"),
    ...whose,
    span: context.writer.newSpan(),
  });
  const identity = random.chance(role === "buyer" ? 0.8 : 0.9) ? [name, taxId] : [name];
  const first = random.chance(0.85) ? identity : [...identity].reverse();
  const cells = [...first, ...address, ...extras];
  return rowsOf(cells, random.chance(0.25) ? 1 : random.int(2, 4));
}

function addressCells(context: DrawContext, party: PartyContent, annotation: Annotation): FormCell[] {
  const { random } = context;
  const { parts, lines } = party.address;
  const piece = (text: string): Piece[] => [{ text: inDocumentCase(context, text), annotation }];
  if (random.chance(0.3)) {
    const joined = lines.join(random.pick([", ", " ", " - ", ", "]));
    return [{ caption: formCaption(context, "street"), value: piece(joined) }];
  }
  const numberApart = random.chance(0.15);
  const cells: FormCell[] = [
    {
      caption: formCaption(context, "street"),
      value: piece(numberApart ? parts.street : parts.street + random.pick([" ", ", ", " "]) + parts.number),
    },
  ];
  if (numberApart) cells.push({ caption: formCaption(context, "number"), value: piece(parts.number) });
  const places: FormCell[] = [
    ...(random.chance(0.5) ? [{ caption: formCaption(context, "quarter"), value: piece(parts.quarter) }] : []),
    ...(random.chance(0.7) ? [{ caption: formCaption(context, "postcode"), value: piece(parts.postcode) }] : []),
    { caption: formCaption(context, "city"), value: piece(parts.city) },
    ...(random.chance(0.65)
      ? [
          {
            caption: formCaption(context, "region"),
            value: piece(random.chance(0.4) ? parts.region.slice(0, 2).toUpperCase() : parts.region),
          },
        ]
      : []),
    ...(random.chance(0.12) ? [{ caption: caption(context, "formCountry"), value: piece(parts.country) }] : []),
  ];
  return [...cells, ...(random.chance(0.8) ? places : random.shuffle(places))];
}

/** "Wholesale of electronics": the registered activity of a business. */
export function activityOf(context: DrawContext): string {
  const { random, content } = context;
  const industry = () => random.pick(content.lexicon.industries);
  const code = random.chance(0.3) ? `${random.number(5)} ` : "";
  return `${code}${industry()} ${random.pick(["", "/", "-", "&"])} ${random.chance(0.5) ? industry() : ""}`
    .replace(/\s+/g, " ")
    .trim();
}

export function branchOf(context: DrawContext, party: PartyContent): string {
  return context.random.pick([
    party.address.parts.city,
    `${party.address.parts.city} ${context.random.int(1, 40)}`,
    context.random.digits(3),
    `${context.random.digits(4)} - ${party.address.parts.city}`,
  ]);
}

export function rowsOf(cells: readonly FormCell[], perRow: number): FormCell[][] {
  const rows: FormCell[][] = [];
  for (let i = 0; i < cells.length; i += perRow) rows.push(cells.slice(i, i + perRow));
  return rows;
}
