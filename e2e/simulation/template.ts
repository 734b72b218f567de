import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccount } from "../../packages/server/src/access/accounts.ts";
import { openDatabase } from "../../packages/server/src/platform/db/database.ts";
import type { Tables } from "../../packages/server/src/platform/db/schema.ts";
import { createSecretBox } from "../../packages/server/src/platform/encryption/secret-box.ts";
import { migrate } from "../../packages/server/src/platform/migrations/migrate.ts";
import { createEndpoint } from "../../packages/server/src/webhooks/endpoints.ts";
import { addPayables, type ProvisionedPerson } from "./template-payables.ts";

/**
 * A migrated database with two accounts that have a webhook endpoint each, the first also a rule, an order and a
 * provisioned person; every simulation begins from a copy.
 */
export type Template = Readonly<{
  folder: string;
  path: string;
  accounts: readonly string[];
  person: ProvisionedPerson;
}>;

const createdAt = Date.UTC(2026, 0, 1);
const events = ["invoice.completed", "invoice.failed", "bulk.completed"] as const;

export async function createTemplate(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-simulation-"));
  const settings = { databaseUrl: undefined, databasePool: 1, databaseSeconds: 10, dataDir: folder };
  const { db, dialect, close } = openDatabase<Tables>(settings);
  await migrate(db, dialect);
  const secretBox = createSecretBox({ current: undefined, before: [] });
  const accounts: string[] = [];
  for (const name of ["First", "Second"]) {
    const wanted = {
      name,
      plan: "enterprise",
      webhookSecret: `whsec_${Buffer.from(name).toString("base64")}`,
    } as const;
    const { id } = await createAccount({ db, secretBox }, wanted, createdAt);
    const endpoint = {
      url: `https://${name.toLowerCase()}.example/hook`,
      events: [...events],
      enabled: true,
      now: createdAt,
    };
    await db.transaction().execute((tx) => createEndpoint(tx, id, endpoint));
    accounts.push(id);
  }
  const person = await db.transaction().execute((tx) => addPayables(tx, accounts[0]!, createdAt));
  await close();
  return { folder, path: join(folder, "inkvoice.db"), accounts, person };
}
