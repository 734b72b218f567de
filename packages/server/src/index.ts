export { type Account, createAccount, listAccounts, setApiAccess, setPlan } from "./access/accounts.ts";
export { findDemoAccount } from "./access/demo-mark.ts";
export { type ApiKeySummary, createApiKey, listApiKeys, revokeApiKey } from "./access/keys/api-keys.ts";
export { noticeNewKey } from "./access/notices.ts";
export { type Copied, compareWithCopy, entriesAfter } from "./audit/copy-entries.ts";
export { recordByCommand } from "./audit/record-audit.ts";
export { type AuditFault, verifyAudit } from "./audit/verify-audit.ts";
export { type DemoRefusal, findDemoRefusal, openDemoAccount, removeDemoAccount } from "./demo-account.ts";
export { adoptStorage, claimStorage } from "./invoices/files/storage-owner.ts";
export { emptyTrashOf } from "./invoices/removal/scheduled-removal.ts";
export { listTrash } from "./invoices/removal/trash.ts";
export { type AdminDatabase, openForAdministration } from "./open-for-administration.ts";
export { missingKeySentence, restoreBackup } from "./operations/backup/restore-backup.ts";
export { keysFor } from "./operations/backup/secrets.ts";
export { takeBackup } from "./operations/backup/take-backup.ts";
export { verifyBackup } from "./operations/backup/verify-backup.ts";
export type { Finding } from "./operations/check.ts";
export { examineInstallation, examineMachine } from "./operations/doctor.ts";
export { migrateDatabase } from "./operations/migrate-database.ts";
export {
  type EmptyInstallation,
  type Maintenance,
  openEmptyInstallation,
  openForMaintenance,
} from "./operations/open-for-maintenance.ts";
export { restoreFromTrash } from "./operations/restore-from-trash.ts";
export { requireDataOwner } from "./platform/data-owner.ts";
export { requireDatabase } from "./platform/db/require-database.ts";
export { explainStart } from "./platform/explain-start.ts";
export { type Config, ConfigError, loadConfig, unknownSettings } from "./platform/settings/config.ts";
export { StartProblem } from "./platform/start-problem.ts";
export { resetFactors } from "./sessions/factors/reset-factors.ts";
export { createResetPath, findByAddress } from "./sessions/links/password-reset-link.ts";
export { listEverybody } from "./sessions/people/people.ts";
export { disconnectIdentities } from "./sessions/provider/identities.ts";
export { type RunningService, startService } from "./start.ts";
export { writeAccountArchive } from "./web/account-export/write-archive.ts";
export { revealWebhookSecret } from "./webhooks/secrets.ts";
