import type { Executor } from "../platform/db/schema.ts";
import { linkPath } from "./claim.ts";
import { createLink, withdrawOpen } from "./links.ts";
import { accountsOf, findUserByEmail } from "./people.ts";

/** The path of a single-use link for setting a new password, for whoever runs the server; undefined for an unknown email. */
export async function createResetPath(executor: Executor, email: string, now: number): Promise<string | undefined> {
  const user = await findUserByEmail(executor, email.toLowerCase());
  const account = user && (await accountsOf(executor, user.id))[0];
  if (!user || !account) return undefined;
  await withdrawOpen(executor, { kind: "reset", userId: user.id });
  const link = { kind: "reset" as const, accountId: account.id, userId: user.id, email: user.email };
  return linkPath((await createLink(executor, link, now)).token);
}
