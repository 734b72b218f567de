import type { Database, Executor } from "../platform/db/schema.ts";
import { type Account, listAccounts } from "./accounts.ts";

/** The row that names the demo account. A name can be changed, or be the name of a real account. */
const markName = "demo-account";

export async function markAsDemo(tx: Executor, accountId: string): Promise<void> {
  await removeDemoMark(tx);
  await tx.insertInto("service_secrets").values({ name: markName, value: accountId }).execute();
}

export async function removeDemoMark(tx: Executor): Promise<void> {
  await tx.deleteFrom("service_secrets").where("name", "=", markName).execute();
}

/** The demo account; undefined if there is none, or if it was deleted in the dashboard. */
export async function findDemoAccount(db: Database): Promise<Account | undefined> {
  const mark = await db.selectFrom("service_secrets").select("value").where("name", "=", markName).executeTakeFirst();
  return (await listAccounts(db)).find(({ id }) => id === mark?.value);
}
