import type { Role } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import type { Database, Executor } from "../../platform/db/schema.ts";
import type { Config } from "../../platform/settings/config.ts";
import { linkById, openInvitationsFor, spendLink, withdrawOpen } from "../links/links.ts";
import { addMember, findByHandle, handleOf, insertUser } from "../people.ts";
import { connectIdentity, findIdentity } from "./identities.ts";
import { type ProvenIdentity, ProviderRefusal } from "./sign-in-provider.ts";

type Joined = Readonly<{ accountId: string; role: Role }>;
export type Welcome = Readonly<{ userId: string; joined: readonly Joined[] }>;
type Rules = Pick<Config, "oidcJoin" | "oidcDomains">;
type Arrival = Readonly<{ identity: ProvenIdentity; linkId: string | null; now: number }>;

const email = z.email().max(254);

/** Only an address that the provider vouches for says who somebody is. */
export function provenAddress(identity: ProvenIdentity): string {
  const { success, data } = email.safeParse(identity.email);
  if (!success) throw new ProviderRefusal("unverified");
  return data;
}

/** Who came from the provider: somebody who was here before, or somebody who may come in. */
export async function welcomePerson(db: Database, rules: Rules, arrival: Arrival): Promise<Welcome> {
  return await db.transaction().execute(async (tx) => {
    const known = await findIdentity(tx, arrival.identity);
    const invitations = await invitationsOf(tx, arrival, known === undefined);
    const userId = known ?? (await newcomer(tx, rules, arrival, invitations.length > 0));
    const joined = invitations.length > 0 || known !== undefined ? invitations : await openDoors(tx, rules);
    if (joined.length === 0 && known === undefined) throw new ProviderRefusal("not_invited");
    for (const { linkId, ...membership } of joined) {
      if (linkId !== undefined && !(await spendLink(tx, linkId, arrival.now))) throw new ProviderRefusal("not_invited");
      await addMember(tx, { userId, ...membership }, arrival.now);
    }
    // A link that the owner of the person's only account made would now open a second one.
    if (joined.length > 0) await withdrawOpen(tx, { kind: "reset", userId });
    return { userId, joined };
  });
}

type Door = Joined & Readonly<{ linkId?: string }>;

/**
 * The invitation whose link was opened. Somebody new needs no link where whoever runs the installation invited the address; what
 * an account's owner sends to an address is joined on purpose only, since anybody may invite anybody into an account of his own.
 */
async function invitationsOf(tx: Executor, { identity, linkId, now }: Arrival, isNew: boolean): Promise<Door[]> {
  if (linkId === null && !isNew) return [];
  const address = provenAddress(identity);
  if (linkId === null) return await openInvitationsFor(tx, address, now);
  const link = await linkById(tx, linkId, now);
  if (link?.kind !== "invitation" || !link.role) throw new ProviderRefusal("not_invited");
  if (link.email !== address) throw new ProviderRefusal("other_address");
  return [{ linkId, accountId: link.accountId, role: link.role }];
}

/** A sign-in without a password. One that exists is never taken over: its password is the only proof of whose it is. */
async function newcomer(tx: Executor, rules: Rules, arrival: Arrival, invited: boolean): Promise<string> {
  const { identity, now } = arrival;
  const address = provenAddress(identity);
  const handle = handleOf(address, "proven");
  if (await findByHandle(tx, handle)) throw new ProviderRefusal("taken");
  if (!invited && !mayJoin(rules, address)) throw new ProviderRefusal("not_invited");
  const name = identity.name?.replaceAll(/\p{C}/gu, "").trim().slice(0, 120) || address;
  const userId = await insertUser(tx, { handle, email: address, name, passwordHash: "", operator: false }, now);
  if (!(await connectIdentity(tx, identity, userId, now))) throw new ProviderRefusal("other_person");
  return userId;
}

function mayJoin({ oidcJoin, oidcDomains }: Rules, address: string): boolean {
  if (oidcJoin.size === 0) return false;
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return oidcDomains.length === 0 || oidcDomains.includes(domain);
}

/** The accounts that the settings open to people of the provider, where they exist. */
async function openDoors(tx: Executor, { oidcJoin }: Rules): Promise<Door[]> {
  if (oidcJoin.size === 0) return [];
  const found = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", [...oidcJoin.keys()])
    .execute();
  return found.map(({ id }) => ({ accountId: id, role: oidcJoin.get(id) ?? "viewer" }));
}
