import type { Role } from "@inkvoice/contract/dashboard";
import { z } from "zod";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import type { Config } from "../../platform/settings/config.ts";
import { findLinkById, listOpenInvitationsFor, useLink, withdrawOpenLinks } from "../links/links.ts";
import { addMember, findByHandle, insertUser, signInHandle } from "../people/people.ts";
import { connectIdentity, findIdentity } from "./identities.ts";
import { type ProvenIdentity, ProviderRefusal } from "./sign-in-provider.ts";

type Joined = Readonly<{ accountId: string; role: Role }>;
export type PersonWithNewAccounts = Readonly<{ userId: string; joined: readonly Joined[] }>;
type Rules = Pick<Config, "oidcJoin" | "oidcDomains">;
type Arrival = Readonly<{ identity: ProvenIdentity; linkId: string | null; now: number }>;

const email = z.email().max(254);

/** Only an address verified by the provider identifies a person. */
export function provenAddress(identity: ProvenIdentity): string {
  const { success, data } = email.safeParse(identity.email);
  if (!success) throw new ProviderRefusal("unverified");
  return data;
}

/** The person who signed in at the provider: a known one, or one who may join. */
export async function findOrAddPerson(tx: Tx, rules: Rules, arrival: Arrival): Promise<PersonWithNewAccounts> {
  const known = await findIdentity(tx, arrival.identity);
  const invitations = await invitationsOf(tx, arrival, known !== undefined);
  const userId = known ?? (await newcomer(tx, rules, arrival, invitations.length > 0));
  const joined = invitations.length > 0 || known !== undefined ? invitations : await openAccounts(tx, rules, arrival);
  if (joined.length === 0 && known === undefined) throw new ProviderRefusal("not_invited");
  for (const { linkId, ...membership } of joined) {
    if (linkId !== undefined && !(await useLink(tx, linkId, arrival.now))) throw new ProviderRefusal("not_invited");
    await addMember(tx, { userId, ...membership }, arrival.now);
  }
  // A pending reset link by the owner of the person's only account would now open a second account.
  if (joined.length > 0) await withdrawOpenLinks(tx, { kind: "reset", userId });
  return { userId, joined };
}

type Door = Joined & Readonly<{ linkId?: string }>;

/**
 * The opened invitation. People also join by the operator's invitation to their address without opening it; invitations
 * by account owners must be opened, because anybody may invite anybody into their own account.
 */
async function invitationsOf(tx: Executor, { identity, linkId, now }: Arrival, isKnown: boolean): Promise<Door[]> {
  // A known person is identified by issuer and subject, and may sign in without a verified address.
  if (linkId === null && isKnown && !email.safeParse(identity.email).success) return [];
  const address = provenAddress(identity);
  if (linkId === null) return await listOpenInvitationsFor(tx, address, now);
  const link = await findLinkById(tx, linkId, now);
  if (link?.kind !== "invitation" || !link.role) throw new ProviderRefusal("not_invited");
  if (link.email !== address) throw new ProviderRefusal("other_address");
  return [{ linkId, accountId: link.accountId, role: link.role }];
}

/** Creates a sign-in without a password. An existing one is never taken over: only its password proves the owner. */
async function newcomer(tx: Executor, rules: Rules, arrival: Arrival, invited: boolean): Promise<string> {
  const { identity, now } = arrival;
  const address = provenAddress(identity);
  const handle = signInHandle(address, "proven");
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

/**
 * Accounts that the settings open to people of the provider, if they exist; not those in which SCIM has deactivated the
 * address.
 */
async function openAccounts(tx: Executor, { oidcJoin }: Rules, { identity, now }: Arrival): Promise<Door[]> {
  if (oidcJoin.size === 0) return [];
  const address = provenAddress(identity);
  const invited = tx
    .selectFrom("access_links")
    .select("account_id")
    .where("email", "=", address)
    .where("kind", "=", "invitation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  const deactivated = tx
    .selectFrom("provisioned_people")
    .select("account_id")
    .where("user_name", "=", address)
    .where("account_id", "not in", invited);
  const found = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "in", [...oidcJoin.keys()])
    .where("id", "not in", deactivated)
    .execute();
  return found.map(({ id }) => ({ accountId: id, role: oidcJoin.get(id) ?? "viewer" }));
}
