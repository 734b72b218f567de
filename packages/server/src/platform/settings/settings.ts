import { availableParallelism } from "node:os";
import {
  address,
  amountByPlan,
  apiKeyText,
  cidrList,
  directAddress,
  domainList,
  encryptionKey,
  encryptionKeyList,
  folderName,
  issuer,
  oneOf,
  optionalText,
  originList,
  plan,
  portList,
  positiveNumber,
  postgresAddress,
  proxyAddress,
  roleByAccount,
  text,
  trustedProxies,
  webhookSecretText,
  wholeNumber,
} from "./settings-parsers.ts";

export type Setting<Value> = Readonly<{
  /** The environment variable. */
  variable: string;
  /** The value of an unset variable, as text. */
  fallback: string;
  doc: string;
  parse: (value: string) => Value;
  /** Only honoured with NODE_ENV=test. */
  testOnly?: boolean;
}>;

function setting<Value>(
  variable: string,
  fallback: string,
  doc: string,
  parse: (value: string) => Value,
): Setting<Value> {
  return { variable: `INKVOICE_${variable}`, fallback, doc, parse };
}

function testSetting<Value>(...definition: Parameters<typeof setting<Value>>): Setting<Value> {
  return { ...setting(...definition), testOnly: true };
}

const oneGigabyte = 1024;

/** INDEX of settings: every environment variable of the service. */
export const settings = {
  port: setting("PORT", "3000", "Port to listen on; 0 takes a free one.", wholeNumber(0, 65_535)),
  host: setting(
    "HOST",
    "127.0.0.1",
    "Address to listen on. By default this machine alone reaches the service; 0.0.0.0 opens it to the network.",
    text,
  ),
  baseUrl: setting(
    "BASE_URL",
    "",
    "Public address of the service, as clients reach it. Default: http://localhost and the port.",
    address,
  ),
  fileHost: setting(
    "FILE_HOST",
    "",
    "Public address under which stored files are served. Default: the base address.",
    address,
  ),
  dataDir: setting("DATA_DIR", "./data", "Folder for the SQLite database, stored files and uploads in progress.", text),
  databaseUrl: setting("DATABASE_URL", "", "PostgreSQL address. Empty: SQLite in the data folder.", postgresAddress),
  databaseDirectUrl: setting(
    "DATABASE_DIRECT_URL",
    "",
    "PostgreSQL address past a pooler in transaction mode, for the one connection of each process that listens for signals. Empty: as INKVOICE_DATABASE_URL. off: none listens, and work is found by asking once a second.",
    directAddress,
  ),
  databaseReplicaUrl: setting(
    "DATABASE_REPLICA_URL",
    "",
    "PostgreSQL address of a read replica, for lists, search, analytics and export files that are requested with an API key; they may be behind the last write. Empty, or while it fails: INKVOICE_DATABASE_URL.",
    postgresAddress,
  ),
  databasePool: setting("DATABASE_POOL", "10", "Most PostgreSQL connections one process opens.", wholeNumber(2, 500)),
  databaseSeconds: setting(
    "DATABASE_SECONDS",
    "30",
    "Time limit for one statement on PostgreSQL.",
    wholeNumber(1, 3600),
  ),
  s3Endpoint: setting("S3_ENDPOINT", "", "Address of the S3 service; empty for AWS itself.", address),
  s3Region: setting("S3_REGION", "us-east-1", "Region of the bucket.", text),
  s3Bucket: setting(
    "S3_BUCKET",
    "",
    "Bucket for stored files. Empty: files are kept in the data folder.",
    optionalText,
  ),
  s3AccessKey: setting("S3_ACCESS_KEY", "", "Access key; empty uses the AWS default credentials.", optionalText),
  s3SecretKey: setting("S3_SECRET_KEY", "", "Secret key that belongs to the access key.", optionalText),
  fileRedirect: setting(
    "FILE_REDIRECT",
    "0",
    "Set to 1 to send clients that fetch a file to the bucket, with an address that is valid for a minute. Clients must reach the bucket; the bytes are then not compared with the upload on the way.",
    oneOf(["0", "1"]),
  ),
  bulkFolder: setting(
    "BULK_FOLDER",
    "bulk",
    "Folder of the bucket in which customers lay files for POST /v1/bulk with a prefix; each account sees only the folder in it that bears its id (acc_…).",
    folderName,
  ),
  storageSeconds: setting(
    "STORAGE_SECONDS",
    "20",
    "Time limit for storing or fetching one file in the bucket.",
    wholeNumber(1, 600),
  ),
  role: setting(
    "ROLE",
    "all",
    "What this process does: all, api (HTTP only) or worker (reading and deliveries only).",
    oneOf(["all", "api", "worker"]),
  ),
  workers: setting("WORKERS", "", "Documents read at once, one child process each. Default: one per core.", (value) =>
    value === "" ? availableParallelism() : wholeNumber(1, 256)(value),
  ),
  extractionSeconds: setting("EXTRACTION_SECONDS", "120", "Time limit for reading one document.", wholeNumber(1, 3600)),
  extractionMegabytes: setting(
    "EXTRACTION_MEGABYTES",
    "1536",
    "Memory limit of one reading process.",
    wholeNumber(128, 64 * oneGigabyte),
  ),
  requireSandbox: setting(
    "REQUIRE_SANDBOX",
    "0",
    "Set to 1 to refuse a start where the kernel does not confine reading processes (no new privileges, Landlock, seccomp).",
    oneOf(["0", "1"]),
  ),
  leaseSeconds: setting(
    "LEASE_SECONDS",
    "60",
    "How long a silent worker keeps a document before another takes over.",
    wholeNumber(1, 3600),
  ),
  bootstrapApiKey: setting(
    "BOOTSTRAP_API_KEY",
    "",
    "API key of the first account. Empty: one is made and printed once.",
    apiKeyText,
  ),
  bootstrapWebhookSecret: setting(
    "BOOTSTRAP_WEBHOOK_SECRET",
    "",
    "Webhook secret of the first account. Empty: one is made.",
    webhookSecretText,
  ),
  bootstrapPlan: setting("BOOTSTRAP_PLAN", "enterprise", "Plan of the first account: free, pro or enterprise.", plan),
  webhookAllow: setting(
    "WEBHOOK_ALLOW",
    "",
    "Private networks that webhooks may reach, as CIDRs, comma-separated.",
    cidrList,
  ),
  webhookPorts: setting(
    "WEBHOOK_PORTS",
    "443",
    "Ports that webhooks to public addresses may use, comma-separated.",
    portList,
  ),
  webhookProxy: setting(
    "WEBHOOK_PROXY",
    "",
    "HTTP proxy (CONNECT) for webhooks and for files fetched from addresses, as http://[user:password@]host:port, so that they leave from one fixed address. Addresses are still looked up and checked here.",
    proxyAddress,
  ),
  deliveryConcurrency: setting(
    "DELIVERY_CONCURRENCY",
    "256",
    "Webhook deliveries in flight at once in one process.",
    wholeNumber(1, 1000),
  ),
  retentionDays: setting(
    "RETENTION_DAYS",
    "0",
    "Invoices older than this are deleted with their files; 0 keeps them.",
    wholeNumber(0, 36_500),
  ),
  eventDays: setting(
    "EVENT_DAYS",
    "400",
    "Events older than this are deleted with their deliveries and attempts; 0 keeps them. One that is still being delivered stays.",
    wholeNumber(0, 36_500),
  ),
  auditDays: setting(
    "AUDIT_DAYS",
    "730",
    "Entries of the audit log older than this are deleted; 0 keeps them.",
    wholeNumber(0, 36_500),
  ),
  usageDays: setting(
    "USAGE_DAYS",
    "1100",
    "Usage by day and key older than this is deleted; 0 keeps it. Days whose documents are still stored stay.",
    wholeNumber(0, 36_500),
  ),
  requestLogDays: setting(
    "REQUEST_LOG_DAYS",
    "7",
    "Requests of API keys are logged for their owners (time, path, status, request id) and deleted after so many days, and beyond the last 10 000 of a key earlier; 0 logs none.",
    wholeNumber(0, 3650),
  ),
  trashDays: setting(
    "TRASH_DAYS",
    "7",
    "A deleted invoice can be brought back for so long; 0 deletes it at once. Retention and the deletion of an account never wait.",
    wholeNumber(0, 3650),
  ),
  secureDelete: setting(
    "SECURE_DELETE",
    "on",
    "Overwrites deleted data in the SQLite database and in the data folder: on or off.",
    oneOf(["on", "off"]),
  ),
  quarantineDays: setting(
    "QUARANTINE_DAYS",
    "7",
    "Stored files without an invoice are kept in quarantine for this many days before they are removed.",
    wholeNumber(0, 3650),
  ),
  minFreeMegabytes: setting(
    "MIN_FREE_MEGABYTES",
    "200",
    "Uploads are refused with 503 while the data folder's disk has less free space.",
    wholeNumber(0, 1e12),
  ),
  accountQueueLimit: setting(
    "ACCOUNT_QUEUE_LIMIT",
    "0",
    "Documents of one account that may wait or be read at once; further uploads are refused with 429. 0: no limit.",
    wholeNumber(0, 10_000_000),
  ),
  queueLimit: setting(
    "QUEUE_LIMIT",
    "0",
    "Documents of all accounts that may wait or be read at once; further uploads are refused with 503. 0: no limit.",
    wholeNumber(0, 10_000_000),
  ),
  storageMegabytes: setting(
    "STORAGE_MEGABYTES",
    "free=1024,pro=51200",
    "How much an account may keep, by plan; a plan that is not named keeps without a limit.",
    amountByPlan,
  ),
  corsOrigins: setting(
    "CORS_ORIGINS",
    "",
    "Origins whose pages may call the API from a browser, comma-separated, such as https://app.example.com; * is all. Empty: none.",
    originList,
  ),
  trustProxy: setting(
    "TRUST_PROXY",
    "",
    "Number of proxies in front, or their CIDRs; decides which X-Forwarded-For address is believed.",
    trustedProxies,
  ),
  maxConnections: setting(
    "MAX_CONNECTIONS",
    "2000",
    "Open client connections one process accepts.",
    wholeNumber(10, 1e6),
  ),
  maxConnectionsPerAddress: setting(
    "MAX_CONNECTIONS_PER_ADDRESS",
    "500",
    "Open connections one peer address may hold; raise it behind a proxy.",
    wholeNumber(1, 1e6),
  ),
  secretsKey: setting(
    "SECRETS_KEY",
    "",
    "Key that encrypts webhook secrets, the key of file links and second factors: 32 bytes in hexadecimal, the same for every process on one database. Empty: with SQLite one is made in the data folder; with PostgreSQL they are not encrypted.",
    encryptionKey,
  ),
  secretsKeyBefore: setting(
    "SECRETS_KEY_BEFORE",
    "",
    "Keys that were used before, comma-separated, while everything is brought under the new one.",
    encryptionKeyList,
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    "Least important level that is logged: trace, debug, info, warn, error, fatal or silent.",
    oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
  ),
  metricsToken: setting(
    "METRICS_TOKEN",
    "",
    "Bearer token that GET /metrics asks for. Empty: answered on this machine only, and to nobody behind a proxy (https base address or TRUST_PROXY).",
    optionalText,
  ),
  oidcIssuer: setting(
    "OIDC_ISSUER",
    "",
    "Issuer of the OpenID Connect provider that people may sign in with, such as https://login.example.com. Empty: passwords only.",
    issuer,
  ),
  oidcClientId: setting("OIDC_CLIENT_ID", "", "Client id that the provider gave this service.", optionalText),
  oidcClientSecret: setting(
    "OIDC_CLIENT_SECRET",
    "",
    "Client secret that belongs to it; empty for a public client.",
    optionalText,
  ),
  oidcName: setting("OIDC_NAME", "single sign-on", "Name of the provider on the button of the sign-in page.", text),
  oidcJoin: setting(
    "OIDC_JOIN",
    "",
    "What somebody who comes from the provider without an invitation joins, such as acc_…=viewer. Empty: only invited people come in.",
    roleByAccount,
  ),
  oidcDomains: setting(
    "OIDC_DOMAINS",
    "",
    "Domains of addresses that may join without an invitation, or by SCIM without opening a link, comma-separated. Empty: every address that the provider vouches for.",
    domainList,
  ),
  oidcAllow: setting(
    "OIDC_ALLOW",
    "",
    "Private networks of the provider, as CIDRs, comma-separated; plain http is accepted only there.",
    cidrList,
  ),
  dashboard: setting("DASHBOARD", "on", "Whether the dashboard is served: on or off.", oneOf(["on", "off"])),
  dashboardPages: testSetting(
    "DASHBOARD_PAGES",
    "on",
    "Whether the dashboard's pages are served with its API: on or off.",
    oneOf(["on", "off"]),
  ),
  warmUp: testSetting(
    "WARM_UP",
    "on",
    "Whether reading processes are started before the first document: on or off.",
    oneOf(["on", "off"]),
  ),
  timeScale: testSetting("TIME_SCALE", "1", "Waiting times are divided by this.", positiveNumber),
  rateScale: testSetting("RATE_SCALE", "1", "Rate limits are multiplied by this.", positiveNumber),
  passwordKibibytes: testSetting(
    "PASSWORD_KIBIBYTES",
    "19456",
    "Memory for hashing a password, in KiB; less is faster, also for an attacker.",
    wholeNumber(8, 1_048_576),
  ),
  extractionChild: testSetting("EXTRACTION_CHILD", "", "Module that stands in for the reading process.", optionalText),
} as const;
