/**
 * The interface between dashboard and server under /api. Unlike /v1 it may change with the dashboard, which the same
 * process serves.
 */

export * from "./dashboard/approval-problems.ts";
export * from "./dashboard/audit.ts";
export * from "./dashboard/audit-actions.ts";
export * from "./dashboard/corrections.ts";
export * from "./dashboard/custom-fields.ts";
export * from "./dashboard/default-key-names.ts";
export * from "./dashboard/exports.ts";
export * from "./dashboard/invoices.ts";
export * from "./dashboard/keys-and-webhooks.ts";
export * from "./dashboard/operations.ts";
export * from "./dashboard/page-paths.ts";
export * from "./dashboard/people.ts";
export * from "./dashboard/provider-problems.ts";
export * from "./dashboard/review.ts";
export * from "./dashboard/second-factors.ts";
export { type RowList, rowLists } from "./fields/field-paths.ts";
export { type MemoryKind, memoryKinds } from "./fields/field-row.ts";
export { searchText } from "./values/search-text.ts";
