import type { ConfidenceTree, ExtractedData, InvoiceFields, LocationTree, SourceTree } from "@inkvoice/contract";
import { setAt, valueAt } from "@inkvoice/contract/field-paths";
import { agree } from "../evidence/agreement.ts";
import { isGroup, mirrorOf } from "../evidence/field-tree.ts";
import { printedPlaces } from "../evidence/printed-places.ts";
import type { PageText } from "../page-text/page-text.ts";
import { comparedFields, disagreements } from "./disagreements.ts";
import { locateFields } from "./field-places.ts";
import type { StructuredInvoice } from "./structured-invoice.ts";

export type Reconciliation = Readonly<{
  invoice: StructuredInvoice;
  pages: readonly PageText[];
  /** What reading the pages gave, or undefined when it gave nothing. */
  page: ExtractedData | undefined;
  lineItems: boolean;
}>;

export type ReconciledInvoice = Omit<ExtractedData, "checks">;

/**
 * The invoice as its XML states it, at confidence 1, each value with its place on the page. What the XML leaves out (the
 * smaller profiles have no lines and no addresses) comes from the page with the page's own confidence. Where both speak and
 * say different things, the XML is given and an issue says so.
 */
export function reconcile({ invoice, pages, page, lineItems }: Reconciliation): ReconciledInvoice {
  const { line_items, ...head } = invoice.fields;
  const stated: InvoiceFields = lineItems && line_items ? { ...head, line_items } : head;
  const places = printedPlaces(pages);
  const issues = [
    ...(page?.issues ?? []).filter(({ code }) => code !== "XML_PAGE_MISMATCH"),
    ...disagreements({ fields: stated, page, places }),
    ...invoice.brokenRules,
  ];
  const located = agreedPlaces(locateFields(stated, places), stated, page);
  const sure = mirrorOf(stated, 1) as ConfidenceTree;
  const fromXml = mirrorOf(stated, "xml") as SourceTree;
  if (!page) return { ...stated, confidence: sure, locations: located, source: fromXml, issues };
  const gaps = gapsOf(stated, page);
  return {
    ...fill(stated, gaps, page),
    confidence: fill(sure, gaps, page.confidence),
    locations: fill(located, gaps, page.locations),
    source: fill(fromXml, gaps, page.source ?? {}),
    issues,
  };
}

/** Where the page reading found the very value that the XML states, its place is better than a searched one. */
function agreedPlaces(found: LocationTree, stated: InvoiceFields, page: ExtractedData | undefined): LocationTree {
  if (!page) return found;
  const tree = structuredClone(found) as Record<string, unknown>;
  for (const { path, type } of comparedFields) {
    const place = valueAt(page.locations, path);
    const xml = valueAt(stated, path);
    if (place !== undefined && xml !== undefined && agree(type, xml, valueAt(page, path))) setAt(tree, path, place);
  }
  return tree as LocationTree;
}

/** The paths that the XML leaves out and the page gives. A list or an address is taken whole or not at all. */
function gapsOf(stated: InvoiceFields, page: ExtractedData): readonly string[] {
  const {
    confidence: _confidence,
    locations: _locations,
    source: _source,
    codes: _codes,
    checks: _checks,
    issues: _issues,
    ...read
  } = page;
  const gaps: string[] = [];
  for (const [field, value] of Object.entries(read)) {
    if (!(field in stated)) gaps.push(field);
    else if (isGroup(value)) {
      const group = valueAt(stated, field) as object;
      gaps.push(
        ...Object.keys(value)
          .filter((part) => !(part in group))
          .map((part) => `${field}.${part}`),
      );
    }
  }
  return gaps;
}

function fill<Tree extends object>(own: Tree, gaps: readonly string[], other: object): Tree {
  const tree = { ...own } as Record<string, unknown>;
  for (const path of gaps) {
    const value = valueAt(other, path);
    if (value !== undefined) setAt(tree, path, value);
  }
  return tree as Tree;
}
