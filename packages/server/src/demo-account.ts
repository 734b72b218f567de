import { createAccount } from "./access/accounts.ts";
import { findDemoAccount, markAsDemo, removeDemoMark } from "./access/demo-mark.ts";
import { createApiKey } from "./access/keys/api-keys.ts";
import { recordByCommand } from "./audit/record-audit.ts";
import type { Database } from "./platform/db/schema.ts";
import type { Services } from "./services.ts";
import { createLink } from "./sessions/links/links.ts";
import { deleteWholeAccount } from "./web/delete-whole-account.ts";

/** A worker that was seen this recently is running: it would read the demo's documents at today's date. */
const runningMs = 60_000;

export type DemoRefusal = "demo_exists" | "service_running" | "documents_exist";

/** Returns the reason why no demo account can be created, if there is one. */
export async function findDemoRefusal(db: Database, now: number): Promise<DemoRefusal | undefined> {
  if (await findDemoAccount(db)) return "demo_exists";
  const since = now - runningMs;
  const worker = await db.selectFrom("workers").select("id").where("seen_at", ">", since).executeTakeFirst();
  if (worker) return "service_running";
  const document = await db.selectFrom("invoices").select("id").limit(1).executeTakeFirst();
  return document && "documents_exist";
}

type NewDemo = Readonly<{ accountId: string; key: string; ownerToken: string }>;

/** An account for the demo with a key and an invitation for its owner. */
export async function openDemoAccount(
  { db, secretBox, clock }: Services,
  { name, ownerEmail: email }: Readonly<{ name: string; ownerEmail: string }>,
): Promise<NewDemo> {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const { id: accountId } = await createAccount({ db: tx, secretBox }, { name, plan: "enterprise" }, now);
    await markAsDemo(tx, accountId);
    const { key } = await createApiKey(tx, { accountId, name: "Accounting program" }, now);
    const { token } = await createLink(tx, { kind: "invitation", accountId, email, role: "owner" }, now);
    const entry = { accountId, action: "account.opened", subject: accountId, details: { name } } as const;
    await recordByCommand(tx, entry, now);
    return { accountId, key, ownerToken: token };
  });
}

/** Deletes the demo account with everything in it. Returns whether there was one. */
export async function removeDemoAccount(services: Services): Promise<boolean> {
  const account = await findDemoAccount(services.db);
  if (!account) return false;
  const now = services.clock.now();
  await deleteWholeAccount(services, account, {
    now,
    audit: (tx, action, about) => recordByCommand(tx, { accountId: null, action, ...about }, now),
  });
  await removeDemoMark(services.db);
  return true;
}
