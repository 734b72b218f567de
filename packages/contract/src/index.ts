export * from "./api/analytics.ts";
export * from "./api/bulk.ts";
export * from "./api/caller-data.ts";
export * from "./api/corrections.ts";
export * from "./api/custom-fields.ts";
export * from "./api/documents.ts";
export * from "./api/events.ts";
export * from "./api/invoices.ts";
export * from "./api/query.ts";
export * from "./api/webhooks.ts";
export * from "./box.ts";
export { toCiiXml } from "./einvoice-export/cii.ts";
export { toUblXml } from "./einvoice-export/ubl.ts";
export * from "./envelope.ts";
export * from "./errors.ts";
export * from "./failures.ts";
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
export * from "./ids.ts";
export * from "./invoice.ts";
export * from "./limits.ts";
export * from "./refusals.ts";
export * from "./scopes.ts";
export * from "./signature.ts";
export * from "./timestamp.ts";
export { printedUnit, unitCode } from "./units.ts";
export * from "./versions.ts";
