import type { Services } from "../services.ts";
import { linkPath } from "./claim.ts";
import { createLink, withdrawOpen } from "./links.ts";
import { accountsOf, findUserByEmail } from "./people.ts";

/** A single-use address for setting a new password, for the person who runs the server; undefined for an unknown email. */
export async function createResetLink(
  services: Pick<Services, "db" | "clock" | "publicUrl">,
  email: string,
): Promise<string | undefined> {
  const user = await findUserByEmail(services.db, email.toLowerCase());
  const account = user && (await accountsOf(services.db, user.id))[0];
  if (!user || !account) return undefined;
  await withdrawOpen(services.db, { kind: "reset", userId: user.id });
  const { token } = await createLink(
    services.db,
    { kind: "reset", accountId: account.id, userId: user.id, email: user.email },
    services.clock.now(),
  );
  return `${services.publicUrl()}${linkPath(token)}`;
}
