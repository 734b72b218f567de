import type { CommandEntry } from "./command.ts";

/** INDEX of commands, in the order in which the help lists them. */
export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    group: "service",
    summary: "Run the service",
    load: async () => (await import("./serve.ts")).serveCommand,
  },
  {
    name: "doctor",
    group: "service",
    summary: "Look at everything the service stands on, and say what to do",
    load: async () => (await import("./doctor.ts")).doctorCommand,
  },
  {
    name: "migrate",
    group: "service",
    summary: "Bring the database to this version's shape without starting",
    load: async () => (await import("./migrate.ts")).migrateCommand,
  },
  {
    name: "completion",
    group: "service",
    summary: "Complete commands and options in bash, zsh or fish",
    load: async () => (await import("./completion.ts")).completionOf(commands),
  },
  {
    name: "extract",
    group: "files",
    summary: "Read invoice files here, without a service",
    load: async () => (await import("./extract.ts")).extractCommand,
  },
  {
    name: "explain",
    group: "files",
    summary: "Show on a picture of the page where each value was read",
    load: async () => (await import("./explain.ts")).explainCommand,
  },
  {
    name: "bench",
    group: "files",
    summary: "Score answers of any provider against your own labels",
    load: async () => (await import("./bench.ts")).benchCommand,
  },
  {
    name: "upload",
    group: "remote",
    summary: "Upload invoices",
    load: async () => (await import("./upload.ts")).uploadCommand,
  },
  {
    name: "get",
    group: "remote",
    summary: "Show one invoice with its confidence, or all it says as JSON",
    load: async () => (await import("./get.ts")).getCommand,
  },
  {
    name: "list",
    group: "remote",
    summary: "List invoices by what was read",
    load: async () => (await import("./list.ts")).listCommand,
  },
  {
    name: "fields",
    group: "remote",
    summary: "Define fields of your own",
    load: async () => (await import("./fields.ts")).fieldsCommand,
  },
  {
    name: "events",
    group: "remote",
    summary: "List events, show their deliveries, send them again after an outage",
    load: async () => (await import("./events.ts")).eventsCommand,
  },
  {
    name: "webhooks",
    group: "remote",
    summary: "Manage webhook endpoints, the default URL and the secret",
    load: async () => (await import("./webhooks.ts")).webhooksCommand,
  },
  {
    name: "listen",
    group: "inflow",
    summary: "Follow events live and forward them to a URL on this machine",
    load: async () => (await import("./listen.ts")).listenCommand,
  },
  {
    name: "watch",
    group: "inflow",
    summary: "Upload what is put into a folder, each file once",
    load: async () => (await import("./watch.ts")).watchCommand,
  },
  {
    name: "mcp",
    group: "inflow",
    summary: "Let an assistant read, list, explain and correct invoices (MCP)",
    load: async () => (await import("./mcp.ts")).mcpCommand,
  },
  {
    name: "accounts",
    group: "operate",
    summary: "Create and list accounts, change their plan",
    load: async () => (await import("./accounts.ts")).accountsCommand,
  },
  {
    name: "people",
    group: "operate",
    summary: "List who signs in, help whoever lost the second factor",
    load: async () => (await import("./people.ts")).peopleCommand,
  },
  {
    name: "keys",
    group: "operate",
    summary: "Create, list and revoke API keys",
    load: async () => (await import("./keys.ts")).keysCommand,
  },
  {
    name: "storage",
    group: "operate",
    summary: "See whose the stored files are, and make them this database's",
    load: async () => (await import("./storage.ts")).storageCommand,
  },
  {
    name: "trash",
    group: "operate",
    summary: "List deleted invoices, bring them back or remove them for good",
    load: async () => (await import("./trash.ts")).trashCommand,
  },
  {
    name: "backup",
    group: "operate",
    summary: "Write every record and file into a folder, while the service runs",
    load: async () => (await import("./backup.ts")).backupCommand,
  },
  {
    name: "verify-backup",
    group: "operate",
    summary: "Compare every record and file of a backup with what it says of itself",
    load: async () => (await import("./backup.ts")).verifyBackupCommand,
  },
  {
    name: "restore",
    group: "operate",
    summary: "Put a backup into an empty database and storage",
    load: async () => (await import("./backup.ts")).restoreCommand,
  },
];
