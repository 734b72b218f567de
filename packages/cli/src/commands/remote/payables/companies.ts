import type { OwnCompany } from "@inkvoice/sdk";
import { type Command, UsageError } from "../../../command.ts";
import { parseJson } from "../../../parse-json.ts";
import { readFlags } from "../../../read-flags.ts";
import { readInputFile } from "../../../read-input-file.ts";
import { jsonFlag, print, remoteClient, remoteFlags, remoteUsage, withService } from "../../../remote.ts";

const usage = `Usage:
  inkvoice companies          [--json]
  inkvoice companies set FILE [--json]

Your own companies, by which extraction tells the buyer from the seller. "set" replaces them by those of a JSON file: a list of
{"name": …, "aliases": […], "tax_ids": […], "addresses": […], "country": "DE"}, as --json prints it. An empty list removes them.

  --json               the companies as JSON
${remoteUsage}`;

async function companiesFrom(path: string): Promise<OwnCompany[]> {
  const content = parseJson((await readInputFile(path)).toString("utf8"), path) as
    | OwnCompany[]
    | { companies: OwnCompany[] }
    | null;
  const companies = Array.isArray(content) ? content : content?.companies;
  if (Array.isArray(companies)) return companies;
  throw new UsageError(`${path} is not a JSON list of companies.`);
}

const lineOf = ({ name, tax_ids = [] }: OwnCompany) => [name, ...tax_ids].join("  ");

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, { ...jsonFlag, ...remoteFlags });
  const [action, file] = positionals;
  if (action !== undefined && (action !== "set" || file === undefined))
    throw new UsageError("Say nothing to list the companies, or set FILE to replace them.");
  const wanted = file === undefined ? undefined : await companiesFrom(file);
  const client = remoteClient(values);
  return await withService(async () => {
    const companies = wanted ? await client.account.setCompanies(wanted) : await client.account.companies();
    print(values.json, { companies }, companies.length > 0 ? companies.map(lineOf).join("\n") : "No companies.");
    return 0;
  });
}

export const companiesCommand: Command = {
  name: "companies",
  summary: "Show or replace your own companies",
  usage,
  run,
};
