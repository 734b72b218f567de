import { deletePerson } from "./erasure/http/delete-person.ts";
import { getEvent } from "./events/http/get-event.ts";
import { listEvents } from "./events/http/list-events.ts";
import { redeliverEvent } from "./events/http/redeliver-event.ts";
import { streamEvents } from "./events/http/stream-events.ts";
import {
  createExport,
  getExport,
  getExportFile,
  listAllExports,
  undoOneExport,
} from "./exports/http/manage-exports.ts";
import {
  changeCustomField,
  createCustomField,
  deleteCustomField,
  getCustomField,
  listCustomFields,
} from "./fields/http/manage-fields.ts";
import type { Route } from "./http/route.ts";
import { createBulk } from "./invoices/http/create-bulk.ts";
import { deleteInvoice } from "./invoices/http/delete-invoice.ts";
import { extractInvoice } from "./invoices/http/extract-invoice.ts";
import { getAnalytics } from "./invoices/http/get-analytics.ts";
import { getBatch, listAllBatches } from "./invoices/http/get-batch.ts";
import { getBulk, getBulkResults, listAllBulks } from "./invoices/http/get-bulk.ts";
import { getCiiDraft, getUblDraft } from "./invoices/http/get-draft.ts";
import { getFile } from "./invoices/http/get-file.ts";
import { getPage } from "./invoices/http/get-page.ts";
import { getText } from "./invoices/http/get-text.ts";
import { listInvoices } from "./invoices/http/list-invoices.ts";
import { changeRetention, getRetention } from "./invoices/http/retention.ts";
import { stopBulk } from "./invoices/http/stop-bulk.ts";
import { getMatch } from "./orders/http/get-match.ts";
import { changeOrder, createOrder, deleteOrder, getOrder, listOrders } from "./orders/http/manage-orders.ts";
import { getOrderSettings, setOrderSettings } from "./orders/http/order-settings.ts";
import { getOwnCompanies, setOwnCompanies } from "./parties/http/own-companies.ts";
import { descriptionOperations } from "./provisioning/http/describe-service.ts";
import { userOperations } from "./provisioning/http/users.ts";
import { runQuery } from "./query/http/run-query.ts";
import { changeInvoice } from "./review/http/change-invoice.ts";
import { dismissDuplicate, restoreDuplicate } from "./review/http/dismiss-duplicate.ts";
import { getInvoice } from "./review/http/get-invoice.ts";
import { listDuplicates } from "./review/http/list-duplicates.ts";
import { rereadInvoice } from "./review/http/reread-invoice.ts";
import { approveInvoice, rejectInvoice, reopenInvoice } from "./review/http/review-invoice.ts";
import { changeReviewSettings, getReviewSettings } from "./review-settings/http/manage-settings.ts";
import { changeRule, createRule, deleteRule, getRule, listRules, tryRule } from "./rules/http/manage-rules.ts";
import type { Services } from "./services.ts";
import { endOneSession, endOtherSessions } from "./sessions/http/end-session.ts";
import { confirmIdentity, factorChoices, proveFactor } from "./sessions/http/factors/prove-factor.ts";
import { requireConfirmation } from "./sessions/http/factors/require-confirmation.ts";
import { requireSecondFactor } from "./sessions/http/factors/require-second-factor.ts";
import { factorOperations } from "./sessions/http/factors/second-factors.ts";
import { getSession } from "./sessions/http/get-session.ts";
import { listSessions } from "./sessions/http/list-sessions.ts";
import {
  changeMemberRole,
  inviteMember,
  listMembers,
  makeResetLink,
  removeOneMember,
  withdrawOneInvitation,
} from "./sessions/http/members.ts";
import { acceptLink } from "./sessions/http/sign-in/accept-link.ts";
import { changePassword } from "./sessions/http/sign-in/change-password.ts";
import { claim } from "./sessions/http/sign-in/claim.ts";
import { inspectLink } from "./sessions/http/sign-in/inspect-link.ts";
import { providerOperations } from "./sessions/http/sign-in/provider.ts";
import { signIn } from "./sessions/http/sign-in/sign-in.ts";
import { signOut } from "./sessions/http/sign-in/sign-out.ts";
import { switchAccount } from "./sessions/http/switch-account.ts";
import { importVendors } from "./vendors/http/import-vendors.ts";
import {
  changeVendor,
  createVendor,
  deleteVendor,
  forgetVendorMemory,
  getVendor,
  listVendors,
  mergeVendors,
} from "./vendors/http/manage-vendors.ts";
import { auditOperations } from "./web/http/account/audit-log.ts";
import { exportAnyAccount, exportOwnAccount } from "./web/http/account/export-account.ts";
import { listRequestsOfKey } from "./web/http/account/key-requests.ts";
import { createKey, listKeys, revokeKey, rotateKey } from "./web/http/account/keys.ts";
import { dismissNotice, listAllNotices } from "./web/http/account/notices.ts";
import { getUsage } from "./web/http/account/usage.ts";
import { followChanges } from "./web/http/follow-changes.ts";
import { assignOneInvoice, commentInvoice, listAssignments } from "./web/http/invoice/discuss-invoice.ts";
import { divideInvoice } from "./web/http/invoice/divide-invoice.ts";
import { exportEinvoice } from "./web/http/invoice/download-einvoice.ts";
import { downloadFile, getPagePicture, getPageWords } from "./web/http/invoice/page-picture.ts";
import { findCaption, getFieldCoverage, tryField } from "./web/http/invoice/try-field.ts";
import { changeMany } from "./web/http/invoices/bulk-change.ts";
import { listExportColumns } from "./web/http/invoices/export-columns.ts";
import { listViews, removeView, saveView } from "./web/http/invoices/saved-views.ts";
import { getTabCounts } from "./web/http/invoices/tab-counts.ts";
import { discardTrashed, emptyAllTrash, listAllTrash, restoreTrashed } from "./web/http/invoices/trash.ts";
import { changeMemory, listAllMemories, removeMemory } from "./web/http/memory.ts";
import { listAllJobs, pauseAllExtraction, pauseOneJob, retryOneJob } from "./web/http/operator/jobs.ts";
import {
  deleteAccount,
  inviteOwner,
  listAllAccounts,
  makePersonResetLink,
  openAccount,
  removeLostFactors,
  setAccountPlan,
} from "./web/http/operator/manage-accounts.ts";
import { getDelivery, listAllDeliveries, replayAllFailed, sendAgain } from "./web/http/webhooks/deliveries.ts";
import { dropOwnSecret, revealOwnSecret, revealSecret, rotateOwnSecret } from "./web/http/webhooks/webhook-secrets.ts";
import { changeWebhook } from "./webhooks/http/change-webhook.ts";
import { changeWebhookSettings } from "./webhooks/http/change-webhook-settings.ts";
import { createWebhook } from "./webhooks/http/create-webhook.ts";
import { deleteWebhook } from "./webhooks/http/delete-webhook.ts";
import { getWebhook } from "./webhooks/http/get-webhook.ts";
import { getWebhookSettings } from "./webhooks/http/get-webhook-settings.ts";
import { listWebhooks } from "./webhooks/http/list-webhooks.ts";
import { rotateWebhookSecret } from "./webhooks/http/rotate-webhook-secret.ts";
import { testWebhook } from "./webhooks/http/test-webhook.ts";

/** INDEX of the API, one line per operation. OpenAPI, the scope table and tests derive from it. */
export const apiRoutes: readonly Route<Services>[] = [
  extractInvoice, // POST   /v1/invoices/extract   invoices:write
  listInvoices, //   GET    /v1/invoices           invoices:read
  getInvoice, //     GET    /v1/invoices/:id       invoices:read
  changeInvoice, //  PATCH  /v1/invoices/:id       invoices:write
  deleteInvoice, //  DELETE /v1/invoices/:id       invoices:write
  approveInvoice, // POST   /v1/invoices/:id/approve      invoices:write
  rejectInvoice, //  POST   /v1/invoices/:id/reject       invoices:write
  reopenInvoice, //  POST   /v1/invoices/:id/reopen       invoices:write
  rereadInvoice, //  POST   /v1/invoices/:id/reread       invoices:write
  listDuplicates, // GET    /v1/invoices/:id/duplicates   invoices:read
  dismissDuplicate, // POST /v1/invoices/:id/duplicates/:other/dismiss   invoices:write
  restoreDuplicate, // POST /v1/invoices/:id/duplicates/:other/restore   invoices:write
  getUblDraft, //    GET    /v1/invoices/:id/drafts/ubl   invoices:read
  getCiiDraft, //    GET    /v1/invoices/:id/drafts/cii   invoices:read
  getPage, //        GET    /v1/invoices/:id/pages/:page  invoices:read
  getText, //        GET    /v1/invoices/:id/text         invoices:read
  listAllBatches, // GET    /v1/batches                   invoices:read
  getBatch, //       GET    /v1/batches/:id               invoices:read
  createBulk, //     POST   /v1/bulk                      invoices:write
  listAllBulks, //   GET    /v1/bulk                      invoices:read
  getBulk, //        GET    /v1/bulk/:id                  invoices:read
  getBulkResults, // GET    /v1/bulk/:id/results          invoices:read
  stopBulk, //       DELETE /v1/bulk/:id                  invoices:write
  createCustomField, // POST   /v1/fields      invoices:write
  listCustomFields, //  GET    /v1/fields      invoices:read
  getCustomField, //    GET    /v1/fields/:id  invoices:read
  changeCustomField, // PATCH  /v1/fields/:id  invoices:write
  deleteCustomField, // DELETE /v1/fields/:id  invoices:write
  listVendors, //        GET    /v1/vendors             vendors:read
  createVendor, //       POST   /v1/vendors             vendors:write
  mergeVendors, //       POST   /v1/vendors/merge       vendors:write
  importVendors, //      POST   /v1/vendors/import      vendors:write
  getVendor, //          GET    /v1/vendors/:id         vendors:read
  changeVendor, //       PATCH  /v1/vendors/:id         vendors:write
  deleteVendor, //       DELETE /v1/vendors/:id         vendors:write
  forgetVendorMemory, // DELETE /v1/vendors/:id/memory/:field   vendors:write
  listOrders, //         GET    /v1/orders              orders:read
  createOrder, //        POST   /v1/orders              orders:write
  getOrder, //           GET    /v1/orders/:id          orders:read
  changeOrder, //        PATCH  /v1/orders/:id          orders:write
  deleteOrder, //        DELETE /v1/orders/:id          orders:write
  getMatch, //           GET    /v1/invoices/:id/match  orders:read
  getOrderSettings, //   GET    /v1/account/orders      account:write
  setOrderSettings, //   PUT    /v1/account/orders      account:write
  listRules, //          GET    /v1/rules               rules:read
  createRule, //         POST   /v1/rules               rules:write
  getRule, //            GET    /v1/rules/:id           rules:read
  changeRule, //         PATCH  /v1/rules/:id           rules:write
  deleteRule, //         DELETE /v1/rules/:id           rules:write
  tryRule, //            POST   /v1/rules/try           rules:read
  createExport, //    POST   /v1/exports           exports:write
  listAllExports, //  GET    /v1/exports           exports:read
  getExport, //       GET    /v1/exports/:id       exports:read
  getExportFile, //   GET    /v1/exports/:id/file  exports:read
  undoOneExport, //   POST   /v1/exports/:id/undo  exports:write
  getAnalytics, //   GET    /v1/analytics                 invoices:read
  runQuery, //       POST   /v1/query                     invoices:read
  getOwnCompanies, // GET   /v1/account/companies         account:write
  setOwnCompanies, // PUT   /v1/account/companies         account:write
  getRetention, //   GET    /v1/account/retention         invoices:read
  changeRetention, // PATCH /v1/account/retention         invoices:write
  createWebhook, //         POST   /v1/webhooks                          webhooks:write
  listWebhooks, //          GET    /v1/webhooks                          webhooks:read
  getWebhook, //            GET    /v1/webhooks/:id                      webhooks:read
  changeWebhook, //         PATCH  /v1/webhooks/:id                      webhooks:write
  deleteWebhook, //         DELETE /v1/webhooks/:id                      webhooks:write
  testWebhook, //           POST   /v1/webhooks/:id/test                 webhooks:write
  getReviewSettings, //    GET    /v1/account/review            invoices:read
  changeReviewSettings, // PATCH  /v1/account/review            invoices:write
  getWebhookSettings, //    GET    /v1/account/webhooks                  webhooks:read
  changeWebhookSettings, // PATCH  /v1/account/webhooks                  webhooks:write
  rotateWebhookSecret, //   POST   /v1/account/webhooks/rotate-secret    webhooks:write
  listEvents, //            GET    /v1/events                            webhooks:read
  streamEvents, //          GET    /v1/events/stream                     webhooks:read
  getEvent, //              GET    /v1/events/:id                        webhooks:read
  redeliverEvent, //        POST   /v1/events/:id/redeliver              webhooks:write
];

/** INDEX of SCIM 2.0, for identity providers: below /scim/v2, all with the scope members:write. Not part of OpenAPI. */
export const scimRoutes: readonly Route<Services>[] = [...descriptionOperations, ...userOperations];

/** INDEX of the file host. */
export const fileRoutes: readonly Route<Services>[] = [getFile];

/** INDEX of the dashboard's own operations; for everything else its pages use the API. */
export const webRoutes: readonly Route<Services>[] = [
  getSession,
  signIn,
  signOut,
  factorChoices,
  proveFactor,
  confirmIdentity,
  requireConfirmation, // POST /api/session/confirmation
  requireSecondFactor,
  ...factorOperations,
  ...providerOperations,
  ...auditOperations,
  switchAccount,
  claim,
  inspectLink,
  acceptLink,
  changePassword,
  listSessions,
  endOneSession,
  endOtherSessions,
  listMembers,
  inviteMember,
  withdrawOneInvitation,
  changeMemberRole,
  removeOneMember,
  makeResetLink,
  followChanges,
  changeMany,
  listViews,
  saveView,
  removeView,
  listExportColumns,
  getPagePicture,
  getPageWords,
  downloadFile,
  exportEinvoice,
  commentInvoice,
  assignOneInvoice,
  listAssignments,
  divideInvoice,
  tryField,
  findCaption,
  getFieldCoverage,
  getTabCounts,
  listAllTrash,
  restoreTrashed,
  discardTrashed,
  emptyAllTrash,
  listAllMemories,
  changeMemory,
  removeMemory,
  listKeys,
  createKey,
  revokeKey,
  rotateKey,
  listRequestsOfKey,
  revealSecret,
  revealOwnSecret,
  rotateOwnSecret,
  dropOwnSecret,
  listAllDeliveries,
  getDelivery,
  sendAgain,
  replayAllFailed,
  listAllNotices,
  dismissNotice,
  getUsage,
  listAllJobs,
  pauseOneJob,
  retryOneJob,
  pauseAllExtraction,
  listAllAccounts,
  openAccount,
  setAccountPlan,
  inviteOwner,
  makePersonResetLink,
  exportOwnAccount,
  exportAnyAccount,
  removeLostFactors,
  deleteAccount,
  deletePerson,
];

/** Every operation for signed-in people: the dashboard's own, and those of the API that it shares. */
export const personRoutes: readonly Route<Services>[] = [
  ...webRoutes,
  ...apiRoutes.filter(({ access }) => access.kind === "key" && access.role !== undefined),
];
