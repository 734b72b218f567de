import { subscribableEventTypes } from "@inkvoice/contract";
import type { Inkvoice } from "@inkvoice/sdk";
import { listAccounts, revealWebhookSecret } from "@inkvoice/server";
import { type Command, UsageError } from "../../command.ts";
import { didYouMean } from "../../nearest-word.ts";
import { readFlags } from "../../read-flags.ts";
import { jsonFlag, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { withDatabase } from "../../service-data.ts";
import { printEntries } from "../../table.ts";

const usage = `Usage:
  inkvoice webhooks list
  inkvoice webhooks create --to URL [--events TYPE,…] [--description TEXT]
  inkvoice webhooks delete whk_…
  inkvoice webhooks test   whk_…
  inkvoice webhooks default URL|none
  inkvoice webhooks secret rotate [--overlap-hours 24]
  inkvoice webhooks secret show   [--account acc_…]

default sets the URL that receives the events of uploads which name none. After a rotation the old secret goes on signing for
the overlap (0 to 24 hours). "secret show" reads the database that the INKVOICE_* variables name; the others talk to a service.

  --json      the answer as JSON, one line each
  --events    ${subscribableEventTypes.join(", ")} (without it the first two)
${remoteUsage}`;

const flags = {
  to: { type: "string" },
  events: { type: "string" },
  description: { type: "string" },
  "overlap-hours": { type: "string" },
  account: { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

const readArguments = (args: readonly string[]) => readFlags(args, flags);

type Options = ReturnType<typeof readArguments>["values"];
type Action = (client: Inkvoice, options: Options, subject: string | undefined) => Promise<void>;

function named(subject: string | undefined): string {
  if (subject) return subject;
  throw new UsageError("Name the endpoint: whk_…");
}

function typesOf(text: string | undefined) {
  if (text === undefined) return undefined;
  return text.split(",").map((name) => {
    const type = subscribableEventTypes.find((each) => each === name.trim());
    if (!type) throw new UsageError(`"${name}" is not an event type. Types are ${subscribableEventTypes.join(", ")}.`);
    return type;
  });
}

const actions: Readonly<Record<string, Action>> = {
  async list(client, { json }) {
    printEntries(await client.webhooks.list(), {
      json,
      headings: ["ENDPOINT", "STATE", "EVENTS", "URL", "DESCRIPTION"],
      row: (hook) => [
        hook.id,
        hook.enabled ? "enabled" : `disabled: ${hook.disabled_message ?? ""}`,
        hook.events.join(","),
        hook.url,
        hook.description ?? "",
      ],
    });
  },
  async create(client, { to, events, description, json }) {
    if (!to) throw new UsageError("--to is missing: the URL that receives events.");
    const types = typesOf(events);
    const hook = await client.webhooks.create({
      url: to,
      ...(types && { events: types }),
      ...(description && { description }),
    });
    print(json, hook, `${hook.id}  ${hook.url}  ${hook.events.join(",")}`);
  },
  async delete(client, { json }, subject) {
    const deleted = await client.webhooks.delete(named(subject));
    print(json, deleted, `${deleted.id} is deleted.`);
  },
  async test(client, { json }, subject) {
    const event = await client.webhooks.test(named(subject));
    print(json, event, `${event.id} is on its way; inkvoice events show ${event.id} says how it went.`);
  },
  async default(client, { json }, subject) {
    if (!subject) throw new UsageError("Give a URL, or none.");
    const settings = await client.webhooks.setDefaultUrl(subject === "none" ? null : subject);
    const { default_url: url } = settings;
    print(json, settings, url === null ? "There is no default URL." : `Default URL: ${url}`);
  },
};

async function rotate(client: Inkvoice, options: Options): Promise<number> {
  const hours = Number(options["overlap-hours"] ?? "24");
  if (!(hours >= 0 && hours <= 24)) throw new UsageError("--overlap-hours must be from 0 to 24.");
  const rotated = await client.webhooks.rotateSecret(hours);
  const until = rotated.previous_secret_until;
  print(
    options.json,
    rotated,
    `${rotated.secret}\n\n${until ? `The old secret goes on signing until ${until}.` : "It signs from now on."}`,
  );
  return 0;
}

async function showSecret({ account, json }: Options): Promise<number> {
  return await withDatabase(async ({ db, secretBox, audit }) => {
    const accounts = await listAccounts(db);
    const chosen =
      account === undefined && accounts.length === 1 ? accounts[0] : accounts.find(({ id }) => id === account);
    if (!chosen) throw new UsageError("Name the account with --account acc_…");
    await db.transaction().execute((tx) => audit(tx, { accountId: chosen.id, action: "secret.revealed" }));
    const secret = await revealWebhookSecret({ db, secretBox }, chosen.id);
    print(json, { secret }, secret);
    return 0;
  });
}

async function run([action = "", ...args]: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  if (action === "secret") {
    if (positionals[0] === "show") return await showSecret(values);
    if (positionals[0] === "rotate") return await withService(() => rotate(remoteClient(values), values));
    throw new UsageError("Say what to do with the secret: show or rotate.");
  }
  const chosen = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!chosen) {
    const known = [...Object.keys(actions), "secret"];
    throw new UsageError(`Say what to do: ${known.join(", ")}.${didYouMean(action, known)}`);
  }
  const client = remoteClient(values);
  return await withService(async () => {
    await chosen(client, values, positionals[0]);
    return 0;
  });
}

export const webhooksCommand: Command = {
  name: "webhooks",
  summary: "Manage webhook endpoints, the default URL and the secret",
  usage,
  run,
};
