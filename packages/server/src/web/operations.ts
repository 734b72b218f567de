import type { Operation } from "../sessions/operation.ts";
import { sessionOperations } from "../sessions/operations.ts";
import { addRow, removeRow } from "./http/add-remove-row.ts";
import { correctField, markReviewed, undoCorrection } from "./http/correct-invoice.ts";
import { getDelivery, listAllDeliveries, sendAgain } from "./http/deliveries.ts";
import { exportEinvoice } from "./http/einvoice.ts";
import { exportOperations } from "./http/export-invoices.ts";
import { followChanges } from "./http/follow-changes.ts";
import { getInvoice } from "./http/get-invoice.ts";
import { createKey, listKeys, revokeKey } from "./http/keys.ts";
import { listInvoices } from "./http/list-invoices.ts";
import { changeMemory, listAllMemories, removeMemory } from "./http/memory.ts";
import { inviteOwner, listAllAccounts, openAccount, setAccountPlan } from "./http/operator.ts";
import { downloadFile, getPagePicture, getPageWords } from "./http/page-picture.ts";
import { uploadInvoice } from "./http/upload-invoice.ts";
import { getUsage } from "./http/usage.ts";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhooks,
  revealSecret,
  rotateSecret,
  setDefaultUrl,
  testWebhook,
} from "./http/webhooks.ts";

/** INDEX of everything the dashboard's pages ask the server. */
export const dashboardOperations: readonly Operation[] = [
  ...sessionOperations,
  followChanges,
  listInvoices,
  uploadInvoice,
  ...exportOperations,
  getInvoice,
  getPagePicture,
  getPageWords,
  downloadFile,
  exportEinvoice,
  correctField,
  undoCorrection,
  addRow,
  removeRow,
  markReviewed,
  listAllMemories,
  changeMemory,
  removeMemory,
  listKeys,
  createKey,
  revokeKey,
  getWebhooks,
  createWebhook,
  changeWebhook,
  deleteWebhook,
  testWebhook,
  setDefaultUrl,
  revealSecret,
  rotateSecret,
  listAllDeliveries,
  getDelivery,
  sendAgain,
  getUsage,
  listAllAccounts,
  openAccount,
  setAccountPlan,
  inviteOwner,
];
