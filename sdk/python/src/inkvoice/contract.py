# Written by scripts/openapi.ts.
"""The API's shapes: dictionaries as they arrive, described for type checkers and editors."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class AccountCompanies(TypedDict):
    companies: list[OwnCompany]
    """The companies that this account reads invoices for; an empty list removes them"""

class AddressParts(TypedDict, total=False):
    street: str
    """Street and house number"""
    postal_code: str
    """Postal code, as printed"""
    city: str
    """City or town"""
    region: str
    """State, province or county"""
    country: str
    """Country code, ISO 3166-1 alpha-2"""

class _AnalyticsGroupsEntryAlways(TypedDict):
    key: str
    """The day, the month (YYYY-MM), the vendor's name or the currency; once for each currency. Vendors of one name have their tax number or id behind it"""
    currency: str | None
    """One currency; null where none was read"""
    invoices: int
    """Number of completed invoices"""
    total_amount: float
    """Sum of total_amount"""
    total_tax: float
    """Sum of total_tax"""
    corrected_share: float
    """Share of the invoices of which something was corrected"""
    median_seconds: float | None
    """From upload to done, within five in a hundred"""

class AnalyticsGroupsEntry(_AnalyticsGroupsEntryAlways, total=False):
    vendor_id: str
    """By vendor: its id in the list of vendors, where it is in it"""
    tax_id: str
    """By vendor: the tax number that tells it apart, where it has one"""

class AnalyticsFieldsEntry(TypedDict):
    field: str
    """Dotted path of the field"""
    read: int
    """Invoices that have it"""
    corrected: int
    """Invoices in which it was corrected"""

class _AnalyticsTaxesEntryAlways(TypedDict):
    currency: str | None
    """One currency; null where none was read"""
    rate: float
    """Tax rate in percent"""
    amount: float
    """Amount in the document's currency"""

class AnalyticsTaxesEntry(_AnalyticsTaxesEntryAlways, total=False):
    base: float
    """Amount that was taxed; absent where none was read"""

class Analytics(TypedDict):
    groups: list[AnalyticsGroupsEntry]
    """One currency each. Days and months in their order, vendors and currencies by invoices, at most 1000"""
    fields: list[AnalyticsFieldsEntry]
    """How often each field was read, and corrected"""
    taxes: list[AnalyticsTaxesEntry]
    """Sums of the taxes by rate"""

class _AppliedRuleAlways(TypedDict):
    id: str
    """rul_ and digits"""
    name: str
    """Its name when it was applied"""

class AppliedRule(_AppliedRuleAlways, total=False):
    set: dict[str, str | float | bool]
    """Custom fields whose values come from it"""
    approvals: int
    """How many different people or API keys must approve the invoice"""
    assign_to: str
    """The member it asked to review the invoice"""
    tags: list[str]
    """Tags that it gives"""

class Approval(TypedDict):
    by: str
    """A person, or API key and its name"""
    approver_id: str
    """usr_ or key_ and digits"""
    at: str
    """When it was approved, UTC"""

class _BankAccountAlways(TypedDict):
    status: Literal["confirmed", "seen", "blocked"]
    """seen: on an invoice, and confirmed by nobody yet"""
    first_seen_at: str
    """When it was given, or first on an invoice"""
    invoice_id: str | None
    """The invoice that showed it first; null where a person or an import gave it"""

class BankAccount(_BankAccountAlways, total=False):
    iban: str
    """Without blanks"""
    account: str
    """An account number that is no IBAN"""
    bic: str
    """Of its bank"""

class BatchList(TypedDict):
    batches: list[BatchSummary]
    """Newest first, without their invoices"""
    next_cursor: str | None
    """For the page after this one; null on the last"""

class BatchSummaryCounts(TypedDict):
    """Number in each state"""

    processing: int
    """Waiting or being read"""
    completed: int
    """Read to the end"""
    failed: int
    """Could not be read"""
    rejected: int
    """Files that were refused at upload"""

class _BatchSummaryAlways(TypedDict):
    id: str
    """Prefix and digits"""
    created_at: str
    """ISO 8601, UTC"""
    counts: BatchSummaryCounts
    """Number in each state"""
    rejected: list[RejectedFile]
    """Refused files with their errors"""

class BatchSummary(_BatchSummaryAlways, total=False):
    completed_at: str
    """When the last of its invoices ended"""

class _BulkAlways(TypedDict):
    id: str
    """Prefix and digits"""
    status: Literal["processing", "completed", "stopped"]
    """processing until every file has ended; stopped after DELETE, while started files are finished"""
    source: Literal["archive", "urls", "prefix"]
    """Where its files come from"""
    created_at: str
    """ISO 8601, UTC"""
    counts: BulkCounts

class Bulk(_BulkAlways, total=False):
    completed_at: str
    """When the last of its files ended"""
    metadata: Metadata

class BulkCounts(TypedDict):
    files: int
    """All files; the others add up to it"""
    waiting: int
    """Not yet uploaded as invoices"""
    processing: int
    """Queued or being read"""
    completed: int
    """Read to the end"""
    failed: int
    """Could not be read"""
    rejected: int
    """Refused as single uploads would be"""
    stopped: int
    """Left out because the bulk was stopped"""
    deleted: int
    """Their invoices were deleted since"""

class BulkList(TypedDict):
    bulks: list[Bulk]
    """Newest first"""
    next_cursor: str | None
    """For the page after this one; null on the last"""

class _BulkResultAlways(TypedDict):
    file: str
    """Its name in the archive, its address, or its name in the bucket"""
    index: int
    """Which file of the bulk, counted from 1"""
    status: Literal["waiting", "processing", "completed", "failed", "rejected", "stopped", "deleted"]
    """Its status now"""

class BulkResult(_BulkResultAlways, total=False):
    invoice: Invoice
    """Absent until the file is stored"""
    error: ErrorBody
    """Why it was refused"""

class Charge(TypedDict, total=False):
    kind: Literal["discount", "shipping", "charge", "rounding"]
    """Kind of the charge or discount"""
    description: str
    """Text beside the amount"""
    rate: float
    """Rate of the charge or discount in percent"""
    amount: float
    """As it changes the total: a discount is negative"""

class _CheckAlways(TypedDict):
    name: str
    """Name for people"""
    outcome: Literal["passed", "failed", "not_applicable"]
    """Outcome of the check"""
    fields: list[str]
    """Dotted paths of the fields of the check"""

class Check(_CheckAlways, total=False):
    message: str
    """One sentence for people"""

class ConfidencePayment(TypedDict, total=False):
    iban: float
    bic: float
    reference: float

class ConfidenceLineItemsEntry(TypedDict, total=False):
    description: float
    sku: float
    gtin: float
    service_from: float
    service_to: float
    quantity: float
    unit: float
    unit_price: float
    discount_rate: float
    discount: float
    tax_rate: float
    tax_amount: float
    net_total: float
    gross_total: float
    total: float
    parent: float
    custom_fields: dict[str, float]

class ConfidenceTaxesEntry(TypedDict, total=False):
    rate: float
    base: float
    amount: float

class ConfidenceChargesEntry(TypedDict, total=False):
    kind: float
    description: float
    rate: float
    amount: float

class Confidence(TypedDict, total=False):
    """The same shape as the fields, each leaf 0–1, calibrated"""

    document_type: float
    invoice_number: float
    date: float
    due_date: float
    purchase_order: float
    payment_terms: float
    language: float
    vendor: PartyConfidence
    customer: PartyConfidence
    currency: float
    subtotal: float
    total_tax: float
    total_amount: float
    amount_due: float
    payment: ConfidencePayment
    line_items: list[ConfidenceLineItemsEntry]
    taxes: list[ConfidenceTaxesEntry]
    charges: list[ConfidenceChargesEntry]
    custom_fields: dict[str, float]

class _CorrectionRowAlways(TypedDict):
    field: str
    """Dotted path; rows by their numbers"""
    before: Any
    """The extracted value; null if there was none"""
    after: Any
    """The current value; null if the value or its row was removed"""
    who: str
    """A person, or API key and its name"""
    at: str
    """When it was done, UTC"""

class CorrectionRow(_CorrectionRowAlways, total=False):
    location: FieldLocation

class CustomField(TypedDict):
    id: str
    """Prefix and digits"""
    name: str
    """The member of custom_fields it becomes"""
    type: Literal["text", "code", "date", "amount", "number", "boolean", "choice"]
    """What its value is; a choice is one of choices"""
    captions: list[str]
    """The words printed beside or above the value, in any language"""
    pattern: str | None
    """A regular expression in RE2 syntax that the value matches"""
    choices: list[str] | None
    """Possible values, as printed"""
    level: Literal["document", "line"]
    """document: once on the document. line: a column of the line items"""
    near: Literal["vendor", "customer"] | None
    """The party beside which it is printed; null for anywhere"""
    vendors: list[str] | None
    """The only vendors that print it; null for all"""
    required: bool
    """Whether a document without it needs review; for level document"""
    description: str | None
    """Free text label"""
    created_at: str
    """ISO 8601, UTC"""

class CustomFieldList(TypedDict):
    fields: list[CustomField]
    """Dotted paths of the fields concerned"""

class CustomerAddressParts(TypedDict, total=False):
    """Parts of the address"""

    street: str
    """Street and house number"""
    postal_code: str
    """Postal code, as printed"""
    city: str
    """City or town"""
    region: str
    """State, province or county"""
    country: str
    """Country code, ISO 3166-1 alpha-2"""

class Customer(TypedDict, total=False):
    name: str
    """Name of the customer, as printed"""
    tax_id: str
    """VAT or tax number as printed, spaces removed"""
    address: str
    """The printed lines joined with ', ', without the name"""
    address_parts: CustomerAddressParts
    """Parts of the address"""

class Deleted(TypedDict):
    id: str
    """Prefix and digits"""
    deleted: Literal[True]
    """true: it was deleted"""

class _DeliveryAlways(TypedDict):
    id: str
    """Prefix and digits"""
    url: str
    """The full URL"""
    receiver: Literal["upload", "default", "endpoint"]
    """Whether the upload, the account's default or an endpoint named the URL"""
    webhook_id: str | None
    """The endpoint; null if the upload or the account named the URL"""
    state: Literal["pending", "delivered", "exhausted", "canceled"]
    """State of the delivery"""
    created_at: str
    """ISO 8601, UTC"""
    attempts: list[DeliveryAttempt]
    """Attempts so far"""

class Delivery(_DeliveryAlways, total=False):
    ended_at: str
    """ISO 8601, UTC"""
    next_attempt_at: str
    """ISO 8601, UTC"""

class DeliveryAttemptError(TypedDict):
    """Why there was no valid answer"""

    code: str
    """A stable code for programs"""
    message: str
    """One sentence for people"""

class DeliveryAttempt(TypedDict):
    attempt: int
    """1 is the first try"""
    attempted_at: str
    """ISO 8601, UTC"""
    duration_ms: int
    """Duration in milliseconds"""
    status: int | None
    """HTTP status of the answer; null without one"""
    response: str | None
    """The first kB of the answer"""
    error: DeliveryAttemptError | None
    """Why there was no valid answer"""

class DocumentTextPagesEntryWordsEntry(TypedDict):
    text: str
    """The printed text"""
    box: list[float]
    """x0, y0, x1, y1 in 0–1 of the page as displayed"""
    confidence: float
    """Probability that the value is right, 0–1"""

class DocumentTextPagesEntry(TypedDict):
    page: int
    """Page number, from 1"""
    width: float
    """Of the page: points for a PDF, pixels for a picture"""
    height: float
    """Height of the page"""
    words: list[DocumentTextPagesEntryWordsEntry]
    """The words in reading order"""

class DocumentText(TypedDict):
    pages: list[DocumentTextPagesEntry]
    """Pages in their order"""

class DuplicateListDuplicatesEntry(TypedDict):
    id: str
    """Prefix and digits"""
    score: float
    """1: the very same file"""
    reasons: list[Literal["same_file", "same_number", "same_total_and_date"]]
    """Why they are likely duplicates"""

class DuplicateList(TypedDict):
    duplicates: list[DuplicateListDuplicatesEntry]
    """Likely duplicates of this invoice"""

class _ErrorBodyAlways(TypedDict):
    code: Literal["INVALID_REQUEST", "INVALID_PARAMETER", "INVALID_QUERY", "MISSING_FILE", "INVALID_FILE_FORMAT", "EMPTY_FILE", "FILE_TOO_LARGE", "TOO_MANY_PAGES", "TOO_MANY_FILES", "INVALID_ARCHIVE", "FILE_NOT_FETCHED", "INVALID_WEBHOOK_URL", "WEBHOOK_LIMIT_REACHED", "REVISION_MISMATCH", "FIELD_LIMIT_REACHED", "UNSUPPORTED_VERSION", "IDEMPOTENCY_KEY_REUSED", "UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "RATE_LIMIT_EXCEEDED", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"]
    """A stable code for programs"""
    message: str
    """One sentence for a person"""
    reason: str
    """What exactly is wrong, as a stable name; docs/errors.md lists them. More may be added"""

class ErrorBody(_ErrorBodyAlways, total=False):
    parameter: str
    """Path of the value that is not allowed, where it is one"""
    values: dict[str, str | float]
    """Values in the message, by name"""
    request_id: str
    """As in X-Request-ID; absent where one request has several errors"""

class WebhookEvent(TypedDict):
    id: str
    """Prefix and digits"""
    type: Literal["invoice.completed", "invoice.failed", "invoice.updated", "invoice.deleted", "batch.completed", "bulk.completed", "vendor.bank_account_seen", "export.completed", "webhook.test"]
    """Type of the event"""
    created_at: str
    """ISO 8601, UTC"""
    data: dict[str, Any] | None
    """The record at that moment, in the shape of the upload's version; null once deleted"""

class _EventDetailAlways(TypedDict):
    id: str
    """Prefix and digits"""
    type: Literal["invoice.completed", "invoice.failed", "invoice.updated", "invoice.deleted", "batch.completed", "bulk.completed", "vendor.bank_account_seen", "export.completed", "webhook.test"]
    """Type of the event"""
    created_at: str
    """ISO 8601, UTC"""
    data: dict[str, Any] | None
    """The record at that moment, in the shape of the upload's version; null once deleted"""
    invoice_id: str | None
    """The invoice concerned; null if none"""
    deliveries: list[Delivery]
    """One per receiver"""

class EventDetail(_EventDetailAlways, total=False):
    version: Literal["1.0.0", "1.0.3", "1.0.4", "1.1.0", "1.1.1", "1.2.0", "1.3.0"]
    """API version whose shape the deliveries carry, as in their Service-Version header"""

class EventListEventsEntryDeliveryStates(TypedDict):
    """How many deliveries are in each state"""

    pending: int
    """Waiting to be sent"""
    delivered: int
    """Answered with 2xx"""
    exhausted: int
    """Failed after the last attempt"""
    canceled: int
    """No longer to be sent"""

class EventListEventsEntry(TypedDict):
    id: str
    """Prefix and digits"""
    type: Literal["invoice.completed", "invoice.failed", "invoice.updated", "invoice.deleted", "batch.completed", "bulk.completed", "vendor.bank_account_seen", "export.completed", "webhook.test"]
    """Type of the event"""
    created_at: str
    """ISO 8601, UTC"""
    data: dict[str, Any] | None
    """The record at that moment, in the shape of the upload's version; null once deleted"""
    invoice_id: str | None
    """The invoice concerned; null if none"""
    delivery_states: EventListEventsEntryDeliveryStates
    """How many deliveries are in each state"""

class EventList(TypedDict):
    events: list[EventListEventsEntry]
    """Types of events"""
    pagination: Pagination

class _ExportAlways(TypedDict):
    id: str
    """exp_ and digits"""
    status: Literal["ready", "undone"]
    """undone: its invoices count as not exported again, unless another export also holds them as approved"""
    format: Literal["csv", "csv-semicolon", "csv-lines", "xlsx", "jsonl", "ubl-zip", "cii-zip", "datev", "lexware", "xero", "quickbooks", "odoo", "erpnext", "sage", "sepa"]
    """The kind of file"""
    include: Literal["approved_not_exported", "approved", "all"]
    """Which invoices of the filter were meant"""
    filter: ExportFilter
    counts: ExportCounts
    created_at: str
    """ISO 8601, UTC"""
    created_by: str
    """The person's name, or the API key's"""
    download_url: str
    """Works with a key that has exports:read"""

class Export(_ExportAlways, total=False):
    undone_at: str
    """ISO 8601, UTC"""
    undone_by: str
    """Who undid it"""
    invoices: list[str]
    """The ids in the order of the file; in the answer for one export"""

class _ExportCountsLeftOutAlways(TypedDict):
    duplicate: int
    """It may be a duplicate of another invoice, and nobody has decided"""
    not_approved: int
    """Nobody has approved it"""
    exported_before: int
    """It was exported before, while approved"""
    incomplete: int
    """A value is missing without which the format cannot book or pay it"""

class ExportCountsLeftOut(_ExportCountsLeftOutAlways, total=False):
    """Invoices of the filter that are not in the file, by reason"""

    bank_account_new: int
    """Payments: Nobody has confirmed its bank account for its vendor"""
    bank_account_blocked: int
    """Payments: Its bank account is blocked"""
    credit_note: int
    """Payments: It is a credit note"""
    paid: int
    """Payments: Nothing is left to pay"""
    sale: int
    """Payments: Your own company issued it"""
    not_sepa: int
    """Payments: It is not in EUR, or its account is outside the SEPA area"""

class ExportCounts(TypedDict):
    """Invoices in the file, and the omitted ones by reason"""

    included: int
    """Invoices in the file"""
    left_out: ExportCountsLeftOut
    """Invoices of the filter that are not in the file, by reason"""

class ExportFilter(TypedDict, total=False):
    """Which invoices are considered; all by default"""

    ids: list[str]
    """Only these invoices"""
    created_from: str
    """Uploaded on this day or later"""
    created_to: str
    """Uploaded on this day or earlier"""
    date_from: str
    """Dated on this day or later"""
    date_to: str
    """Dated on this day or earlier"""
    total_min: float
    """total_amount of at least this"""
    total_max: float
    """total_amount of at most this"""
    q: str
    """Words of the invoice, as in the list"""

class ExportList(TypedDict):
    exports: list[Export]
    """Newest first, without the ids of their invoices"""
    next_cursor: str | None
    """For the next page; null on the last"""

class ExportPreview(TypedDict):
    dry_run: Literal[True]
    """Nothing was stored"""
    counts: ExportCounts

class _ExtractedDataEinvoiceAlways(TypedDict):
    syntax: Literal["cii", "zugferd-1", "ubl", "fatturapa", "facturae", "cfdi"]
    """The format of the XML"""

class ExtractedDataEinvoice(_ExtractedDataEinvoiceAlways, total=False):
    """The file's own XML, where the values come from it"""

    profile: str
    """The guideline it claims to follow, such as urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"""

class ExtractedData(TypedDict, total=False):
    document_type: Literal["invoice", "credit_note", "receipt"]
    """Type of the document"""
    invoice_number: str
    """Number of the invoice"""
    date: str
    """Invoice date, YYYY-MM-DD"""
    due_date: str
    """Day by which it is to be paid, YYYY-MM-DD"""
    purchase_order: str
    """Number of the buyer's purchase order"""
    payment_terms: str
    """Terms of payment, as printed"""
    language: str
    """Language of the document, ISO 639-1"""
    vendor: Party
    customer: Customer
    currency: str
    """Currency code, ISO 4217"""
    subtotal: float
    """Amount without tax, after discounts and charges"""
    total_tax: float
    """Sum of all taxes"""
    total_amount: float
    """Total of the document's own charges with tax; negative on a credit note"""
    amount_due: float
    """Amount that is left to pay"""
    payment: Payment
    line_items: list[LineItem]
    """Lines of the invoice"""
    taxes: list[TaxLine]
    """Taxes by rate"""
    charges: list[Charge]
    """Charges and discounts on the whole document"""
    custom_fields: dict[str, str | float | bool]
    """The account's own fields, by name"""
    confidence: Confidence
    locations: Locations
    source: Sources
    """The same shape as the fields, each leaf where it comes from"""
    codes: list[MachineCode]
    """QR codes and bar codes on the pages"""
    einvoice: ExtractedDataEinvoice
    """The file's own XML, where the values come from it"""
    checks: list[Check]
    """Arithmetic and plausibility checks with their outcome"""
    issues: list[Issue]
    """Problems that a person should know about"""

class Failure(TypedDict):
    code: Literal["UNREADABLE_TEXT", "PASSWORD_PROTECTED", "CORRUPT_FILE", "NO_INVOICE_FOUND", "PROCESSING_TIMEOUT", "INTERNAL_ERROR"]
    """A stable code for programs"""
    message: str
    """One sentence for people"""

class FaultFitsEntry(TypedDict):
    field: str
    """Dotted path of the field"""
    value: float
    """The value itself"""

class Fault(TypedDict):
    check: str
    """Name of the check that fails"""
    fields: list[str]
    """The cells that the check is about, rows by their numbers"""
    figures: dict[str, float | str]
    """The figures that do not agree"""
    fits: list[FaultFitsEntry]
    """Values of which each alone would put it right"""

class _FieldCandidateAlways(TypedDict):
    value: str | float | bool
    """The value itself"""
    confidence: float
    """Probability that the value is right, 0–1"""

class FieldCandidate(_FieldCandidateAlways, total=False):
    location: FieldLocation

class _FieldEvidenceAlways(TypedDict):
    candidates: list[FieldCandidate]
    """Possible values, best first"""

class FieldEvidence(_FieldEvidenceAlways, total=False):
    raw_text: str
    """The printed text that the value was read from"""

class GivenBankAccount(TypedDict, total=False):
    iban: str
    """With or without blanks"""
    account: str
    """An account number that is no IBAN"""
    bic: str
    """Of its bank"""
    status: Literal["confirmed", "blocked"]
    """blocked: invoices that show it need review"""

class _GivenOrderLineAlways(TypedDict):
    description: str
    """Article or service"""
    quantity: float
    """Ordered quantity"""
    unit_price: float
    """Net price of one unit"""

class GivenOrderLine(_GivenOrderLineAlways, total=False):
    line_id: str
    """Your id of the line"""
    sku: str
    """Article number"""
    received_quantity: float
    """Received so far; more than this should not be invoiced"""

class InvoiceVendorMatch(TypedDict):
    """How the vendor was identified"""

    by: list[Literal["tax_id", "iban", "name", "memory"]]
    """What agrees with the vendor"""
    confidence: float
    """Probability that the value is right, 0–1"""

class InvoiceFile(TypedDict):
    """The stored file and the invoices in it"""

    content_type: str
    """Media type, such as application/pdf"""
    pages: int
    """How many pages it has"""
    invoices: list[FilePart]
    """Every invoice of the file in the order of its pages, this one among them"""

class InvoiceRowNumbers(TypedDict):
    """The number of each row, by which changes name it; it stays when another row is removed"""

    line_items: list[int]
    """Lines of the invoice"""
    taxes: list[int]
    """Taxes by rate"""
    charges: list[int]
    """Charges and discounts on the whole document"""

class InvoiceAssignee(TypedDict):
    """Whose turn it is; null is anybody's"""

    id: str
    """Prefix and digits"""
    name: str
    """Name for people"""

class InvoiceReviewed(TypedDict):
    """Who approved or rejected it; null while review is open"""

    who: str
    """A person's name, or `API key` and the name of the key"""
    at: str
    """ISO 8601, UTC"""

class _InvoiceAlways(TypedDict):
    id: str
    """Prefix and digits"""
    status: Literal["processing", "completed", "failed"]
    """Its status now"""
    created_at: str
    """ISO 8601, UTC"""
    filename: str
    """The name the file was sent under"""
    file_url: str
    """URL of the stored file; valid for seven days without a key, and always with one"""
    revision: int
    """Counts up with every change; for If-Match"""

class Invoice(_InvoiceAlways, total=False):
    completed_at: str
    """ISO 8601, UTC"""
    failed_at: str
    """ISO 8601, UTC"""
    external_id: ExternalId
    metadata: Metadata
    batch_id: str
    """The batch or bulk that the file was sent in"""
    file_deleted_at: str
    """Since when the account's retention has removed the file"""
    review: Literal["open", "approved", "rejected"]
    """Once it ended: whether somebody approved or rejected it"""
    review_reason: str
    """Why it was rejected"""
    rules: list[AppliedRule]
    """Rules that applied to it, in their order"""
    tags: list[str]
    """Tags that the rules gave it"""
    approvals_required: int
    """How many approvals the rules ask for; else one"""
    approvals: list[Approval]
    """Approvals so far, oldest first"""
    corrected: list[str]
    """Dotted paths of the values that were corrected"""
    exported_at: str
    """Time of its first export while approved, in GET /invoices/{id}"""
    exports: list[str]
    """The exports that hold it, approved or not, oldest first"""
    vendor_id: str
    """Its vendor among the account's, where it is known"""
    vendor_match: InvoiceVendorMatch
    """How the vendor was identified"""
    direction: Literal["purchase", "sale"]
    """Where own companies are set and one of them is a party: whether it buys or sells"""
    part_of: PartOf
    """Where the file holds several invoices: which of them this is"""
    parts: list[str]
    """On the first of several invoices in a file: the ids of all, in order"""
    extracted_data: ExtractedData
    """When completed. confidence, locations, checks, issues, codes, charges and custom_fields are always there, empty where nothing was found; every other member only where it was read"""
    error: Failure
    evidence: Evidence
    """What each field was read from, and what else it might be"""
    summary: InvoiceListItem
    """The invoice as lists show it"""
    file: InvoiceFile
    """The stored file and the invoices in it"""
    corrections: list[CorrectionRow]
    """Corrections in force, the oldest first"""
    row_numbers: InvoiceRowNumbers
    """The number of each row, by which changes name it; it stays when another row is removed"""
    faults: list[Fault]
    """What does not fit together"""
    doubts: list[ReviewDoubt]
    """Why it needs review by the account's settings, except possible duplicates; empty if it does not"""
    custom_field_definitions: list[CustomField]
    """The account's custom fields that apply to the vendor"""
    required_fields: list[str]
    """Paths of the fields that the account requires on such a document"""
    dismissed_duplicates: list[str]
    """Invoices that were declared no duplicates of this one"""
    duplicates: list[PossibleDuplicate]
    """Invoices that look like the same one, newest first"""
    notes: list[ReviewNote]
    """Comments and decisions, oldest first"""
    assignee: InvoiceAssignee | None
    """Whose turn it is; null is anybody's"""
    reviewed: InvoiceReviewed | None
    """Who approved or rejected it; null while review is open"""
    lessons: list[LearnedLesson | UnlearnedLesson]
    """In the answer to corrections: what each taught about the vendor"""

class InvoiceList(TypedDict):
    invoices: list[InvoiceListItem]
    """Invoices on this page of the list"""
    pagination: Pagination

class _InvoiceListItemAlways(TypedDict):
    id: str
    """Prefix and digits"""
    status: Literal["processing", "completed", "failed"]
    """Its status now"""
    created_at: str
    """ISO 8601, UTC"""
    total_amount: float | None
    """null until completed, and when the total was not read"""
    currency: str | None
    """Currency code, ISO 4217"""
    vendor_name: str | None
    """Name of the vendor"""
    invoice_number: str | None
    """Number of the invoice"""
    date: str | None
    """Calendar date of the invoice, YYYY-MM-DD"""
    filename: str
    """File name given at upload"""
    due_date: str | None
    """Day by which it is to be paid, YYYY-MM-DD"""
    document_type: str | None
    """Type of the document"""
    confidence: float | None
    """The lowest among the fields that matter; null until completed"""
    failed_checks: int
    """How many checks of the record fail"""
    needs_review: bool
    """Whether a person should look"""
    duplicate_count: int
    """How many invoices look like the same one"""
    has_corrections: bool
    """Whether a value differs from the extraction"""
    state: Literal["processing", "failed", "to_review", "ready", "approved", "exported", "rejected"]
    """In one word: processing, failed, rejected, exported, approved, to_review (needs_review), or ready to be approved"""

class InvoiceListItem(_InvoiceListItemAlways, total=False):
    review: Literal["open", "approved", "rejected"]
    """Once it ended"""
    approvals_required: int
    """How many approvals the rules ask for; else one"""
    approvals: list[Approval]
    """Approvals so far, oldest first"""
    external_id: ExternalId
    metadata: Metadata
    exported_at: str
    """Time of its first export while approved"""
    changed_since_export: bool
    """Where it was exported while approved: whether its values have changed since"""
    error: Failure
    """Why it failed"""

class _IssueAlways(TypedDict):
    code: str
    """A stable code for programs"""
    message: str
    """One sentence for people"""

class Issue(_IssueAlways, total=False):
    field: str
    """Dotted path of the field"""
    page_value: Any
    """Value on the page"""
    xml_value: Any
    """Value in the file's XML"""
    code_value: Any
    """Value in a code on the page"""

class LearnedLesson(TypedDict):
    field: str
    """Dotted path of the field"""
    learned: Literal[True]
    """Whether something was remembered"""
    kind: Literal["value", "place"]
    """The value itself, or the place beside a printed label"""
    vendor: str
    """The party that sells"""
    anchor: str | None
    """The printed label"""

class LineItem(TypedDict, total=False):
    description: str
    """Text of the line"""
    sku: str
    """Article number of the seller"""
    gtin: str
    """GTIN, EAN or UPC"""
    service_from: str
    """First day of the service"""
    service_to: str
    """Last day of the service"""
    quantity: float
    """Number of units"""
    unit: str
    """Unit of the quantity, as printed"""
    unit_price: float
    """Price of one unit"""
    discount_rate: float
    """Discount on the line in percent"""
    discount: float
    """Discount on the line, as a positive amount"""
    tax_rate: float
    """Tax rate in percent"""
    tax_amount: float
    """Tax of the line"""
    net_total: float
    """Without tax, where the document prints it"""
    gross_total: float
    """With tax, where the document prints it"""
    total: float
    """Amount of the line, as printed"""
    parent: int
    """Index of the line that this one is a part of"""
    custom_fields: dict[str, str | float | bool]
    """The account's own fields, by name"""

class FieldLocation(TypedDict):
    page: int
    """1 is the first page"""
    box: list[float]
    """x0, y0, x1, y1 in 0–1 of the upright page"""

class LocationsPayment(TypedDict, total=False):
    iban: FieldLocation
    bic: FieldLocation
    reference: FieldLocation

class LocationsLineItemsEntry(TypedDict, total=False):
    description: FieldLocation
    sku: FieldLocation
    gtin: FieldLocation
    service_from: FieldLocation
    service_to: FieldLocation
    quantity: FieldLocation
    unit: FieldLocation
    unit_price: FieldLocation
    discount_rate: FieldLocation
    discount: FieldLocation
    tax_rate: FieldLocation
    tax_amount: FieldLocation
    net_total: FieldLocation
    gross_total: FieldLocation
    total: FieldLocation
    parent: FieldLocation
    custom_fields: dict[str, FieldLocation]

class LocationsTaxesEntry(TypedDict, total=False):
    rate: FieldLocation
    base: FieldLocation
    amount: FieldLocation

class LocationsChargesEntry(TypedDict, total=False):
    kind: FieldLocation
    description: FieldLocation
    rate: FieldLocation
    amount: FieldLocation

class Locations(TypedDict, total=False):
    """The same shape as the fields, each leaf where it was read"""

    document_type: FieldLocation
    invoice_number: FieldLocation
    date: FieldLocation
    due_date: FieldLocation
    purchase_order: FieldLocation
    payment_terms: FieldLocation
    language: FieldLocation
    vendor: PartyLocations
    customer: PartyLocations
    currency: FieldLocation
    subtotal: FieldLocation
    total_tax: FieldLocation
    total_amount: FieldLocation
    amount_due: FieldLocation
    payment: LocationsPayment
    line_items: list[LocationsLineItemsEntry]
    taxes: list[LocationsTaxesEntry]
    charges: list[LocationsChargesEntry]
    custom_fields: dict[str, FieldLocation]

class MachineCode(TypedDict):
    page: int
    """1 is the first page"""
    box: list[float]
    """x0, y0, x1, y1 in 0–1 of the upright page"""
    kind: Literal["ch-qr-bill", "epc", "pt-atcud", "es-verifactu", "es-ticketbai", "ar-afip", "cl-ted", "mx-cfdi", "br-nfe", "sv-dte", "in-einvoice", "sa-zatca", "pl-ksef", "de-tse", "at-rksv", "si-upn", "hr-hub3", "cz-spayd", "sk-paybysquare", "other"]
    """Which kind it is"""
    values: dict[str, str | float]
    """Dotted paths of this contract where one fits, such as vendor.tax_id; else the code's own names"""

class _MatchedLineQuantityAlways(TypedDict):
    invoiced_before: float
    """On earlier invoices and earlier lines"""

class MatchedLineQuantity(_MatchedLineQuantityAlways, total=False):
    """Number of units"""

    invoiced: float
    """On this line"""
    ordered: float
    """On the order's line"""
    received: float
    """Received so far"""

class MatchedLineUnitPrice(TypedDict, total=False):
    """Price of one unit"""

    invoiced: float
    """On this line"""
    ordered: float
    """On the order's line"""

class _MatchedLineAlways(TypedDict):
    invoice_line: int
    """Index in line_items, from 0"""
    quantity: MatchedLineQuantity
    """Number of units"""
    unit_price: MatchedLineUnitPrice
    """Price of one unit"""
    result: Literal["matched", "partial", "over", "price_differs", "not_ordered"]
    """partial: some of the line remains. over: more than ordered or received. not_ordered: no line fits"""
    confidence: float
    """Probability that both lines are the same article"""

class MatchedLine(_MatchedLineAlways, total=False):
    order_id: str
    """The order of the line"""
    order_line: int
    """Index in the order's lines, from 0"""

class _OrderAlways(TypedDict):
    id: str
    """Prefix and digits"""
    number: str
    """The number that is printed on invoices"""
    currency: str
    """Currency code, ISO 4217"""
    lines: list[OrderLine]
    """Ordered articles and services"""
    total: float
    """Net total"""
    status: Literal["open", "closed"]
    """Its status now"""
    invoices: list[str]
    """Invoices that are matched with it, oldest first"""
    created_at: str
    """When it was imported or created"""

class Order(_OrderAlways, total=False):
    vendor_id: str
    """Its vendor among the account's"""
    vendor: OrderVendor
    """Its vendor as it was given"""
    external_id: str
    """Your id of the order"""

class OrderChange(TypedDict, total=False):
    number: str
    """The number that is printed on invoices"""
    vendor_id: str | None
    """Its vendor among the account's"""
    vendor: OrderVendor | None
    """Its vendor, where the account does not have it yet"""
    currency: str
    """ISO 4217"""
    lines: list[GivenOrderLine]
    """Ordered articles and services"""
    total: float | None
    """Net total; null for the sum of the lines"""
    status: Literal["open", "closed"]
    """closed: no further invoices are expected"""
    external_id: ExternalId | None
    """Your id of the order; an import finds it again by this"""

class _OrderLineAlways(TypedDict):
    description: str
    """Free text label"""
    quantity: float
    """Ordered quantity"""
    unit_price: float
    """Net price of one unit"""
    invoiced_quantity: float
    """Invoiced so far; rejected invoices do not count"""

class OrderLine(_OrderLineAlways, total=False):
    line_id: str
    """Your id of the line"""
    sku: str
    """Article number of the seller"""
    received_quantity: float
    """Received so far"""

class OrderList(TypedDict):
    orders: list[Order]
    """Newest first; of an import the first row"""
    next_cursor: str | None
    """For the next page; null on the last"""

class _OrderMatchTotalsAlways(TypedDict):
    invoiced_before: float
    """Net total of earlier invoices"""

class OrderMatchTotals(_OrderMatchTotalsAlways, total=False):
    """Net totals of both"""

    invoiced: float
    """Net total of the invoice"""
    ordered: float
    """Net total of the orders"""

class OrderMatch(TypedDict):
    orders: list[str]
    """The orders; several with ambiguous"""
    status: Literal["matched", "partial", "over", "mismatch", "no_order", "ambiguous"]
    """partial: fits, and something remains. over: more than ordered or received. mismatch: price, currency, vendor or a line differs. ambiguous: several orders fit equally"""
    lines: list[MatchedLine]
    """One entry per line of the invoice"""
    totals: OrderMatchTotals
    """Net totals of both"""
    tolerance: OrderTolerance

class OrderSettings(TypedDict):
    tolerance: OrderTolerance
    """A price or total may differ by the larger of both; a quantity may exceed the order by the percentage"""

class OrderTolerance(TypedDict):
    percent: float
    """In percent of the ordered value"""
    amount: float
    """Amount in the document's currency"""

class OrderVendor(TypedDict, total=False):
    name: str
    """Its name"""
    tax_id: str
    """Its VAT or tax number"""

class _OwnCompanyAlways(TypedDict):
    name: str
    """The registered name"""

class OwnCompany(_OwnCompanyAlways, total=False):
    aliases: list[str]
    """Other names that are printed on invoices to this company"""
    tax_ids: list[str]
    """VAT and tax numbers"""
    addresses: list[str]
    """Addresses, each in one line"""
    country: str
    """ISO 3166-1 alpha-2"""

class _PaginationAlways(TypedDict):
    total: int
    """Number of matches"""
    limit: int
    """Requested page size"""
    offset: int
    """Number of skipped entries"""
    has_more: bool
    """Whether more entries follow"""

class Pagination(_PaginationAlways, total=False):
    next_cursor: str | None
    """For the page after this one; null on the last"""
    total_capped: bool
    """true where total is a lower bound: more match, and counting them all would take too long"""

class PartOf(TypedDict):
    file_of: str
    """The record of the upload"""
    index: int
    """Index, from 1"""
    count: int
    """Number of them"""
    pages: list[int]
    """The first and the last page"""

class Party(TypedDict, total=False):
    name: str
    """Name of the vendor, as printed"""
    tax_id: str
    """VAT or tax number as printed, spaces removed"""
    address: str
    """The printed lines joined with ', ', without the name"""
    address_parts: AddressParts

class PartyConfidenceAddressParts(TypedDict, total=False):
    street: float
    postal_code: float
    city: float
    region: float
    country: float

class PartyConfidence(TypedDict, total=False):
    name: float
    tax_id: float
    address: float
    address_parts: PartyConfidenceAddressParts

class PartyLocationsAddressParts(TypedDict, total=False):
    street: FieldLocation
    postal_code: FieldLocation
    city: FieldLocation
    region: FieldLocation
    country: FieldLocation

class PartyLocations(TypedDict, total=False):
    name: FieldLocation
    tax_id: FieldLocation
    address: FieldLocation
    address_parts: PartyLocationsAddressParts

class PartySourcesAddressParts(TypedDict, total=False):
    street: FieldSource
    postal_code: FieldSource
    city: FieldSource
    region: FieldSource
    country: FieldSource

class PartySources(TypedDict, total=False):
    name: FieldSource
    tax_id: FieldSource
    address: FieldSource
    address_parts: PartySourcesAddressParts

class Payment(TypedDict, total=False):
    iban: str
    """IBAN to pay to"""
    bic: str
    """BIC of that bank"""
    reference: str
    """Reference to quote with the payment"""

class RejectedFile(TypedDict):
    filename: str
    """File name given at upload"""
    error: ErrorBody

class Retention(TypedDict):
    days: int | None
    """Days after the upload; null keeps documents until they are deleted"""
    removes: Literal["file", "record"]
    """file: the uploaded file alone. record: the file and the record"""
    maximum_days: int | None
    """The operator's own limit, after which file and record are removed; null is none"""

class _ReviewDoubtAlways(TypedDict):
    kind: Literal["missing", "low_confidence", "failed_check", "issue"]
    """Which kind it is"""

class ReviewDoubt(_ReviewDoubtAlways, total=False):
    field: str
    """Dotted path, rows by their numbers; absent for the whole document"""
    confidence: float
    """With low_confidence"""
    check: str
    """With failed_check: its name"""
    code: str
    """With issue: its code"""

class _ReviewNoteAlways(TypedDict):
    id: str
    """Prefix and digits"""
    kind: Literal["comment", "assigned", "approved", "rejected", "reopened"]
    """Which kind it is"""
    text: str
    """The comment, the reason of a rejection, the name of the assignee, or which approval of how many, as 1/2"""
    who: str
    """A person, API key and its name, or a rule"""
    at: str
    """When it was done, UTC"""

class ReviewNote(_ReviewNoteAlways, total=False):
    rule_id: str
    """The rule that assigned it"""

class ReviewOfType(TypedDict):
    required: list[Literal["document_type", "invoice_number", "date", "due_date", "purchase_order", "payment_terms", "vendor.name", "vendor.tax_id", "vendor.address", "customer.name", "customer.tax_id", "customer.address", "currency", "subtotal", "total_tax", "total_amount", "amount_due", "payment.iban", "payment.bic", "payment.reference"]]
    """Fields that need a value of sufficient confidence, as dotted paths"""
    stop_at: list[Literal["failed_checks", "code_differences", "xml_differences", "uncertain_split", "other_fields", "line_amounts", "line_texts"]]
    """Further doubts that need review. failed_checks: a check fails. code_differences: a code is invalid or differs from the page. xml_differences: the XML is unusable or differs from the page. uncertain_split: of the file's pages. Low confidence of other_fields: those not required; line_amounts: figures and dates in rows; line_texts: texts in rows"""

class ReviewSettings(TypedDict):
    """By type of document; invoice is also for documents whose type was not read"""

    invoice: ReviewOfType
    credit_note: ReviewOfType
    receipt: ReviewOfType

class RotatedSecret(TypedDict):
    secret: str
    """The new secret, whsec_…"""
    previous_secret_until: str | None
    """Until then the previous secret also signs"""

class _RowImportErrorsEntryAlways(TypedDict):
    row: int
    """Line of the file"""
    path: str
    """Path of the invalid member"""
    message: str
    """Why it is invalid"""
    reason: str
    """What exactly is wrong, as a stable name; docs/errors.md lists them. More may be added"""

class RowImportErrorsEntry(_RowImportErrorsEntryAlways, total=False):
    values: dict[str, str | float]
    """Values in the message, by name"""

class RowImport(TypedDict):
    created: int
    """Number of new ones"""
    updated: int
    """Number of changed ones"""
    failed: int
    """Rows that were left out"""
    errors: list[RowImportErrorsEntry]
    """The first 1 000 of them"""

class Rule(TypedDict):
    id: str
    """Prefix and digits"""
    name: str
    """Name for people"""
    enabled: bool
    """Whether it is applied"""
    position: int
    """Place in the order, from 1"""
    when: RuleConditions
    """Conditions that must all be met"""
    then: RuleActions
    """What it does"""
    created_at: str
    """ISO 8601, UTC"""

class RuleActions(TypedDict, total=False):
    set: dict[str, str | float | bool]
    """Values of custom fields, by name; a value that a person entered stays"""
    approvals: int
    """How many different people or API keys must approve the invoice"""
    assign_to: str
    """The member who reviews the invoice, unless somebody was chosen already"""
    tags: list[str]
    """Tags to find the invoice by"""

class RuleChange(TypedDict, total=False):
    name: str
    """Shown on the invoices that it applies to"""
    enabled: bool
    """Whether it is applied"""
    position: int
    """Place in the order, from 1; other rules move. By default the last"""
    when: RuleConditions
    """Conditions that must all be met; without any it applies to every invoice"""
    then: RuleActions
    """What it does"""

RuleConditionsWords = TypedDict("RuleConditionsWords", {
    "in": 'Literal["lines", "page"]',
    "any": 'list[str]',
})

class RuleConditions(TypedDict, total=False):
    vendor_id: str
    """A vendor of the account"""
    country: str
    """Country of the vendor, ISO 3166-1 alpha-2"""
    currency: str
    """ISO 4217"""
    document_type: Literal["invoice", "credit_note", "receipt"]
    """Type of the document"""
    total_min: float
    """total_amount of at least this"""
    total_max: float
    """total_amount of at most this"""
    words: RuleConditionsWords
    """Printed words"""
    issue: str
    """Code of an issue that the invoice has"""

class RuleList(TypedDict):
    rules: list[Rule]
    """In the order in which they are applied"""

class _RuleTrialInvoicesEntryAlways(TypedDict):
    id: str
    """Prefix and digits"""
    vendor_name: str | None
    """Name of the vendor"""
    invoice_number: str | None
    """Number of the invoice"""
    date: str | None
    """Date of the invoice, YYYY-MM-DD"""
    total_amount: float | None
    """The total; null until completed, or if it was not read"""
    currency: str | None
    """Currency code, ISO 4217"""

class RuleTrialInvoicesEntry(_RuleTrialInvoicesEntryAlways, total=False):
    set: dict[str, str | float | bool]
    """Custom fields that the rule would have set"""
    kept: list[str]
    """Custom fields in which the value of a person stays"""

class RuleTrial(TypedDict):
    tried: int
    """How many invoices the rule was compared with"""
    invoices: list[RuleTrialInvoicesEntry]
    """Invoices to which it would have applied, newest first"""

class SourcesPayment(TypedDict, total=False):
    iban: FieldSource
    bic: FieldSource
    reference: FieldSource

class SourcesLineItemsEntry(TypedDict, total=False):
    description: FieldSource
    sku: FieldSource
    gtin: FieldSource
    service_from: FieldSource
    service_to: FieldSource
    quantity: FieldSource
    unit: FieldSource
    unit_price: FieldSource
    discount_rate: FieldSource
    discount: FieldSource
    tax_rate: FieldSource
    tax_amount: FieldSource
    net_total: FieldSource
    gross_total: FieldSource
    total: FieldSource
    parent: FieldSource
    custom_fields: dict[str, FieldSource]

class SourcesTaxesEntry(TypedDict, total=False):
    rate: FieldSource
    base: FieldSource
    amount: FieldSource

class SourcesChargesEntry(TypedDict, total=False):
    kind: FieldSource
    description: FieldSource
    rate: FieldSource
    amount: FieldSource

class Sources(TypedDict, total=False):
    document_type: FieldSource
    invoice_number: FieldSource
    date: FieldSource
    due_date: FieldSource
    purchase_order: FieldSource
    payment_terms: FieldSource
    language: FieldSource
    vendor: PartySources
    customer: PartySources
    currency: FieldSource
    subtotal: FieldSource
    total_tax: FieldSource
    total_amount: FieldSource
    amount_due: FieldSource
    payment: SourcesPayment
    line_items: list[SourcesLineItemsEntry]
    taxes: list[SourcesTaxesEntry]
    charges: list[SourcesChargesEntry]
    custom_fields: dict[str, FieldSource]

class TaxLine(TypedDict, total=False):
    rate: float
    """Tax rate in percent"""
    base: float
    """Amount that is taxed at this rate"""
    amount: float
    """Tax at this rate"""

class UnlearnedLesson(TypedDict):
    field: str
    """Dotted path of the field"""
    learned: Literal[False]
    """Whether something was remembered"""
    why: Literal["vendor_unknown", "taken_away", "differs_each_time", "place_unknown", "wrong_check_digits", "not_possible_now"]
    """Why nothing was remembered"""

class UploadedBatch(TypedDict):
    batch_id: str
    """Id of the batch"""
    invoices: list[UploadedInvoice]
    """Invoices on this page of the list"""
    rejected: list[RejectedFile]
    """Refused files with their errors"""

class _UploadedInvoiceAlways(TypedDict):
    id: str
    """Prefix and digits"""
    status: Literal["processing"]
    """Its status now"""
    created_at: str
    """ISO 8601, UTC"""
    filename: str
    """The name the file was sent under"""
    file_url: str
    """URL of the stored file; valid for seven days without a key, and always with one"""
    estimated_completion: str
    """ISO 8601, UTC"""

class UploadedInvoice(_UploadedInvoiceAlways, total=False):
    external_id: ExternalId
    metadata: Metadata

class _VendorMemoryEntryAlways(TypedDict):
    field: str
    """Dotted path of the field"""
    kind: Literal["value", "position"]
    """A value, or the position where it is printed"""
    learned_at: str
    """When a correction taught it last"""
    corrections: int
    """How many corrections taught it"""

class VendorMemoryEntry(_VendorMemoryEntryAlways, total=False):
    value: str | float
    """For the kind value"""

class _VendorAlways(TypedDict):
    id: str
    """Prefix and digits"""
    name: str
    """As printed on its invoices"""
    aliases: list[str]
    """Other names, also of vendors that were merged into it"""
    tax_ids: list[str]
    """VAT and tax numbers"""
    bank_accounts: list[BankAccount]
    """Oldest first"""
    defaults: VendorDefaults
    invoices: int
    """How many invoices are of it"""
    created_at: str
    """When it was imported, created or first approved"""

class Vendor(_VendorAlways, total=False):
    country: str
    """ISO 3166-1 alpha-2"""
    address: str
    """In one line"""
    external_id: str
    """Your id of the vendor"""
    memory: list[VendorMemoryEntry]
    """Taught by corrections; not in lists"""
    last_invoice_at: str
    """When the newest of them was uploaded"""

class VendorChange(TypedDict, total=False):
    name: str
    """As printed on its invoices"""
    aliases: list[str]
    """Other names"""
    tax_ids: list[str]
    """VAT and tax numbers"""
    country: str | None
    """ISO 3166-1 alpha-2"""
    address: str | None
    """In one line"""
    external_id: ExternalId | None
    """Your id of the vendor; an import finds it again by this"""
    bank_accounts: list[GivenBankAccount]
    """Accounts to add or to change; others stay. Without status they are confirmed"""
    defaults: VendorDefaults

class VendorDefaults(TypedDict, total=False):
    currency: str
    """ISO 4217; where none was read"""
    custom_fields: dict[str, str | float | bool]
    """By name; where no value was read"""

class VendorList(TypedDict):
    vendors: list[Vendor]
    """By name, without memory"""
    next_cursor: str | None
    """For the next page; null on the last"""

class _WebhookEndpointAlways(TypedDict):
    id: str
    """Prefix and digits"""
    url: str
    """The full URL"""
    events: list[Literal["invoice.completed", "invoice.failed", "invoice.updated", "invoice.deleted", "batch.completed", "bulk.completed", "vendor.bank_account_seen", "export.completed"]]
    """Types of events"""
    description: str | None
    """Free text label"""
    enabled: bool
    """Whether it is active"""
    created_at: str
    """ISO 8601, UTC"""
    own_secret: bool
    """Whether its own secret signs its deliveries instead of the account's"""
    previous_secret_until: str | None
    """Until then its secret before the last rotation also signs"""

class WebhookEndpoint(_WebhookEndpointAlways, total=False):
    disabled_at: str
    """Present while the endpoint is disabled"""
    disabled_reason: Literal["by_hand", "gone", "failing"]
    """Why it is disabled"""
    disabled_message: str
    """The reason as a sentence"""
    failing_since: str
    """Present while attempts fail; after 5 days the endpoint is disabled"""

class WebhookList(TypedDict):
    webhooks: list[WebhookEndpoint]
    """Every endpoint of the account"""

class WebhookSettings(TypedDict):
    default_url: str | None
    """Receives the events of uploads that name no webhook_url"""
    previous_secret_until: str | None
    """Until then the secret before the last rotation also signs"""

class DeletedInvoiceNotice(TypedDict):
    """Notice of a deleted invoice"""

    id: str
    """Id of the invoice"""
    deleted_at: str
    """When it was deleted"""

class SeenBankAccount(TypedDict):
    """A bank account that an invoice of a known vendor shows and nobody has confirmed"""

    vendor_id: str
    """The vendor"""
    vendor_name: str
    """Its name"""
    bank_account: BankAccount
    invoice_id: str
    """The invoice that shows it"""

class Batch(BatchSummary):
    invoices: list[InvoiceListItem]
    """One per invoice, even if a file holds several"""

class FilePart(InvoiceListItem):
    pages: list[int]
    """The first and the last page"""

class NewOrder(OrderChange):
    number: str
    """The number that is printed on invoices"""
    currency: str
    """ISO 4217"""
    lines: list[GivenOrderLine]
    """Ordered articles and services"""

class NewRule(RuleChange):
    name: str
    """Shown on the invoices that it applies to"""
    when: RuleConditions
    """Conditions that must all be met; without any it applies to every invoice"""
    then: RuleActions
    """What it does"""

class NewVendor(VendorChange):
    name: str
    """As printed on its invoices"""

class PossibleDuplicate(InvoiceListItem):
    reasons: list[Literal["same_file", "same_number", "same_total_and_date"]]
    """Why they are likely duplicates"""

Evidence = dict[str, FieldEvidence]

ExternalId = str

FieldSource = Literal["page", "xml", "code", "memory", "vendor", "rule", "person"]

Metadata = dict[str, str]
