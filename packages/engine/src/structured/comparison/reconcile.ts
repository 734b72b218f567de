import type { ConfidenceTree, ExtractedData, InvoiceFields, LocationTree, SourceTree } from "@inkvoice/contract";
import { setAt, valueAt } from "@inkvoice/contract/field-paths";
import { valuesAgree } from "../../evidence/agreement.ts";
import { isGroup, mirrorOf } from "../../evidence/field-tree.ts";
import { printedLocations } from "../../evidence/printed-locations.ts";
import type { PageText } from "../../page-text/page-text.ts";
import type { StructuredInvoice } from "../structured-invoice.ts";
import { comparedFields, disagreements } from "./disagreements.ts";
import { locateFields } from "./field-locations.ts";

export type Reconciliation = Readonly<{
  invoice: StructuredInvoice;
  pages: readonly PageText[];
  /** The data read from the pages, or undefined if there is none. */
  page: ExtractedData | undefined;
  lineItems: boolean;
}>;

export type ReconciledInvoice = Omit<ExtractedData, "checks">;

/**
 * The invoice as its XML states it, at confidence 1, each value with its location. Values that the XML leaves out (the
 * smaller profiles have no lines and no addresses) come from the page with its confidence. Where both have a value and
 * they differ, the XML's is used and an issue is added.
 */
export function reconcile({ invoice, pages, page, lineItems }: Reconciliation): ReconciledInvoice {
  const { line_items, ...head } = invoice.fields;
  const stated: InvoiceFields = lineItems && line_items ? { ...head, line_items } : head;
  const places = printedLocations(pages);
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

/** If the page reading has the same value as the XML, its location is better than a searched one. */
function agreedPlaces(found: LocationTree, stated: InvoiceFields, page: ExtractedData | undefined): LocationTree {
  if (!page) return found;
  const tree = structuredClone(found) as Record<string, unknown>;
  for (const { path, type } of comparedFields) {
    const place = valueAt(page.locations, path);
    const xml = valueAt(stated, path);
    if (place !== undefined && xml !== undefined && valuesAgree(type, xml, valueAt(page, path)))
      setAt(tree, path, place);
  }
  return tree as LocationTree;
}

/** Paths that only the page has. A list or an address is used as a whole or not at all. */
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
