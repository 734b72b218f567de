import type { NewRule, Rule, RuleTrial } from "@inkvoice/sdk";
import { UsageError } from "../../../command.ts";
import { parseJson } from "../../../parse-json.ts";
import { readInputFile } from "../../../read-input-file.ts";
import { jsonFlag, print, remoteUsage } from "../../../remote.ts";
import { type RemoteActions, remoteCommand, requireSubject } from "../../../remote-command.ts";
import { printEntries } from "../../../table.ts";

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

const flags = { last: { type: "string" }, position: { type: "string" }, ...jsonFlag } as const;

const rule = "the rule: rul_…";
const file = "the file";

async function ruleIn(path: string): Promise<NewRule> {
  return parseJson((await readInputFile(path)).toString("utf8"), path) as NewRule;
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

const actions: RemoteActions<typeof flags> = {
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
  async show(client, { json }, subjects) {
    const shown = await client.rules.get(requireSubject(subjects, rule));
    print(json, shown, sentenceOf(shown));
  },
  async try(client, { last = "50", json }, subjects) {
    const trial = await client.rules.try(await ruleIn(requireSubject(subjects, file)), {
      last: wholeNumber("last", last),
    });
    print(json, trial, describeTrial(trial));
  },
  async create(client, { json }, subjects) {
    const created = await client.rules.create(await ruleIn(requireSubject(subjects, file)));
    print(json, created, sentenceOf(created));
  },
  async change(client, { json }, subjects) {
    const change = await ruleIn(requireSubject(subjects, file, 1));
    const changed = await client.rules.change(requireSubject(subjects, rule), change);
    print(json, changed, sentenceOf(changed));
  },
  async move(client, { position, json }, subjects) {
    const moved = await client.rules.change(requireSubject(subjects, rule), {
      position: wholeNumber("position", position),
    });
    print(json, moved, sentenceOf(moved));
  },
  async enable(client, { json }, subjects) {
    const changed = await client.rules.change(requireSubject(subjects, rule), { enabled: true });
    print(json, changed, sentenceOf(changed));
  },
  async disable(client, { json }, subjects) {
    const changed = await client.rules.change(requireSubject(subjects, rule), { enabled: false });
    print(json, changed, sentenceOf(changed));
  },
  async delete(client, { json }, subjects) {
    const id = requireSubject(subjects, rule);
    print(json, await client.rules.delete(id), `${id} is deleted.`);
  },
};

export const rulesCommand = remoteCommand({
  name: "rules",
  summary: "Manage rules that code and route invoices",
  usage,
  flags,
  actions,
});
