import type { Inkvoice, NewRule, Rule, RuleTrial } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../command.ts";
import { findAction, readFlags } from "../../read-flags.ts";
import { readInputFile } from "../../read-input-file.ts";
import { jsonFlag, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { printEntries } from "../../table.ts";

const usage = `Usage:
  inkvoice rules list    [--json]
  inkvoice rules show    rul_… [--json]
  inkvoice rules try     FILE [--last 50] [--json]
  inkvoice rules create  FILE [--json]
  inkvoice rules change  rul_… FILE [--json]
  inkvoice rules move    rul_… --position 1 [--json]
  inkvoice rules enable  rul_… [--json]
  inkvoice rules disable rul_… [--json]
  inkvoice rules delete  rul_…

Rules set custom fields, ask for several approvals, assign and tag invoices.

  FILE         a rule as JSON, or the members to change; docs/payables.md names them
  --last N     how many of the newest invoices (default 50)
  --position N place in the order, from 1
  --json       one JSON object a line
${remoteUsage}`;

const flags = { last: { type: "string" }, position: { type: "string" }, ...jsonFlag, ...remoteFlags } as const;

const readArguments = (args: readonly string[]) => readFlags(args, flags);
type Options = ReturnType<typeof readArguments>["values"];
type Action = (client: Inkvoice, options: Options, subjects: readonly string[]) => Promise<void>;

async function ruleIn(path: string): Promise<NewRule> {
  try {
    return JSON.parse((await readInputFile(path)).toString("utf8")) as NewRule;
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${path} is not JSON.`);
    throw error;
  }
}

function wholeNumber(name: string, text: string | undefined): number {
  if (text === undefined || !/^\d{1,6}$/.test(text)) throw new UsageError(`--${name} must be a whole number.`);
  return Number(text);
}

const parts = (members: object) =>
  Object.entries(members)
    .map(([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
const sentenceOf = ({ id, name, position, enabled, when, then }: Rule) =>
  `${id}  ${position}. ${name}${enabled ? "" : " (off)"}\n  when  ${parts(when) || "always"}\n  then  ${parts(then)}`;

function describeTrial({ tried, invoices }: RuleTrial): string {
  const rows = invoices.map(({ id, vendor_name: vendor, total_amount: total, currency, set = {}, kept = [] }) =>
    [
      `  ${id}`,
      vendor ?? "",
      total === null ? "" : `${total} ${currency ?? ""}`.trim(),
      parts(set),
      kept.length > 0 ? `kept: ${kept.join(", ")}` : "",
    ]
      .filter(Boolean)
      .join("  "),
  );
  return [`applies to ${invoices.length} of the newest ${tried}`, ...rows].join("\n");
}

const changed =
  (change: (options: Options, subjects: readonly string[]) => Promise<Partial<NewRule>>): Action =>
  async (client, options, subjects) => {
    const rule = await client.rules.change(subjects[0] ?? "", await change(options, subjects));
    print(options.json, rule, sentenceOf(rule));
  };

const actions: Readonly<Record<string, Action>> = {
  async list(client, { json }) {
    printEntries(await client.rules.list(), {
      json,
      headings: ["POSITION", "RULE", "NAME", "ON", "WHEN", "THEN"],
      row: ({ id, name, position, enabled, when, then }) => [
        String(position),
        id,
        name,
        enabled ? "yes" : "no",
        parts(when) || "always",
        parts(then),
      ],
    });
  },
  async show(client, { json }, [id = ""]) {
    const rule = await client.rules.get(id);
    print(json, rule, sentenceOf(rule));
  },
  async try(client, { last = "50", json }, [path = ""]) {
    const trial = await client.rules.try(await ruleIn(path), { last: wholeNumber("last", last) });
    print(json, trial, describeTrial(trial));
  },
  async create(client, { json }, [path = ""]) {
    const rule = await client.rules.create(await ruleIn(path));
    print(json, rule, sentenceOf(rule));
  },
  change: changed((_options, [, path]) => {
    if (path === undefined) throw new UsageError("Name the file with the members to change.");
    return ruleIn(path);
  }),
  move: changed(async ({ position }) => ({ position: wholeNumber("position", position) })),
  enable: changed(async () => ({ enabled: true })),
  disable: changed(async () => ({ enabled: false })),
  async delete(client, { json }, [id = ""]) {
    print(json, await client.rules.delete(id), `${id} is deleted.`);
  },
};

async function run([name = "", ...args]: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const action = findAction(actions, name);
  if (positionals.length === 0 && name !== "list")
    throw new UsageError(name === "try" || name === "create" ? "Name the file." : "Name the rule: rul_….");
  const client = remoteClient(values);
  return await withService(async () => {
    await action(client, values, positionals);
    return 0;
  });
}

export const rulesCommand: Command = {
  name: "rules",
  summary: "Manage rules that code and route invoices",
  usage,
  run,
};
