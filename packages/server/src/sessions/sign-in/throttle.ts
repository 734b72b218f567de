import { sql } from "kysely";
import type { Executor } from "../../platform/db/schema.ts";
import { addressSubject } from "../../platform/rate-limits/client-address.ts";
import { sessionLimits } from "../session-store.ts";

/** Free attempts; each further failure doubles the wait, from one second to 15 minutes. */
const freeTries = { pair: 5, address: 20, email: 100 } as const;
const longestDelay = 15 * 60 * 1000;
const forgetAfter = 24 * 60 * 60 * 1000;

type Subject = Readonly<{ kind: keyof typeof freeTries; value: string }>;
type Admission = Readonly<{ admitted: true }> | Readonly<{ admitted: false; retryAt: number }>;

const keyOf = (subject: Subject) => `${subject.kind}:${subject.value}`;

/** Counts an attempt before the password check, in one statement, so that concurrent attempts are all counted. */
async function admit(db: Executor, subject: Subject, now: number): Promise<Admission> {
  const free = freeTries[subject.kind];
  // PostgreSQL needs the type of a bare parameter in an expression.
  const moment = sql<number>`cast(${now} as bigint)`;
  const failures = sql<number>`case when sign_in_attempts.updated_at < ${moment} - ${sql.lit(forgetAfter)} then 1 else sign_in_attempts.failures + 1 end`;
  const delay = sql<number>`case when ${failures} >= ${sql.lit(free + 10)} then ${sql.lit(longestDelay)}
    else 1000 * (1 << (${failures} - ${sql.lit(free)})) end`;
  // Two concurrent attempts may be counted in reverse order; without a delay the earlier one must not be blocked by the
  // later time.
  const blockedUntil = sql<number>`case when ${failures} < ${sql.lit(free)} then 0 else ${moment} + ${delay} end`;
  const blocked = sql`sign_in_attempts.blocked_until > ${moment}`;
  const result = await sql<{ admitted: number; blocked_until: number }>`
    insert into sign_in_attempts (subject, failures, admitted, blocked_until, updated_at)
    values (${keyOf(subject)}, 1, 1, 0, ${moment})
    on conflict (subject) do update set
      admitted = case when ${blocked} then 0 else 1 end,
      failures = case when ${blocked} then sign_in_attempts.failures else ${failures} end,
      blocked_until = case when ${blocked} then sign_in_attempts.blocked_until else ${blockedUntil} end,
      updated_at = ${moment}
    returning admitted, blocked_until`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error("The count of sign-in attempts was not kept");
  return row.admitted === 1 ? { admitted: true } : { admitted: false, retryAt: row.blocked_until };
}

type Who = Readonly<{ email: string; address: string }>;

/** IPv6 addresses count per /64, because a single customer owns a whole one. */
const addressOf = (who: Who): Subject => ({ kind: "address", value: addressSubject(who.address) });
const pairOf = (who: Who): Subject => ({ kind: "pair", value: `${who.email} ${addressSubject(who.address)}` });

/**
 * Whether this attempt may reach the password check. Throttles by client address, and by address and person. Attempts
 * at one person from everywhere throttle only addresses without a session of that person, so that nobody can lock the
 * right person out.
 */
export async function admitSignIn(db: Executor, who: Who, now: number): Promise<Admission> {
  for (const subject of [addressOf(who), pairOf(who)]) {
    const admission = await admit(db, subject, now);
    if (!admission.admitted) return admission;
  }
  if (await hasSessionFrom(db, who, now)) return { admitted: true };
  return admit(db, { kind: "email", value: who.email }, now);
}

async function hasSessionFrom(db: Executor, who: Who, now: number): Promise<boolean> {
  const rows = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.address")
    .where("users.email", "=", who.email)
    .where("sessions.created_at", ">", now - sessionLimits.absolute)
    .execute();
  return rows.some(({ address }) => addressSubject(address) === addressSubject(who.address));
}

/**
 * After a success, resets this person's count for this address and takes the attempt off the other counts. Failures of
 * the address stay, so that an own sign-in does not buy further guesses at other people.
 */
export async function forgetFailures(db: Executor, who: Who): Promise<void> {
  await db
    .deleteFrom("sign_in_attempts")
    .where("subject", "=", keyOf(pairOf(who)))
    .execute();
  // One row at a time, to avoid a deadlock between two concurrent successes.
  for (const subject of [addressOf(who), { kind: "email", value: who.email } as const]) {
    await db
      .updateTable("sign_in_attempts")
      .set({ failures: sql<number>`failures - 1`, blocked_until: 0 })
      .where("subject", "=", keyOf(subject))
      .where("failures", ">", 0)
      .execute();
  }
}

/** Deletes old rows; called periodically. */
export async function sweepAttempts(db: Executor, now: number): Promise<void> {
  await db
    .deleteFrom("sign_in_attempts")
    .where("updated_at", "<", now - forgetAfter)
    .execute();
}
