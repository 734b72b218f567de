import { sql } from "kysely";
import type { Executor } from "../platform/db/schema.ts";

/** After this many failures in a row each further try waits twice as long, from one second up to a quarter of an hour. */
const freeTries = { email: 5, address: 20 } as const;
const longestDelay = 15 * 60 * 1000;
const forgetAfter = 24 * 60 * 60 * 1000;

type Subject = Readonly<{ kind: keyof typeof freeTries; value: string }>;
type Admission = Readonly<{ admitted: true }> | Readonly<{ admitted: false; retryAt: number }>;

const keyOf = (subject: Subject) => `${subject.kind}:${subject.value}`;

/**
 * Counts a try before the password is looked at, in one statement: a hundred tries sent at once cannot all find the
 * counter at zero.
 */
async function admit(db: Executor, subject: Subject, now: number): Promise<Admission> {
  const free = freeTries[subject.kind];
  // PostgreSQL does not guess the type of a bare parameter inside an expression.
  const moment = sql<number>`cast(${now} as bigint)`;
  const failures = sql<number>`case when sign_in_attempts.updated_at < ${moment} - ${sql.lit(forgetAfter)} then 1 else sign_in_attempts.failures + 1 end`;
  const delay = sql<number>`case when ${failures} < ${sql.lit(free)} then 0 when ${failures} >= ${sql.lit(free + 10)} then ${sql.lit(longestDelay)}
    else 1000 * (1 << (${failures} - ${sql.lit(free)})) end`;
  const blocked = sql`sign_in_attempts.blocked_until > ${moment}`;
  const result = await sql<{ admitted: number; blocked_until: number }>`
    insert into sign_in_attempts (subject, failures, admitted, blocked_until, updated_at)
    values (${keyOf(subject)}, 1, 1, 0, ${moment})
    on conflict (subject) do update set
      admitted = case when ${blocked} then 0 else 1 end,
      failures = case when ${blocked} then sign_in_attempts.failures else ${failures} end,
      blocked_until = case when ${blocked} then sign_in_attempts.blocked_until else ${moment} + ${delay} end,
      updated_at = ${moment}
    returning admitted, blocked_until`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error("The count of sign-in attempts was not kept");
  return row.admitted === 1 ? { admitted: true } : { admitted: false, retryAt: row.blocked_until };
}

/** Whether this try may go on to the password check, by address first: an attacker's own address stops him first. */
export async function admitSignIn(
  db: Executor,
  who: Readonly<{ email: string; address: string }>,
  now: number,
): Promise<Admission> {
  const byAddress = await admit(db, { kind: "address", value: who.address }, now);
  if (!byAddress.admitted) return byAddress;
  return admit(db, { kind: "email", value: who.email }, now);
}

export async function forgetFailures(db: Executor, who: Readonly<{ email: string; address: string }>): Promise<void> {
  await db
    .deleteFrom("sign_in_attempts")
    .where("subject", "in", [
      keyOf({ kind: "email", value: who.email }),
      keyOf({ kind: "address", value: who.address }),
    ])
    .execute();
}

/** Rows of yesterday say nothing any more; called now and then so that the table stays small. */
export async function sweepAttempts(db: Executor, now: number): Promise<void> {
  await db
    .deleteFrom("sign_in_attempts")
    .where("updated_at", "<", now - forgetAfter)
    .execute();
}
