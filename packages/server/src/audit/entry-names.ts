import type { Executor } from "../platform/db/schema.ts";
import type { AuditTables } from "../platform/db/tables/audit.ts";

type Row = AuditTables["audit_log"];
type Details = Readonly<Record<string, unknown>>;
type Names = ReadonlyMap<string, string>;

const isNamed = (id: string) => /^(key|usr)_\w+$/.test(id);

/** Ids of keys and people in an entry: actor, subject and details. */
function idsIn({ actor_id, subject }: Row, details: Details): string[] {
  return [actor_id, subject, details.new_key].filter((id): id is string => typeof id === "string" && isNamed(id));
}

/** Current names of keys and members. Revoked keys keep their row; a person who left has the name in the entry. */
export async function currentNames(executor: Executor, rows: readonly Row[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap((row) => idsIn(row, detailsOf(row))))];
  const accounts = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))];
  if (ids.length === 0 || accounts.length === 0) return new Map();
  const keys = executor
    .selectFrom("api_keys")
    .select(["id", "name"])
    .where("id", "in", ids)
    .where("account_id", "in", accounts);
  const members = executor
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["users.id", "users.name", "users.email"])
    .where("memberships.user_id", "in", ids)
    .where("memberships.account_id", "in", accounts);
  return new Map([
    ...(await keys.execute()).map(({ id, name }) => [id, name] as const),
    ...(await members.execute()).map(({ id, name, email }) => [id, name ? `${name} (${email})` : email] as const),
  ]);
}

/** Names for one entry; those that no longer exist come from the entry itself. */
export function namesFor(row: Row, current: Names): Record<string, string> {
  const details = detailsOf(row);
  const noted = (id: string) => {
    if (id === row.actor_id && row.actor_name !== id) return row.actor_name;
    return id === row.subject && typeof details.name === "string" ? details.name : undefined;
  };
  return Object.fromEntries(
    idsIn(row, details).flatMap((id) => {
      const name = current.get(id) ?? noted(id);
      return name ? [[id, name]] : [];
    }),
  );
}

const detailsOf = (row: Row) => JSON.parse(row.details) as Details;
