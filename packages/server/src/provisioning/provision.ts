import { newId } from "@inkvoice/contract";
import type { Program } from "../access/principal.ts";
import { type Call, recordByCaller } from "../audit/record-audit.ts";
import type { Tx } from "../platform/db/schema.ts";
import type { Config } from "../platform/settings/config.ts";
import { withdrawOpenLinks } from "../sessions/links/links.ts";
import { addMember, changeRole, findUser, lockMembers, removeMember } from "../sessions/people/people.ts";
import type { Attributes } from "./attributes.ts";
import { invite, isKeyOfOperator } from "./invite.ts";
import { findPerson, type Person } from "./people.ts";
import { countPeople, deletePerson, requireUnused, storePerson } from "./people-store.ts";
import { noSuchPerson, operatorRefused, ownersRefused, tooManyPeople } from "./refusals.ts";

const mostPeople = 10_000;

/** A transaction on the people of the caller's account, with their lock. */
type Act = Readonly<{ tx: Tx; call: Call & Readonly<{ principal: Program }>; config: Pick<Config, "oidcDomains"> }>;

async function requirePerson({ tx, call }: Act, id: string): Promise<Person> {
  const person = await findPerson(tx, call.principal.accountId, id, call.now);
  if (!person) throw noSuchPerson();
  return person;
}

async function inviteAs({ tx, call, config }: Act, { userName, role }: Attributes): Promise<void> {
  const { accountId } = call.principal;
  const isOperator = await isKeyOfOperator(tx, call.principal);
  await invite(tx, { accountId, email: userName, role, now: call.now }, { isOperator, config });
  await recordByCaller(tx, call, { action: "member.invited", subject: userName, details: { role } });
}

/** Creates a person and invites them, unless the provider sends them as inactive. Returns the id. */
export async function createProvisionedPerson(act: Act, wanted: Attributes): Promise<string> {
  const { tx, call } = act;
  const { accountId } = call.principal;
  await lockMembers(tx, accountId);
  await requireUnused(tx, accountId, wanted);
  if ((await countPeople(tx, accountId)) >= mostPeople) throw tooManyPeople(mostPeople);
  const id = newId("request", call.now).replace("req_", "scm_");
  await storePerson(tx, { accountId, id, userId: null }, wanted, call.now);
  if (wanted.active) await inviteAs(act, wanted);
  else await recordByCaller(tx, call, { action: "member.changed", subject: wanted.userName });
  return id;
}

const detailsOf = ({ userName }: Readonly<{ userName: string }>) => ({ name: userName });

/**
 * Withdraws the invitation and removes the membership, as an owner does in the dashboard. The invitation comes first:
 * somebody who accepts it at this moment is found as a member afterwards.
 */
async function endAccess(act: Act, { id, userName }: Person): Promise<void> {
  const { tx, call } = act;
  const { accountId } = call.principal;
  await withdrawOpenLinks(tx, { kind: "invitation", accountId, email: userName });
  const { isMember, userId, role } = await requirePerson(act, id);
  if (role === "owner") throw ownersRefused();
  if (!isMember || userId === null) return;
  if ((await removeMember(tx, accountId, userId, call.now)) === "operators_last_account") throw operatorRefused();
}

/** Gives a former member the membership back, or invites the person. */
async function giveAccess(act: Act, { userId }: Person, wanted: Attributes): Promise<void> {
  const { tx, call } = act;
  const { accountId } = call.principal;
  if (userId === null || !(await findUser(tx, userId))) return await inviteAs(act, wanted);
  const { role } = wanted;
  await addMember(tx, { userId, accountId, role }, call.now);
  // A pending reset link by the owner of the person's only account would now open a second account.
  await withdrawOpenLinks(tx, { kind: "reset", userId });
  const details = { ...detailsOf(wanted), role };
  await recordByCaller(tx, call, { action: "member.restored", subject: userId, details });
}

async function changeAccess(act: Act, before: Person, wanted: Attributes): Promise<void> {
  const { tx, call } = act;
  const { accountId } = call.principal;
  const { role } = wanted;
  if (!before.isMember || before.userId === null) {
    await withdrawOpenLinks(tx, { kind: "invitation", accountId, email: before.userName });
    return await inviteAs(act, wanted);
  }
  if (role === before.role) return;
  await changeRole(tx, { accountId, userId: before.userId, role }, call.now);
  const details = { ...detailsOf(wanted), role };
  await recordByCaller(tx, call, { action: "member.role", subject: before.userId, details });
}

/** SCIM names of the attributes that a change modifies. */
function changedDetails(before: Person, wanted: Attributes): string[] {
  const sameNames = JSON.stringify(before.profile) === JSON.stringify(wanted.profile);
  return [
    ...(before.userName === wanted.userName ? [] : ["userName"]),
    ...(before.externalId === wanted.externalId ? [] : ["externalId"]),
    ...(sameNames ? [] : ["name"]),
  ];
}

/** Applies the attributes, role and access that the identity provider requests. */
export async function updateProvisionedPerson(
  act: Act,
  id: string,
  wantedFrom: (current: Attributes) => Attributes,
): Promise<void> {
  const { tx, call } = act;
  const { accountId } = call.principal;
  await lockMembers(tx, accountId);
  const before = await requirePerson(act, id);
  const wanted = wantedFrom(before);
  if (before.role === "owner") throw ownersRefused();
  const changed = changedDetails(before, wanted);
  const isSameAccess = before.active === wanted.active && before.role === wanted.role;
  if (isSameAccess && changed.length === 0) return;
  await requireUnused(tx, accountId, wanted, before);
  await storePerson(tx, { accountId, id, userId: before.userId }, wanted, call.now);
  if (changed.length > 0) {
    const details = { ...detailsOf(wanted), changed: changed.join(", ") };
    await recordByCaller(tx, call, { action: "member.changed", subject: before.userId ?? wanted.userName, details });
  }
  if (before.active && !wanted.active) await withdrawAccess(act, before);
  else if (!before.active && wanted.active) await giveAccess(act, before, wanted);
  else if (wanted.active && (!isSameAccess || changed.includes("userName"))) await changeAccess(act, before, wanted);
}

async function withdrawAccess(act: Act, person: Person): Promise<void> {
  await endAccess(act, person);
  const entry = { action: "member.removed", subject: person.userId ?? person.userName } as const;
  await recordByCaller(act.tx, act.call, { ...entry, details: detailsOf(person) });
}

/** Removes a person from the account, and deletes the attributes that the identity provider sent. */
export async function removeProvisionedPerson(act: Act, id: string): Promise<void> {
  const { tx, call } = act;
  await lockMembers(tx, call.principal.accountId);
  const person = await requirePerson(act, id);
  if (person.role === "owner") throw ownersRefused();
  await withdrawAccess(act, person);
  await deletePerson(tx, call.principal.accountId, id);
}
