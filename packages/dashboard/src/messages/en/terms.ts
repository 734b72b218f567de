import type { ChargeKind, DeliveryState, DocumentType, FailureCode, InvoiceStatus } from "@inkvoice/contract";
import type { ConfidenceBand } from "@inkvoice/contract/confidence-bands";
import type { Role } from "@inkvoice/contract/dashboard";

/** What the API calls by a code and people by a word. */
export const terms = {
  roles: { viewer: "Viewer", member: "Member", owner: "Owner" } satisfies Record<Role, string>,
  bands: {
    sure: "Sure",
    check: "Check",
    unsure: "Unsure",
    corrected: "Corrected",
  } satisfies Record<ConfidenceBand | "corrected", string>,
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
    exhausted: "Given up",
    canceled: "Cancelled",
  } satisfies Record<DeliveryState, string>,
  /** Why a webhook's receiver gave no valid answer, by the code of the attempt. */
  deliveryFailures: {
    address_refused: "The URL may not be delivered to: it must be https at a public address.",
    dns_failed: "The host name could not be resolved.",
    connect_timeout: "The connection could not be established within 5 seconds.",
    connection_refused: "The connection was refused.",
    connection_reset: "The connection was closed before the answer was complete.",
    tls_failed: "The TLS connection could not be established: the certificate is not valid for this host.",
    answer_timeout: "The receiver did not answer within 10 seconds.",
    invalid_answer: "The receiver's answer is not valid HTTP.",
  },
  /** Why a document could not be read. */
  failures: {
    UNREADABLE_TEXT: "The text in the document cannot be read.",
    PASSWORD_PROTECTED: "The PDF is protected with a password.",
    CORRUPT_FILE: "The file is damaged and cannot be opened.",
    NO_INVOICE_FOUND: "The document does not look like an invoice, credit note or receipt.",
    PROCESSING_TIMEOUT: "Reading the document took longer or needed more memory than allowed.",
    INTERNAL_ERROR: "The document could not be processed.",
  } satisfies Record<FailureCode, string>,
};
