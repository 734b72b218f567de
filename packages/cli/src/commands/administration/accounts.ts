import { existsSync } from "node:fs";
import { type Plan, planNames } from "@inkvoice/contract";
import {
  createAccount,
  createResetPath,
  findByAddress,
  listAccounts,
  loadConfig,
  setApiAccess,
  setPlan,
  writeAccountArchive,
} from "@inkvoice/server";
import { type Command, UsageError } from "../../command.ts";
import { readFlagsOnly, required, runAction } from "../../read-flags.ts";
import { jsonFlag, print } from "../../remote.ts";
import { day, withDatabase, withMaintenance, withNewDatabase } from "../../service-data.ts";
import { printEntries } from "../../table.ts";

const usage = `Usage:
  inkvoice accounts create --name NAME [--plan ${planNames.join("|")}] [--no-api-access] [--json]
  inkvoice accounts list   [--json]
  inkvoice accounts set-plan --account acc_… --plan ${planNames.join("|")} [--json]
  inkvoice accounts set-access --account acc_… --api on|off [--json]
  inkvoice accounts reset-password --email EMAIL [--json]
  inkvoice accounts export --account acc_… --to FILE.zip [--json]

Works on the database that the INKVOICE_* variables name, also beside a running service.
A new account has no key: make one with inkvoice keys create.
reset-password prints a link that lets that person set a new password, once, within 30 minutes.
export writes every record and file of an account into one archive, without its secrets.`;

function planOf(value: string): Plan {
  const plan = planNames.find((name) => name === value);
  if (plan) return plan;
  throw new UsageError(`--plan must be one of ${planNames.join(", ")}.`);
}

async function create(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, {
    name: { type: "string" },
    plan: { type: "string", default: "free" },
    "no-api-access": { type: "boolean" },
    ...jsonFlag,
  });
  const name = required("name", flags.name);
  const plan = planOf(flags.plan);
  const apiAccess = flags["no-api-access"] !== true;
  return await withNewDatabase(async ({ db, secretBox, audit }) => {
    const wanted = { name, plan, apiAccess };
    const { id } = await db.transaction().execute(async (tx) => {
      const opened = await createAccount({ db: tx, secretBox }, wanted, Date.now());
      const details = { name, plan, api: apiAccess };
      await audit(tx, { accountId: opened.id, action: "account.opened", subject: opened.id, details });
      return opened;
    });
    print(flags.json, { id, name, plan, api_access: apiAccess }, `${id}  ${name}  ${plan}`);
    return 0;
  });
}

async function list(args: readonly string[]): Promise<number> {
  const { json } = readFlagsOnly(args, jsonFlag);
  return await withDatabase(async ({ db }) => {
    const accounts = (await listAccounts(db)).map(({ id, name, plan, apiAccess, createdAt }) => ({
      id,
      name,
      plan,
      api_access: apiAccess,
      created_at: new Date(createdAt).toISOString(),
    }));
    printEntries(accounts, {
      json,
      headings: ["ACCOUNT", "NAME", "PLAN", "API", "CREATED (UTC)"],
      row: (each) => [each.id, each.name, each.plan, each.api_access ? "yes" : "no", day(Date.parse(each.created_at))],
    });
    return 0;
  });
}

function unknownAccount(id: string): number {
  console.error(`There is no account ${id}.`);
  return 1;
}

async function changePlan(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { account: { type: "string" }, plan: { type: "string" }, ...jsonFlag });
  const account = required("account", flags.account);
  const plan = planOf(required("plan", flags.plan));
  return await withDatabase(async ({ db, announceChange, audit }) => {
    const changed = await db.transaction().execute(async (tx) => {
      if (!(await setPlan(tx, account, plan))) return false;
      await audit(tx, { accountId: account, action: "account.plan", subject: account, details: { plan } });
      return true;
    });
    if (!changed) return unknownAccount(account);
    await announceChange();
    print(flags.json, { id: account, plan }, `${account} is on the ${plan} plan.`);
    return 0;
  });
}

async function changeAccess(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { account: { type: "string" }, api: { type: "string" }, ...jsonFlag });
  const account = required("account", flags.account);
  const api = required("api", flags.api);
  if (api !== "on" && api !== "off") throw new UsageError("--api must be on or off.");
  return await withDatabase(async ({ db, announceChange, audit }) => {
    const changed = await db.transaction().execute(async (tx) => {
      if (!(await setApiAccess(tx, account, api === "on"))) return false;
      await audit(tx, { accountId: account, action: "account.access", subject: account, details: { api } });
      return true;
    });
    if (!changed) return unknownAccount(account);
    await announceChange();
    print(flags.json, { id: account, api_access: api === "on" }, `API access of ${account} is ${api}.`);
    return 0;
  });
}

async function resetPassword(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { email: { type: "string" }, ...jsonFlag });
  const email = required("email", flags.email);
  return await withDatabase(async ({ db, audit }) => {
    const accountId = (await findByAddress(db, email))[0]?.accountId ?? null;
    const path = await db.transaction().execute(async (tx) => {
      const made = await createResetPath(tx, email, Date.now());
      if (made !== undefined) await audit(tx, { accountId, action: "link.reset", subject: email });
      return made;
    });
    if (path === undefined) {
      console.error(`Nobody signs in with ${email}.`);
      return 1;
    }
    const { baseUrl, port } = loadConfig(process.env);
    const url = `${baseUrl ?? `http://localhost:${port}`}${path}`;
    print(flags.json, { email, url }, url);
    return 0;
  });
}

async function exportOne(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { account: { type: "string" }, to: { type: "string" }, ...jsonFlag });
  const account = required("account", flags.account);
  const path = required("to", flags.to);
  if (existsSync(path)) throw new UsageError(`${path} is there already.`);
  return await withMaintenance(async (maintenance) => {
    const bytes = await writeAccountArchive(maintenance, account, path);
    if (bytes === undefined) return unknownAccount(account);
    print(flags.json, { id: account, file: path, bytes }, `${path}: ${bytes} bytes`);
    return 0;
  });
}

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  create,
  list,
  "set-plan": changePlan,
  "set-access": changeAccess,
  "reset-password": resetPassword,
  export: exportOne,
};

export const accountsCommand: Command = {
  name: "accounts",
  summary: "Create and list accounts, change their plan",
  usage,
  run: (args) => runAction(actions, args),
};
