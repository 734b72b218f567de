export * from "./api/analytics.ts";
export * from "./api/custom-fields.ts";
export * from "./api/events.ts";
export * from "./api/exports.ts";
export * from "./api/invoices/bulk.ts";
export * from "./api/invoices/caller-data.ts";
export * from "./api/invoices/corrections.ts";
export * from "./api/invoices/documents.ts";
export * from "./api/invoices/invoice-record.ts";
export * from "./api/invoices/invoices.ts";
export * from "./api/payables/applied-rules.ts";
export * from "./api/payables/companies.ts";
export * from "./api/payables/orders.ts";
export * from "./api/payables/rules.ts";
export * from "./api/payables/vendors.ts";
export * from "./api/query.ts";
export * from "./api/review-settings.ts";
export * from "./api/strict-values.ts";
export * from "./api/webhooks.ts";
export { toCiiXml } from "./einvoice-export/cii.ts";
export { toUblXml } from "./einvoice-export/ubl.ts";
export * from "./fields/field-paths.ts";
export * from "./fields/field-row.ts";
export {
  type ChargeKind,
  chargeKinds,
  type DocumentType,
  documentTypes,
  type ValueOf,
  valueSchemas,
} from "./fields/field-schemas.ts";
export { fieldTable } from "./fields/field-table.ts";
export * from "./values/errors/envelope.ts";
export * from "./values/errors/error-reasons.ts";
export * from "./values/errors/errors.ts";
export * from "./values/errors/failures.ts";
export * from "./values/export-formats.ts";
export * from "./values/iban.ts";
export * from "./values/ids.ts";
export * from "./values/invoice/box.ts";
export * from "./values/invoice/invoice.ts";
export * from "./values/invoice/invoice-state.ts";
export { printedUnit, unitCode } from "./values/invoice/units.ts";
export { jsonErrorPosition } from "./values/json-error-position.ts";
export * from "./values/limits.ts";
export * from "./values/review-settings.ts";
export * from "./values/scopes.ts";
export { searchText } from "./values/search-text.ts";
export * from "./values/signature.ts";
export * from "./values/timestamp.ts";
export * from "./values/versions.ts";
