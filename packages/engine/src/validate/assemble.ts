import type { ConfidenceTree, InvoiceFields, Location, LocationTree } from "@inkvoice/contract";
import { fourDecimals } from "@inkvoice/contract/box";
import { setAt } from "@inkvoice/contract/field-paths";
import { parseAddressParts } from "../locale/addresses/address-parts.ts";
import type { Candidate, FieldName } from "../understand/invoice-reading.ts";

/** A value of the record with its confidence. */
export type GivenValue = Readonly<{ candidate: Candidate<string | number>; confidence: number }>;

export type AssembledInvoice = Readonly<{ fields: InvoiceFields; confidence: ConfidenceTree; locations: LocationTree }>;

type Tree = { [key: string]: unknown };
type Trees = { fields: Tree; confidence: Tree; locations: Tree };

/** Puts chosen values at their dotted paths, with confidence and location beside them in the same shape. */
export function assemble(
  given: ReadonlyMap<FieldName, GivenValue>,
  lines: readonly GivenLine[] | undefined,
  taxes: readonly GivenLine[],
  charges: readonly GivenLine[] = [],
): AssembledInvoice {
  const trees: Trees = { fields: {}, confidence: {}, locations: {} };
  for (const [path, value] of given) {
    setAt(trees.fields, path, value.candidate.value);
    setAt(trees.confidence, path, fourDecimals(value.confidence));
    if (value.candidate.evidence) setAt(trees.locations, path, locationOf(value.candidate));
  }
  for (const side of ["vendor", "customer"] as const) addAddressParts(trees, side, given.get(`${side}.address`));
  if (lines?.length) addList(trees, "line_items", lines);
  if (taxes.length) addList(trees, "taxes", taxes);
  if (charges.length) addList(trees, "charges", charges);
  return trees as AssembledInvoice;
}

/** Parts of an address have the confidence and location of the whole. */
function addAddressParts(trees: Trees, side: "vendor" | "customer", address: GivenValue | undefined): void {
  if (!address) return;
  for (const [part, value] of Object.entries(parseAddressParts(String(address.candidate.value)))) {
    const path = `${side}.address_parts.${part}`;
    setAt(trees.fields, path, value);
    setAt(trees.confidence, path, fourDecimals(address.confidence));
    if (address.candidate.evidence) setAt(trees.locations, path, locationOf(address.candidate));
  }
}

/** One line item or one tax line: its parts by name. */
export type GivenLine = Readonly<Record<string, GivenValue>>;

function addList(trees: Trees, name: string, lines: readonly GivenLine[]): void {
  const pick = (of: (value: GivenValue) => unknown) =>
    lines.map((line) =>
      Object.fromEntries(
        Object.entries(line)
          .map(([part, value]) => [part, of(value)] as const)
          .filter(([, leaf]) => leaf !== undefined),
      ),
    );
  trees.fields[name] = pick((value) => value.candidate.value);
  trees.confidence[name] = pick((value) => fourDecimals(value.confidence));
  trees.locations[name] = pick((value) => locationOf(value.candidate));
}

/** Where a candidate stands, as the record says it. */
export function locationOf(candidate: Candidate<string | number>): Location | undefined {
  const { evidence } = candidate;
  if (!evidence) return undefined;
  const [x0, y0, x1, y1] = evidence.box;
  return { page: evidence.page, box: [fourDecimals(x0), fourDecimals(y0), fourDecimals(x1), fourDecimals(y1)] };
}
