export { type Account, createAccount, listAccounts, setApiAccess, setPlan } from "./access/accounts.ts";
export { type ApiKeySummary, createApiKey, listApiKeys, revokeApiKey } from "./access/api-keys.ts";
export { newWebhookSecret } from "./access/webhook-secret.ts";
export { type AdminDatabase, openForAdministration } from "./open-for-administration.ts";
export { type Config, ConfigError, loadConfig, unknownSettings } from "./platform/settings/config.ts";
export { createResetPath } from "./sessions/reset-link.ts";
export { type RunningService, startService } from "./start.ts";
export { revealWebhookSecret } from "./webhooks/settings.ts";
