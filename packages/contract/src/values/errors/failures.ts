import type { FailureCode } from "../invoice/invoice.ts";

/** INDEX of reasons why an accepted document fails: message, and when it occurs. */
export const failures: Record<FailureCode, { message: string; doc: string }> = {
  UNREADABLE_TEXT: {
    message: "The text in the document cannot be read.",
    doc: "The page has no text layer and the picture is too poor to read.",
  },
  PASSWORD_PROTECTED: {
    message: "The PDF is protected with a password.",
    doc: "The PDF cannot be opened without a password.",
  },
  CORRUPT_FILE: { message: "The file is damaged and cannot be opened.", doc: "The file is damaged or truncated." },
  NO_INVOICE_FOUND: {
    message: "The document does not look like an invoice, credit note or receipt.",
    doc: "The document was read but holds no invoice.",
  },
  PROCESSING_TIMEOUT: {
    message: "Reading the document took longer than allowed.",
    doc: "Reading was stopped at its limit of time or memory; the message says which.",
  },
  INTERNAL_ERROR: {
    message: "The document could not be processed.",
    doc: "Reading ended unexpectedly three times; the request id and invoice id find it in the logs.",
  },
};
