import { defaultScopes, isScope, parseTimestamp, type Scope, scopes } from "@inkvoice/contract";
import { defaultKeyNames } from "@inkvoice/contract/dashboard";
import {
  type Account,
  type AdminDatabase,
  type ApiKeySummary,
  createApiKey,
  listAccounts,
  listApiKeys,
  noticeNewKey,
  revokeApiKey,
} from "@inkvoice/server";
import { type Command, UsageError } from "../../command.ts";
import { findAction, readFlagsOnly, required } from "../../read-flags.ts";
import { jsonFlag, print } from "../../remote.ts";
import { chooseAccount, day, withDatabase } from "../../service-data.ts";
import { printTable } from "../../table.ts";

const usage = `Usage:
  inkvoice keys create [--account acc_…] [--name NAME] [--scopes SCOPE,…] [--expires 2027-01-31] [--json]
  inkvoice keys list   [--account acc_…] [--json]
  inkvoice keys revoke --key key_… [--account acc_…] [--json]

Scopes: ${scopes.join(", ")}. A key has all of them but members:write unless named.
The account may be left out while there is only one beside the demo's. A key's text is printed once, when it is made, alone on standard output:
  export INKVOICE_API_KEY=$(inkvoice keys create)`;

const accountFlag = { account: { type: "string" } } as const;

class NoSuchAccount extends Error {}

async function accountOf(db: AdminDatabase["db"], wanted: string | undefined): Promise<Account> {
  const account = await chooseAccount(db, wanted);
  if (account) return account;
  const accounts = await listAccounts(db);
  if (wanted === undefined && accounts.length > 1)
    throw new UsageError(`There are several accounts: name one with --account.\n${accountLines(accounts)}`);
  throw new NoSuchAccount(wanted === undefined ? "There is no account yet." : `There is no account ${wanted}.`);
}

function accountLines(accounts: readonly Account[]): string {
  const shown = accounts.slice(0, 20).map(({ id, name }) => `  ${id}  ${name}`);
  return [...shown, ...(accounts.length > 20 ? ["  …"] : [])].join("\n");
}

function scopesOf(text: string | undefined): Scope[] | undefined {
  if (text === undefined) return undefined;
  const names = text.split(",").map((name) => name.trim());
  const wrong = names.find((name) => !isScope(name));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is not a scope. Scopes are ${scopes.join(", ")}.`);
  return names.filter(isScope);
}

function expiryOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const expires = parseTimestamp(text);
  if (expires === undefined) throw new UsageError("--expires must be an ISO 8601 date or timestamp.");
  if (expires <= Date.now()) throw new UsageError("--expires is in the past.");
  return expires;
}

async function create(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, {
    ...accountFlag,
    name: { type: "string", default: defaultKeyNames.commandLine },
    scopes: { type: "string" },
    expires: { type: "string" },
    ...jsonFlag,
  });
  const narrowed = scopesOf(flags.scopes);
  const expiresAt = expiryOf(flags.expires);
  const { name } = flags;
  return await withDatabase(async ({ db, audit }) => {
    const { id: accountId } = await accountOf(db, flags.account);
    const wanted = { accountId, name, expiresAt, ...(narrowed && { scopes: narrowed }) };
    const { id, key } = await db.transaction().execute(async (tx) => {
      const made = await createApiKey(tx, wanted, Date.now());
      await audit(tx, { accountId, action: "key.created", subject: made.id, details: { name } });
      await noticeNewKey(tx, { accountId, id: made.id, name, by: "" }, Date.now());
      return made;
    });
    // Only the key goes to standard output, for use in scripts.
    print(flags.json, { id, account_id: accountId, name, key }, key);
    console.error(`\n${id} for ${accountId}. The key is not shown again.`);
    return 0;
  });
}

function stateOf({ revokedAt, expiresAt }: ApiKeySummary): string {
  if (revokedAt !== null) return "revoked";
  if (expiresAt === null) return "active";
  return expiresAt <= Date.now() ? "expired" : `until ${day(expiresAt)}`;
}

function jsonOf({ id, hint, name, scopes: own, lastUsedAt, expiresAt, revokedAt }: ApiKeySummary) {
  const moment = (milliseconds: number | null) => milliseconds && new Date(milliseconds).toISOString();
  return {
    id,
    hint,
    name,
    scopes: own,
    last_used_at: moment(lastUsedAt),
    expires_at: moment(expiresAt),
    revoked_at: moment(revokedAt),
  };
}

function scopeNames(own: readonly Scope[]): string {
  if (own.length === scopes.length) return "all";
  const isDefault = own.length === defaultScopes.length && defaultScopes.every((scope) => own.includes(scope));
  return isDefault ? "all but members:write" : own.join(",");
}

async function list(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { ...accountFlag, ...jsonFlag });
  return await withDatabase(async ({ db }) => {
    const account = await accountOf(db, flags.account);
    const keys = await listApiKeys(db, account.id);
    if (flags.json) for (const key of keys) console.log(JSON.stringify(jsonOf(key)));
    else
      printTable(
        ["KEY", "BEGINS", "NAME", "STATE", "LAST USED (UTC)", "SCOPES"],
        keys.map((key) => [key.id, key.hint, key.name, stateOf(key), day(key.lastUsedAt), scopeNames(key.scopes)]),
      );
    return 0;
  });
}

async function revoke(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { ...accountFlag, key: { type: "string" }, ...jsonFlag });
  const key = required("key", flags.key);
  return await withDatabase(async ({ db, announceChange, audit }) => {
    const account = await accountOf(db, flags.account);
    const revoked = await db.transaction().execute(async (tx) => {
      if (!(await revokeApiKey(tx, account.id, key, Date.now()))) return false;
      await audit(tx, { accountId: account.id, action: "key.revoked", subject: key });
      return true;
    });
    if (!revoked) {
      console.error(`${account.id} has no active key ${key}.`);
      return 1;
    }
    await announceChange();
    print(flags.json, { id: key, account_id: account.id, revoked: true }, `${key} is revoked.`);
    return 0;
  });
}

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = { create, list, revoke };

async function run([name = "", ...args]: readonly string[]): Promise<number> {
  const action = findAction(actions, name);
  try {
    return await action(args);
  } catch (error) {
    if (!(error instanceof NoSuchAccount)) throw error;
    console.error(error.message);
    return 1;
  }
}

export const keysCommand: Command = { name: "keys", summary: "Create, list and revoke API keys", usage, run };
