import { type AdminDatabase, disconnectIdentities, findByAddress, listEverybody, resetFactors } from "@inkvoice/server";
import { type Command, UsageError } from "../../command.ts";
import { readFlagsOnly, required, runAction } from "../../read-flags.ts";
import { jsonFlag, print } from "../../remote.ts";
import { withDatabase } from "../../service-data.ts";
import { printEntries } from "../../table.ts";

const usage = `Usage:
  inkvoice people list           [--json]
  inkvoice people remove-factors --email EMAIL [--account acc_…] [--json]
  inkvoice people disconnect     --email EMAIL [--account acc_…] [--json]

Works on the database that the INKVOICE_* variables name, also beside a running service.
remove-factors is for people who lost the phone and the recovery codes: it removes every second factor and ends the person's
sessions. disconnect removes the link to the sign-in provider; after that a password link (inkvoice accounts reset-password)
gives access again. --account selects one of several sign-ins with the same address. Every change is written into the audit log.`;

async function list(args: readonly string[]): Promise<number> {
  const { json } = readFlagsOnly(args, jsonFlag);
  return await withDatabase(async ({ db }) => {
    const people = (await listEverybody(db)).map((person) => ({
      email: person.email,
      name: person.name,
      account_id: person.account_id,
      role: person.role,
      operator: person.operator === 1,
      second_factor: Number(person.factors) > 0,
      signs_in_by: [person.password_hash !== "" && "password", Number(person.identities) > 0 && "provider"].filter(
        (way) => way !== false,
      ),
    }));
    printEntries(people, {
      json,
      headings: ["EMAIL", "NAME", "ACCOUNT", "ROLE", "SECOND FACTOR", "SIGNS IN BY"],
      row: (each) => [
        each.email,
        each.name,
        each.account_id ?? "none",
        `${each.role ?? ""}${each.operator ? " (operator)" : ""}`.trim(),
        each.second_factor ? "yes" : "no",
        each.signs_in_by.join(", "),
      ],
    });
    return 0;
  });
}

type Found = Awaited<ReturnType<typeof findByAddress>>[number];
type Change = (database: AdminDatabase, found: Found) => Promise<string>;

/** Applies a change to the person that the arguments identify. */
async function toOne(args: readonly string[], change: Change): Promise<number> {
  const flags = readFlagsOnly(args, { email: { type: "string" }, account: { type: "string" }, ...jsonFlag });
  const email = required("email", flags.email);
  return await withDatabase(async (database) => {
    const [found, second] = await findByAddress(database.db, email, flags.account);
    if (second) throw new UsageError("Several sign-ins go by this address: name an account of the one that is meant.");
    if (!found) {
      console.error(`Nobody signs in with ${email}${flags.account ? ` in ${flags.account}` : ""}.`);
      return 1;
    }
    const message = await change(database, found);
    print(flags.json, { email: found.person.email, account_id: found.accountId, message }, message);
    return 0;
  });
}

const removeFactors: Change = async ({ db, audit }, { person, accountId }) => {
  const removed = await db.transaction().execute(async (tx) => {
    const count = await resetFactors(tx, person.id);
    await audit(tx, { accountId, action: "factor.lost", subject: person.email, details: { removed: count } });
    return count;
  });
  return `${person.email} had ${removed} second factor${removed === 1 ? "" : "s"} and has none now. Their sessions are ended.`;
};

const disconnect: Change = async ({ db, audit }, { person, accountId }) => {
  const count = await db.transaction().execute(async (tx) => {
    const disconnected = await disconnectIdentities(tx, person.id);
    await audit(tx, { accountId, action: "provider.disconnected", subject: person.email });
    return disconnected;
  });
  return count > 0 ? `${person.email} is disconnected from the provider.` : `${person.email} was not connected.`;
};

const actions: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  list,
  "remove-factors": (args) => toOne(args, removeFactors),
  disconnect: (args) => toOne(args, disconnect),
};

export const peopleCommand: Command = {
  name: "people",
  summary: "List people, remove lost second factors",
  usage,
  run: (args) => runAction(actions, args),
};
