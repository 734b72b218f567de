import type { Command } from "./command.ts";

/** A command by name; its code is loaded only when it is the one that was called. */
export type CommandEntry = Readonly<{ name: string; summary: string; load(): Promise<Command> }>;

/** INDEX of commands, in the order in which the help lists them. */
export const commands: readonly CommandEntry[] = [
  {
    name: "serve",
    summary: "Run the service",
    load: async () => (await import("./serve.ts")).serveCommand,
  },
  {
    name: "accounts",
    summary: "Create and list accounts, change their plan",
    load: async () => (await import("./accounts.ts")).accountsCommand,
  },
  {
    name: "people",
    summary: "List who signs in, help whoever lost the second factor",
    load: async () => (await import("./people.ts")).peopleCommand,
  },
  {
    name: "keys",
    summary: "Create, list and revoke API keys",
    load: async () => (await import("./keys.ts")).keysCommand,
  },
  {
    name: "doctor",
    summary: "Look at everything the service stands on, and say what is not well",
    load: async () => (await import("./doctor.ts")).doctorCommand,
  },
  {
    name: "storage",
    summary: "See whose the stored files are, and make them this database's",
    load: async () => (await import("./storage.ts")).storageCommand,
  },
  {
    name: "trash",
    summary: "List deleted invoices, bring them back or remove them for good",
    load: async () => (await import("./trash.ts")).trashCommand,
  },
  {
    name: "backup",
    summary: "Write every record and file into a folder, while the service runs",
    load: async () => (await import("./backup.ts")).backupCommand,
  },
  {
    name: "verify-backup",
    summary: "Compare every record and file of a backup with what it says of itself",
    load: async () => (await import("./backup.ts")).verifyBackupCommand,
  },
  {
    name: "restore",
    summary: "Put a backup into an empty database and storage",
    load: async () => (await import("./backup.ts")).restoreCommand,
  },
  {
    name: "upload",
    summary: "Upload invoices to a running service",
    load: async () => (await import("./upload.ts")).uploadCommand,
  },
  {
    name: "listen",
    summary: "Follow events live and forward them to a URL on this machine",
    load: async () => (await import("./listen.ts")).listenCommand,
  },
  {
    name: "events",
    summary: "List events, show their deliveries, send them again after an outage",
    load: async () => (await import("./events.ts")).eventsCommand,
  },
  {
    name: "webhooks",
    summary: "Manage webhook endpoints, the default URL and the secret",
    load: async () => (await import("./webhooks.ts")).webhooksCommand,
  },
  {
    name: "extract",
    summary: "Read invoice files here, without a service",
    load: async () => (await import("./extract.ts")).extractCommand,
  },
  {
    name: "explain",
    summary: "Show on a picture of the page where each value was read",
    load: async () => (await import("./explain.ts")).explainCommand,
  },
];
