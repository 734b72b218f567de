import { cli } from "./rooms/cli.ts";
import { dashboard } from "./rooms/dashboard.ts";
import { engine } from "./rooms/engine.ts";
import { type Package, remainingFiles } from "./rooms/room.ts";
import { server } from "./rooms/server.ts";
import { synth } from "./rooms/synth.ts";

/**
 * INDEX of the rooms of every package and their allowed imports. `npm run check` enforces it, and ARCHITECTURE.md draws
 * it. A room imports itself, the rooms that it names, and the packages that its package names.
 */
export const packages: Readonly<Record<string, Package>> = {
  contract: {
    packages: [],
    rooms: {
      fields: { imports: [] },
      // Values of records, events and errors.
      values: { imports: ["fields"] },
      api: { imports: ["fields", "values"] },
      "einvoice-export": { imports: ["values"] },
      dashboard: { imports: ["fields", "values", "api"] },
      index: { holds: [remainingFiles], imports: ["fields", "values", "api", "einvoice-export", "dashboard"] },
    },
  },
  engine,
  sdk: {
    packages: ["contract"],
    rooms: {
      // Generated from the OpenAPI document.
      contract: { holds: ["contract.ts"], imports: [] },
      transport: { imports: ["contract"] },
      resources: { imports: ["contract", "transport"] },
      "webhook-receiver": { imports: ["contract", "transport"] },
      index: { holds: [remainingFiles], imports: ["contract", "transport", "resources", "webhook-receiver"] },
    },
  },
  n8n: { packages: ["sdk"], rooms: { index: { holds: [remainingFiles], imports: [] } } },
  synth,
  server,
  dashboard,
  cli,
};

/** Files that write rows of any room's tables unchanged. */
export const wholeRowFiles: Readonly<Record<string, string>> = {
  "packages/server/src/access/secrets/encrypt-stored-secrets.ts": "re-encrypts the columns of its index in place",
  "packages/server/src/erasure/delete-account.ts": "deletes an account or a person everywhere",
  "packages/server/src/erasure/rename-person.ts": "replaces the name of a deleted person everywhere",
  "packages/server/src/invoices/removal/document-traces.ts": "deletes what a deleted document left elsewhere",
  "packages/server/src/invoices/removal/trash.ts": "restores the rows of a deleted invoice",
  "packages/server/src/platform/db/fold-changes.ts": "deletes changes of counters, which their room adds to them",
  "packages/server/src/operations/backup/restore-backup.ts": "restores all tables into an empty database",
};
