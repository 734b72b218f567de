import type { SessionState } from "@inkvoice/contract/dashboard";
import { isClaimed } from "./links/claim-installation.ts";
import { accountsOf, findUser, hasPeople } from "./people/people.ts";
import { hasIdentity } from "./provider/identities.ts";
import type { SessionServices } from "./services.ts";
import type { CurrentSession } from "./session-store.ts";

/** The visitor's state for the dashboard's first page. */
export async function describeSession(
  { db, provider }: SessionServices,
  session: CurrentSession | undefined,
): Promise<SessionState> {
  const outside = provider ? { name: provider.name } : null;
  if (!session) return { signed_in: false, claimed: (await isClaimed(db)) || (await hasPeople(db)), provider: outside };
  const accounts = await accountsOf(db, session.user.id);
  const current = accounts.find((account) => account.id === session.accountId);
  if (!current) return { signed_in: false, claimed: true, provider: outside };
  const person = await findUser(db, session.user.id);
  const connected = provider !== undefined && (await hasIdentity(db, session.user.id, provider.issuer));
  return {
    signed_in: true,
    provider: provider ? { name: provider.name, connected } : null,
    has_password: person?.password_hash !== "",
    user: session.user,
    account: { id: current.id, name: current.name, plan: current.plan },
    role: session.role,
    lacks_factor: session.lacksFactor,
    accounts: accounts.map(({ id, name, role }) => ({ id, name, role })),
  };
}
