import { subscribableEventTypes } from "@inkvoice/contract";
import { revealWebhookSecret } from "@inkvoice/server";
import { type Command, UsageError } from "../../../command.ts";
import { readFlags } from "../../../read-flags.ts";
import { jsonFlag, print, remoteFlags, remoteUsage } from "../../../remote.ts";
import { type RemoteActions, type RemoteOptions, remoteCommand, requireSubject } from "../../../remote-command.ts";
import { chooseAccount, withDatabase } from "../../../service-data.ts";
import { printEntries } from "../../../table.ts";

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
} as const;

const endpointId = (subjects: readonly string[]) => requireSubject(subjects, "the endpoint: whk_…");

function typesOf(text: string | undefined) {
  if (text === undefined) return undefined;
  return text.split(",").map((name) => {
    const type = subscribableEventTypes.find((each) => each === name.trim());
    if (!type) throw new UsageError(`"${name}" is not an event type. Types are ${subscribableEventTypes.join(", ")}.`);
    return type;
  });
}

const actions: RemoteActions<typeof flags> = {
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
  async delete(client, { json }, subjects) {
    const deleted = await client.webhooks.delete(endpointId(subjects));
    print(json, deleted, `${deleted.id} is deleted.`);
  },
  async test(client, { json }, subjects) {
    const event = await client.webhooks.test(endpointId(subjects));
    print(json, event, `${event.id} is on its way; inkvoice events show ${event.id} says how it went.`);
  },
  async default(client, { json }, [subject]) {
    if (!subject) throw new UsageError("Give a URL, or none.");
    const settings = await client.webhooks.setDefaultUrl(subject === "none" ? null : subject);
    const { default_url: url } = settings;
    print(json, settings, url === null ? "There is no default URL." : `Default URL: ${url}`);
  },
  async secret(client, { json, "overlap-hours": overlap = "24" }, [action]) {
    if (action !== "rotate") throw new UsageError("Say what to do with the secret: show or rotate.");
    const hours = Number(overlap);
    if (!(hours >= 0 && hours <= 24)) throw new UsageError("--overlap-hours must be from 0 to 24.");
    const rotated = await client.webhooks.rotateSecret(hours);
    const until = rotated.previous_secret_until;
    const signing = until ? `The old secret goes on signing until ${until}.` : "It signs from now on.";
    print(json, rotated, `${rotated.secret}\n\n${signing}`);
  },
};

/** Reads the database, because the API never shows a secret again. */
async function showSecret({ account, json }: RemoteOptions<typeof flags>): Promise<number> {
  return await withDatabase(async ({ db, secretBox, audit }) => {
    const chosen = await chooseAccount(db, account);
    if (!chosen) throw new UsageError("Name the account with --account acc_…");
    await db.transaction().execute((tx) => audit(tx, { accountId: chosen.id, action: "secret.revealed" }));
    const secret = await revealWebhookSecret({ db, secretBox }, chosen.id);
    print(json, { secret }, secret);
    return 0;
  });
}

const overService = remoteCommand({
  name: "webhooks",
  summary: "Manage webhook endpoints, the default URL and the secret",
  usage,
  flags,
  actions,
});

export const webhooksCommand: Command = {
  ...overService,
  async run(args) {
    const { values, positionals } = readFlags(args, { ...flags, ...remoteFlags });
    if (positionals[0] === "secret" && positionals[1] === "show") return await showSecret(values);
    return await overService.run(args);
  },
};
