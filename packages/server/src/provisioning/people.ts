import type { Role } from "@inkvoice/contract/dashboard";
import type { Executor } from "../platform/db/schema.ts";

/** Names as the identity provider sends them. */
export type Profile = Readonly<{ displayName?: string; formatted?: string; givenName?: string; familyName?: string }>;

/** A person of an account as SCIM shows them: a member, an invited person, or one who was deactivated. */
export type Person = Readonly<{
  id: string;
  userName: string;
  externalId: string | null;
  role: Role;
  /** Member, or invited. */
  active: boolean;
  profile: Profile;
  /** The user who is a member now, or was one when deactivated. */
  userId: string | null;
  isMember: boolean;
  /** Whether there is a row in `provisioned_people`. */
  isStored: boolean;
  createdAt: number;
  changedAt: number;
}>;

export type PeopleFilter = Readonly<{ by: "id" | "userName" | "externalId"; value: string }>;

const columns = { id: "id", userName: "user_name", externalId: "external_id" } as const;

function storedRows(db: Executor, accountId: string, filter: PeopleFilter | undefined) {
  const all = db.selectFrom("provisioned_people").selectAll().where("account_id", "=", accountId).orderBy("id");
  return (filter ? all.where(columns[filter.by], "=", filter.value) : all).execute();
}

type Keys = Readonly<{ ids: readonly string[]; emails: readonly string[] }>;

/** Members of the account: all, or those with one of these ids or addresses. */
function members(db: Executor, accountId: string, keys: Keys | undefined) {
  const all = db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.email", "users.name", "memberships.role", "memberships.created_at"])
    .where("memberships.account_id", "=", accountId)
    .orderBy("users.id");
  if (!keys) return all.execute();
  const { ids, emails } = keys;
  return all
    .where((eb) =>
      eb.or([...ids.map((id) => eb("users.id", "=", id)), ...emails.map((email) => eb("users.email", "=", email))]),
    )
    .execute();
}

/** Open invitations of the account. */
function invitations(db: Executor, accountId: string, now: number, keys: Keys | undefined) {
  const all = db
    .selectFrom("access_links")
    .select(["email", "role"])
    .where("account_id", "=", accountId)
    .where("kind", "=", "invitation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
  if (!keys) return all.execute();
  return all.where((eb) => eb.or(keys.emails.map((email) => eb("email", "=", email)))).execute();
}

type Row = Awaited<ReturnType<typeof storedRows>>[number];
type Member = Awaited<ReturnType<typeof members>>[number];

/** The ids and addresses under which the found rows, or the value itself, may be members. */
function keysFor(filter: PeopleFilter, rows: readonly Row[]): Keys {
  const ids = rows.flatMap(({ user_id: id }) => id ?? []);
  const emails = rows.map(({ user_name: name }) => name);
  if (filter.by === "id") ids.push(filter.value);
  if (filter.by === "userName") emails.push(filter.value);
  return { ids, emails };
}

function storedPerson(row: Row, member: Member | undefined, invitedAs: Role | undefined): Person {
  return {
    id: row.id,
    userName: row.user_name,
    externalId: row.external_id,
    role: member?.role ?? invitedAs ?? row.role,
    active: member !== undefined || invitedAs !== undefined,
    profile: JSON.parse(row.profile) as Profile,
    userId: member?.id ?? row.user_id,
    isMember: member !== undefined,
    isStored: true,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

const plainMember = ({ id, email, name, role, created_at: since }: Member): Person => ({
  id,
  userName: email,
  externalId: null,
  role,
  active: true,
  profile: { displayName: name },
  userId: id,
  isMember: true,
  isStored: false,
  createdAt: since,
  changedAt: since,
});

/** Rows that stand for one of these members, found by the filter or not. */
function rowsFor(db: Executor, accountId: string, found: readonly Member[]) {
  return db
    .selectFrom("provisioned_people")
    .select(["user_id", "user_name"])
    .where("account_id", "=", accountId)
    .where((eb) => eb.or(found.flatMap(({ id, email }) => [eb("user_id", "=", id), eb("user_name", "=", email)])))
    .execute();
}

/** People of an account, ordered by id: those that were provisioned, then members who joined in other ways. */
export async function findPeople(
  db: Executor,
  accountId: string,
  now: number,
  filter?: PeopleFilter,
): Promise<readonly Person[]> {
  const rows = await storedRows(db, accountId, filter);
  const keys = filter && keysFor(filter, rows);
  const found = await members(db, accountId, keys);
  const byKey = new Map(found.flatMap((member) => [[member.id, member] as const, [member.email, member] as const]));
  const invited = new Map((await invitations(db, accountId, now, keys)).map(({ email, role }) => [email, role]));
  const people = rows.map((row) => {
    const member = byKey.get(row.user_id ?? "") ?? byKey.get(row.user_name);
    return storedPerson(row, member, invited.get(row.user_name) ?? undefined);
  });
  if (filter?.by === "externalId") return people;
  const standing = filter ? await rowsFor(db, accountId, found) : rows;
  const known = new Set(standing.flatMap(({ user_id: id, user_name: name }) => [id, name]));
  return [...people, ...found.filter(({ id, email }) => !known.has(id) && !known.has(email)).map(plainMember)];
}

export async function findPerson(
  db: Executor,
  accountId: string,
  id: string,
  now: number,
): Promise<Person | undefined> {
  return (await findPeople(db, accountId, now, { by: "id", value: id }))[0];
}
