import type { SessionState } from "@inkvoice/contract/dashboard";
import type { Database } from "../platform/db/schema.ts";
import { isClaimed } from "./claim.ts";
import { accountsOf } from "./people.ts";
import type { CurrentSession } from "./session-store.ts";

/** What the dashboard needs to know of the visitor before it draws anything. */
export async function describeSession(db: Database, session: CurrentSession | undefined): Promise<SessionState> {
  if (!session) return { signed_in: false, claimed: await isClaimed(db) };
  const accounts = await accountsOf(db, session.user.id);
  const current = accounts.find((account) => account.id === session.accountId);
  if (!current) return { signed_in: false, claimed: true };
  return {
    signed_in: true,
    user: session.user,
    account: { id: current.id, name: current.name, plan: current.plan },
    role: session.role,
    accounts: accounts.map(({ id, name, role }) => ({ id, name, role })),
  };
}
