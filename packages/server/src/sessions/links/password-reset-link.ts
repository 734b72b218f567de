import type { Executor } from "../../platform/db/schema.ts";
import { accountsOf, findUser, signInsOf } from "../people.ts";
import { hasIdentity } from "../provider/identities.ts";
import { linkPath } from "./claim-installation.ts";
import { createLink, type HandedToken, withdrawOpen } from "./links.ts";

type Person = Readonly<{ id: string; email: string }>;

/** A fresh single-use link for setting a new password; earlier ones stop working. */
export async function createResetLink(
  executor: Executor,
  person: Person,
  maker: Readonly<{ accountId: string; createdBy?: string }>,
  now: number,
): Promise<HandedToken> {
  await withdrawOpen(executor, { kind: "reset", userId: person.id });
  return createLink(executor, { kind: "reset", userId: person.id, email: person.email, ...maker }, now);
}

/**
 * Whether an account's owner may hand out a new password for this person: whoever else's accounts or the installation
 * the sign-in opens is not his to give away. Nor is a password for somebody who comes by the provider and would never notice it.
 */
export async function isResetByOwner(executor: Executor, userId: string): Promise<boolean> {
  const person = await findUser(executor, userId);
  if (person?.operator !== 0 || (await hasIdentity(executor, userId))) return false;
  return (await accountsOf(executor, userId)).length === 1;
}

/** Whom an operator means by an address, and in one account where several sign-ins go by it. */
export async function findByAddress(executor: Executor, email: string, accountId?: string) {
  const found: { person: Person; operator: boolean; accountId: string }[] = [];
  for (const person of await signInsOf(executor, email.toLowerCase())) {
    const accounts = await accountsOf(executor, person.id);
    const account = accountId ? accounts.find((each) => each.id === accountId) : accounts[0];
    if (account) found.push({ person, operator: person.operator === 1, accountId: account.id });
  }
  return found;
}

/** The path of a single-use link for setting a new password, for whoever runs the server; undefined for an unknown email. */
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
