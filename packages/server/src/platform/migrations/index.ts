import { service } from "./0001-service.ts";
import { webhooks } from "./0002-webhooks.ts";
import { setbacks } from "./0003-setbacks.ts";
import { believedTime } from "./0004-believed-time.ts";
import { parts } from "./0005-parts.ts";
import { trash } from "./0006-trash.ts";
import { jobsAndNotices } from "./0007-jobs-and-notices.ts";
import { people } from "./0060-people.ts";
import { dashboard } from "./0061-dashboard.ts";
import { dashboardLists } from "./0062-dashboard-lists.ts";
import { provenAddresses } from "./0070-proven-addresses.ts";
import { storedBytes } from "./0071-stored-bytes.ts";
import { audit } from "./0072-audit.ts";
import { secondFactors } from "./0073-second-factors.ts";
import { keyAddresses } from "./0074-key-addresses.ts";
import { signInProvider } from "./0075-sign-in-provider.ts";
import { providerSessions } from "./0076-provider-sessions.ts";
import { callerData } from "./0080-caller-data.ts";
import { apiLists } from "./0081-api-lists.ts";
import { analytics } from "./0082-analytics.ts";
import { customFields } from "./0083-custom-fields.ts";
import { bulk } from "./0084-bulk.ts";
import { lists } from "./0086-lists.ts";
import { reviewNotes } from "./0087-review-notes.ts";
import { webhookSecrets } from "./0088-webhook-secrets.ts";
import { nearAParty } from "./0089-near-a-party.ts";
import { sortedLists } from "./0092-sorted-lists.ts";
import { usagePerKey } from "./0093-usage-per-key.ts";
import { vendorNameTokens } from "./0094-vendor-name-tokens.ts";
import { requiredSecondFactor } from "./0095-required-second-factor.ts";
import { backgroundTasks } from "./0096-background-tasks.ts";
import { documentTraces } from "./0097-document-traces.ts";
import { exportRecords } from "./0098-exports.ts";
import { auditChain } from "./0099-audit-chain.ts";
import { dismissedDuplicates } from "./0100-dismissed-duplicates.ts";
import { ownCompanies } from "./0101-own-companies.ts";
import { reviewSettings } from "./0102-review-settings.ts";
import { counterChanges } from "./0103-counter-changes.ts";
import { eventVersion } from "./0104-event-version.ts";
import { bulkOptions } from "./0105-bulk-options.ts";
import { vendors } from "./0106-vendors.ts";
import { changedSinceExport } from "./0107-changed-since-export.ts";
import { analyticsByDate } from "./0108-analytics-by-date.ts";
import { bulksByAccount } from "./0109-bulks-by-account.ts";
import { analyticsDateChanges } from "./0110-analytics-date-changes.ts";
import { keyRequests } from "./0111-key-requests.ts";
import { orders } from "./0112-orders.ts";
import { plainLetters } from "./0113-plain-letters.ts";
import { analyticsOfEarlierVersions } from "./0114-analytics-of-earlier-versions.ts";
import { rules } from "./0115-rules.ts";
import { steadyAutovacuum } from "./0116-steady-autovacuum.ts";
import { provisionedPeople } from "./0117-provisioned-people.ts";
import { sharesOfRemovedInvoices } from "./0118-shares-of-removed-invoices.ts";
import { approvedExportItems } from "./0119-approved-export-items.ts";
import { secretAnswers } from "./0120-secret-answers.ts";
import type { Migration } from "./migration.ts";
/** INDEX of migrations, in the order in which they run. */
export const migrations: readonly Migration[] = [
  service,
  webhooks,
  people,
  dashboard,
  dashboardLists,
  setbacks,
  believedTime,
  parts,
  provenAddresses,
  storedBytes,
  audit,
  secondFactors,
  keyAddresses,
  trash,
  jobsAndNotices,
  signInProvider,
  callerData,
  apiLists,
  analytics,
  customFields,
  bulk,
  lists,
  reviewNotes,
  webhookSecrets,
  nearAParty,
  providerSessions,
  sortedLists,
  usagePerKey,
  vendorNameTokens,
  requiredSecondFactor,
  backgroundTasks,
  documentTraces,
  exportRecords,
  auditChain,
  dismissedDuplicates,
  ownCompanies,
  reviewSettings,
  counterChanges,
  eventVersion,
  bulkOptions,
  vendors,
  changedSinceExport,
  analyticsByDate,
  bulksByAccount,
  analyticsDateChanges,
  keyRequests,
  orders,
  plainLetters,
  analyticsOfEarlierVersions,
  rules,
  steadyAutovacuum,
  provisionedPeople,
  sharesOfRemovedInvoices,
  approvedExportItems,
  secretAnswers,
];
