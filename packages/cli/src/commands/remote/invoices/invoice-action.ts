import type { Inkvoice } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../../command.ts";
import { readFlags } from "../../../read-flags.ts";
import { jsonFlag, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../../remote.ts";

const flags = {
  reason: { type: "string" },
  split: { type: "string" },
  "no-line-items": { type: "boolean" },
  "as-invoice": { type: "boolean" },
  wait: { type: "boolean" },
  dismiss: { type: "string" },
  restore: { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

const readArguments = (args: readonly string[]) => readFlags(args, flags);
type Options = ReturnType<typeof readArguments>["values"];

type Action = Readonly<{
  name: string;
  summary: string;
  /** Additional options, as in the first line of the help. */
  synopsis?: string;
  explanation: string;
  /** Names of its options. */
  options?: readonly (keyof Options)[];
  run(client: Inkvoice, id: string, options: Options): Promise<{ data: unknown; sentence: string }>;
}>;

/** A command that applies one action to each invoice named. The exit code is 1 if one was refused. */
function invoiceAction(action: Action): Command {
  const { name, summary, synopsis = "", explanation, options: own = [] } = action;
  const usage = `Usage: inkvoice ${name} inv_…${synopsis} [--json]

${explanation}

  --json      the answer as JSON, one line each
${remoteUsage}`;
  const known: readonly string[] = [...own, "json", "url", "key"];
  return {
    name,
    summary,
    usage,
    async run(args) {
      const ownFlags = Object.fromEntries(Object.entries(flags).filter(([flag]) => known.includes(flag)));
      const { values, positionals } = readFlags(args, ownFlags as typeof flags);
      if (positionals.length === 0) throw new UsageError(`Name at least one invoice: inkvoice ${name} inv_…`);
      const client = remoteClient(values);
      const codes: number[] = [];
      for (const id of positionals)
        codes.push(
          await withService(async () => {
            const { data, sentence } = await action.run(client, id, values);
            print(values.json, data, sentence);
            return 0;
          }),
        );
      return Math.max(...codes);
    },
  };
}

export const approveCommand = invoiceAction({
  name: "approve",
  summary: "Approve invoices",
  explanation: "Approves one or more invoices.",
  async run(client, id) {
    const data = await client.invoices.approve(id);
    return { data, sentence: `${id} is approved.` };
  },
});

export const rejectCommand = invoiceAction({
  name: "reject",
  summary: "Reject invoices",
  synopsis: " [--reason TEXT]",
  explanation: "Rejects one or more invoices; --reason is kept with them.",
  options: ["reason"],
  async run(client, id, { reason }) {
    const data = await client.invoices.reject(id, reason);
    return { data, sentence: `${id} is rejected${reason === undefined ? "" : `: ${reason}`}.` };
  },
});

export const rereadCommand = invoiceAction({
  name: "reread",
  summary: "Extract invoices again",
  synopsis: " [--split auto|never|pages] [--no-line-items] [--as-invoice] [--wait]",
  explanation:
    "Extracts the documents again, with the custom fields and the models of now. Corrections and review are discarded. --as-invoice reads a file that does not look like an invoice as one.",
  options: ["split", "no-line-items", "as-invoice", "wait"],
  async run(client, id, options) {
    const split = (["auto", "never", "pages"] as const).find((each) => each === options.split);
    if (options.split !== undefined && !split) throw new UsageError("--split must be auto, never or pages.");
    const begun = await client.invoices.reread(id, {
      ...(split && { split }),
      ...(options["no-line-items"] && { extractLineItems: false }),
      ...(options["as-invoice"] && { asInvoice: true }),
    });
    const data = options.wait ? await client.invoices.wait(id) : begun;
    return { data, sentence: `${id}  ${data.status}` };
  },
});

export const deleteCommand = invoiceAction({
  name: "delete",
  summary: "Delete invoices; they stay in the trash for a while",
  explanation: "Deletes one or more invoices. An operator can bring them back from the trash (inkvoice trash).",
  async run(client, id) {
    return { data: await client.invoices.delete(id), sentence: `${id} is deleted.` };
  },
});

export const duplicatesCommand = invoiceAction({
  name: "duplicates",
  summary: "List likely duplicates of invoices",
  synopsis: " [--dismiss inv_…] [--restore inv_…]",
  explanation:
    "Lists invoices that are likely the same, with a score (1: the same file) and the reasons. --dismiss first declares that the invoice named there is no duplicate; --restore takes that back.",
  options: ["dismiss", "restore"],
  async run(client, id, { dismiss, restore }) {
    const { invoices } = client;
    if (dismiss !== undefined) await invoices.dismissDuplicate(id, dismiss);
    if (restore !== undefined) await invoices.restoreDuplicate(id, restore);
    const duplicates = await invoices.duplicates(id);
    const lines = duplicates.map((each) => `${each.id}  ${each.score.toFixed(2)}  ${each.reasons.join(", ")}`);
    return {
      data: { id, duplicates },
      sentence: [`${id}: ${duplicates.length} likely duplicates`, ...lines].join("\n  "),
    };
  },
});
