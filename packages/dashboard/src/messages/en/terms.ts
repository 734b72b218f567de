import type { ChargeKind, DeliveryState, DocumentType, FailureCode, InvoiceStatus } from "@inkvoice/contract";
import type { ConfidenceBand } from "@inkvoice/contract/confidence-bands";
import type { Role } from "@inkvoice/contract/dashboard";
import type { InvoiceState } from "@inkvoice/contract/invoice-state";

/** Display texts of values that the API names by a code. */
export const terms = {
  roles: { viewer: "Viewer", member: "Member", owner: "Owner" } satisfies Record<Role, string>,
  confidence: {
    sure: "Confident",
    check: "Check",
    unsure: "Uncertain",
    corrected: "Corrected",
  } satisfies Record<ConfidenceBand | "corrected", string>,
  states: {
    processing: "Reading…",
    failed: "Failed",
    to_review: "To review",
    ready: "Ready",
    approved: "Approved",
    exported: "Exported",
    rejected: "Rejected",
  } satisfies Record<InvoiceState, string>,
  approvalsOf: (given: number, required: number) => `${given} of ${required} approvals`,
  changedSinceExport: "Changed since export",
  changedSinceExportHint:
    "Its values were changed after the export: export it again, or change them in the other program too.",
  statuses: {
    processing: "Reading…",
    completed: "Completed",
    failed: "Failed",
  } satisfies Record<InvoiceStatus, string>,
  documentTypes: {
    invoice: "Invoice",
    credit_note: "Credit note",
    receipt: "Receipt",
  } satisfies Record<DocumentType, string>,
  chargeKinds: {
    discount: "Discount",
    shipping: "Shipping",
    charge: "Charge",
    rounding: "Rounding",
  } satisfies Record<ChargeKind, string>,
  deliveryStates: {
    pending: "Waiting",
    delivered: "Delivered",
    exhausted: "Failed",
    canceled: "Canceled",
  } satisfies Record<DeliveryState, string>,
  /** Why a webhook delivery failed, by the attempt's error code. */
  deliveryFailures: {
    address_refused: "Deliveries to this URL are not allowed: it must use https and a public address.",
    dns_failed: "The host name could not be resolved.",
    connect_timeout: "The connection could not be established within 5 seconds.",
    connection_refused: "The connection was refused.",
    connection_reset: "The connection was closed before the response was complete.",
    tls_failed: "The TLS connection could not be established: the certificate is not valid for this host.",
    answer_timeout: "The receiver did not respond within 10 seconds.",
    invalid_answer: "The receiver's response is not valid HTTP.",
  },
  /** Why a document could not be read. */
  failures: {
    UNREADABLE_TEXT: "The text in the document cannot be read.",
    PASSWORD_PROTECTED: "The PDF is protected with a password.",
    CORRUPT_FILE: "The file is damaged and cannot be opened.",
    NO_INVOICE_FOUND: "The document does not look like an invoice, credit note or receipt.",
    PROCESSING_TIMEOUT: "Reading the document took too long or needed too much memory.",
    INTERNAL_ERROR: "The document could not be processed.",
  } satisfies Record<FailureCode, string>,
};
