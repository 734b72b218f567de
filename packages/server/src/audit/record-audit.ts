import { userInfo } from "node:os";
import { newId } from "@inkvoice/contract";
import type { AuditAction } from "@inkvoice/contract/dashboard";
import type { Tx } from "../platform/db/schema.ts";
import { appendEntry, installationChain } from "./hash-chain.ts";

type Actor = Readonly<{ kind: "person" | "key" | "command" | "nobody"; id: string | null; name: string }>;

export type AuditEntry = Readonly<{
  accountId: string | null;
  actor: Actor;
  action: AuditAction;
  subject?: string;
  details?: Readonly<Record<string, string | number | boolean | null>>;
  address: string;
  /** By an operator or a command on the server: stays when the account is deleted. */
  asOperator?: boolean;
}>;

const longestText = 300;

/**
 * Adds an entry in the transaction of the act: both are there, or neither. Never contains secrets or document content.
 */
export async function recordAudit(tx: Tx, entry: AuditEntry, now: number): Promise<void> {
  await appendEntry(tx, (entry.asOperator ? null : entry.accountId) ?? installationChain, {
    id: newId("request", now).replace("req_", "aud_"),
    at: now,
    account_id: entry.accountId,
    actor_kind: entry.actor.kind,
    actor_id: entry.actor.id,
    actor_name: entry.actor.name.slice(0, longestText),
    action: entry.action,
    subject: (entry.subject ?? "").slice(0, longestText),
    details: JSON.stringify(entry.details ?? {}),
    address: entry.address,
  });
}

/** A request, as an operation that programs and people share knows it. */
export type Call = Readonly<{
  principal: Readonly<{
    accountId: string;
    keyId: string | null;
    person: Readonly<{ id: string; email: string }> | null;
  }>;
  request: Readonly<{ ip: string }>;
  now: number;
}>;

/** An action by API key or by a signed-in person. */
export async function recordByCaller(
  tx: Tx,
  { principal: { accountId, keyId, person }, request, now }: Call,
  about: Pick<AuditEntry, "action" | "subject" | "details">,
): Promise<void> {
  const actor: Actor = person
    ? { kind: "person", id: person.id, name: person.email }
    : { kind: "key", id: keyId, name: keyId ?? "" };
  await recordAudit(tx, { accountId, actor, address: request.ip, ...about }, now);
}

/** An action by a command on the server, named after the system user. */
export async function recordByCommand(
  tx: Tx,
  entry: Omit<AuditEntry, "actor" | "address">,
  now: number,
): Promise<void> {
  const actor = { kind: "command", id: null, name: `Command of ${userInfo().username}` } as const;
  await recordAudit(tx, { ...entry, actor, address: "this server", asOperator: true }, now);
}
