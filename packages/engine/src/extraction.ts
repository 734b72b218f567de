import type { Evidence, ExtractedData } from "@inkvoice/contract";
import type { CustomFieldDefinition } from "./custom/custom-field.ts";
import type { Failure } from "./document-source.ts";
import type { OwnCompany } from "./locale/companies/own-company.ts";
import type { PageRange, SplitOption } from "./parts/divide-pages.ts";

export type ExtractOptions = Readonly<{
  /** false omits line items from the result. */
  lineItems?: boolean;
  /** true ignores the XML of an e-invoice and reads the pages only. */
  ignoreXml?: boolean;
  /**
   * Whether a file may hold several invoices: decided by its content (`auto`, the default), never, each page is one, or
   * one in each of these page ranges (other pages are not read).
   */
  split?: SplitOption;
  /** Fields to extract in addition to the standard ones. */
  customFields?: readonly CustomFieldDefinition[];
  /** true adds the words of the pages to the result. */
  pageText?: boolean;
  /** The caller's own companies: one that is on the pages is the buyer, unless it is clearly the seller. */
  companies?: readonly OwnCompany[];
}>;

/** One of several invoices in a file, with its first and last page. */
export type InvoicePart = Readonly<{
  data: ExtractedData;
  pages: PageRange;
  /** The evidence of its fields, if they were read from pages. */
  evidence?: Evidence;
  /** The words of its pages, if they were asked for. */
  text?: string;
}>;

/** Result of one document. A failure is a result, not an exception. */
export type Extraction =
  | Readonly<{
      ok: true;
      /** The invoice, or the first of several. */
      data: ExtractedData;
      pages: number;
      /** The evidence of its fields, if they were read from pages. */
      evidence?: Evidence;
      /** The words of its pages, if they were asked for. */
      text?: string;
      /** All invoices of the file in order, if there are several. */
      parts?: readonly InvoicePart[];
    }>
  | Failure;
