import type { Executor } from "../../platform/db/schema.ts";
import { accountsOf, findUser, signInsOf } from "../people/people.ts";
import { hasIdentity } from "../provider/identities.ts";
import { linkPath } from "./claim-installation.ts";
import { createLink, type LinkToken, withdrawOpenLinks } from "./links.ts";

type Person = Readonly<{ id: string; email: string }>;

/** A new single-use link for setting a password; earlier ones become void. */
export async function createResetLink(
  executor: Executor,
  person: Person,
  maker: Readonly<{ accountId: string; createdBy?: string }>,
  now: number,
): Promise<LinkToken> {
  await withdrawOpenLinks(executor, { kind: "reset", userId: person.id });
  return createLink(executor, { kind: "reset", userId: person.id, email: person.email, ...maker }, now);
}

/**
 * Whether an account owner may reset this person's password. Not if the sign-in also opens other accounts or the
 * installation, and not for people of the provider, who would never notice.
 */
export async function mayOwnerResetPassword(executor: Executor, userId: string): Promise<boolean> {
  const person = await findUser(executor, userId);
  if (person?.operator !== 0 || (await hasIdentity(executor, userId))) return false;
  return (await accountsOf(executor, userId)).length === 1;
}

/** The person an operator means by an address; `accountId` selects among several sign-ins. */
export async function findByAddress(executor: Executor, email: string, accountId?: string) {
  const found: { person: Person; operator: boolean; accountId: string }[] = [];
  for (const person of await signInsOf(executor, email.toLowerCase())) {
    const accounts = await accountsOf(executor, person.id);
    const account = accountId ? accounts.find((each) => each.id === accountId) : accounts[0];
    if (account) found.push({ person, operator: person.operator === 1, accountId: account.id });
  }
  return found;
}

/** Path of a password reset link, for the operator's command; undefined for an unknown address. */
export async function createResetPath(
  executor: Executor,
  email: string,
  now: number,
  accountId?: string,
): Promise<string | undefined> {
  const found = (await findByAddress(executor, email, accountId))[0];
  if (!found) return undefined;
  return linkPath((await createResetLink(executor, found.person, { accountId: found.accountId }, now)).token);
}
