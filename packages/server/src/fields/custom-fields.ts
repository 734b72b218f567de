import {
  type ChangeCustomFieldBody,
  type CreateCustomFieldBody,
  type CustomField,
  formatTimestamp,
  limits,
  newId,
} from "@inkvoice/contract";
import { linearPattern } from "@inkvoice/engine/custom-pattern";
import { lockAccount } from "../access/accounts.ts";
import { ApiError, invalidParameter, refused } from "../platform/api-error.ts";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Executor, Tables, Tx } from "../platform/db/schema.ts";
import { requestRecheck } from "../review-settings/recheck-invoices.ts";

type Row = Tables["custom_fields"];

const listOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as string[]));
const textOf = (list: readonly string[] | null | undefined) => (list == null ? null : JSON.stringify(list));

function presentField(row: Row): CustomField {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    captions: listOf(row.captions) ?? [],
    pattern: row.pattern,
    choices: listOf(row.choices),
    level: row.level,
    near: row.near,
    vendors: listOf(row.vendors),
    required: row.required === 1,
    description: row.description,
    created_at: formatTimestamp(row.created_at),
  };
}

type Definition = Readonly<{
  type: CustomField["type"];
  level: CustomField["level"];
  near?: CustomField["near"] | undefined;
  pattern?: string | null | undefined;
  choices?: readonly string[] | null | undefined;
  captions: readonly string[];
  required?: boolean | undefined;
}>;

/** Refuses combinations of members that could never match a value. */
export function validateDefinition({ type, level, near, pattern, choices, captions, required }: Definition): void {
  if (pattern != null && !linearPattern(pattern))
    throw invalidParameter(
      "pattern",
      "must be a regular expression in RE2's syntax: no look-around, no back references",
    );
  if (type === "choice" && (choices == null || choices.length === 0))
    throw invalidParameter("choices", "must be given for type choice");
  if (type !== "choice" && choices != null) throw invalidParameter("choices", "are for type choice only");
  if (level === "line" && required) throw invalidParameter("required", "is for level document only");
  if (level === "line" && near != null) throw invalidParameter("near", "is for level document only");
  if (near != null && captions.length === 0)
    throw invalidParameter("captions", "must say what is printed beside the value near a party");
  if (level === "line" && captions.length === 0)
    throw invalidParameter("captions", "must name the heading of the column for level line");
}

export async function listFields(executor: Executor, accountId: string): Promise<CustomField[]> {
  return (await findFields(executor, [{ accountId }])).map(presentField);
}

/** Cached because every extraction runs it. */
const findFields = cachedStatement<{ accountId: string }, Row>(["accountId"], (db, rows) =>
  db.selectFrom("custom_fields").selectAll().where("account_id", "=", rows[0]!.accountId).orderBy("id"),
);

async function findRow(executor: Executor, accountId: string, id: string): Promise<Row> {
  const row = await executor
    .selectFrom("custom_fields")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) throw refused("custom_field_not_found");
  return row;
}

export async function readField(executor: Executor, accountId: string, id: string): Promise<CustomField> {
  return presentField(await findRow(executor, accountId, id));
}

/** Locks the account's row, so that two concurrent requests do not exceed the limit. */
export async function createField(
  tx: Tx,
  accountId: string,
  body: CreateCustomFieldBody,
  now: number,
): Promise<CustomField> {
  validateDefinition(body);
  await lockAccount(tx, accountId);
  const present = await listFields(tx, accountId);
  if (present.some(({ name }) => name === body.name)) throw invalidParameter("name", "is taken by another field");
  if (present.length >= limits.customFields) throw new ApiError("FIELD_LIMIT_REACHED");
  const row: Row = {
    id: newId("customField", now),
    account_id: accountId,
    name: body.name,
    type: body.type,
    captions: JSON.stringify(body.captions),
    pattern: body.pattern ?? null,
    choices: textOf(body.choices),
    level: body.level,
    near: body.near ?? null,
    vendors: textOf(body.vendors),
    required: body.required ? 1 : 0,
    description: body.description ?? null,
    created_at: now,
  };
  await tx.insertInto("custom_fields").values(row).execute();
  if (row.required === 1) await requestRecheck(tx, accountId);
  return presentField(row);
}

export async function changeField(
  tx: Tx,
  accountId: string,
  id: string,
  change: ChangeCustomFieldBody,
): Promise<CustomField> {
  const row = await findRow(tx, accountId, id);
  const next: Row = {
    ...row,
    ...(change.captions !== undefined && { captions: JSON.stringify(change.captions) }),
    ...(change.pattern !== undefined && { pattern: change.pattern }),
    ...(change.choices !== undefined && { choices: textOf(change.choices) }),
    ...(change.near !== undefined && { near: change.near }),
    ...(change.vendors !== undefined && { vendors: textOf(change.vendors) }),
    ...(change.required !== undefined && { required: change.required ? 1 : 0 }),
    ...(change.description !== undefined && { description: change.description }),
  };
  validateDefinition(presentField(next));
  const { id: _id, account_id: _account, ...columns } = next;
  await tx.updateTable("custom_fields").set(columns).where("id", "=", id).where("account_id", "=", accountId).execute();
  if (row.required !== next.required || (next.required === 1 && row.vendors !== next.vendors))
    await requestRecheck(tx, accountId);
  return presentField(next);
}

/** Extracted values stay in the records. */
export async function deleteField(tx: Tx, accountId: string, id: string): Promise<void> {
  const { required } = await findRow(tx, accountId, id);
  await tx.deleteFrom("custom_fields").where("id", "=", id).where("account_id", "=", accountId).execute();
  if (required === 1) await requestRecheck(tx, accountId);
}

/** The custom fields of an extraction: those named in the upload, or all. */
export async function requestedFields(
  executor: Executor,
  accountId: string,
  named: readonly string[] | null,
): Promise<CustomField[]> {
  const all = await listFields(executor, accountId);
  return named === null ? all : all.filter(({ name }) => named.includes(name));
}

/** Refuses names of custom fields that the account does not have. */
export async function requireFields(
  executor: Executor,
  accountId: string,
  names: readonly string[] | null,
): Promise<void> {
  if (names === null || names.length === 0) return;
  const known = new Set((await listFields(executor, accountId)).map(({ name }) => name));
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw invalidParameter("fields", `names ${unknown}, which is no custom field`);
}
