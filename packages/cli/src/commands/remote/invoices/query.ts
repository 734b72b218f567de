import { type Command, UsageError } from "../../../command.ts";
import { parseJsonObject } from "../../../parse-json.ts";
import { readFlags } from "../../../read-flags.ts";
import { readInput } from "../../../read-input-file.ts";
import { remoteClient, remoteFlags, remoteUsage, withService } from "../../../remote.ts";

const usage = `Usage: inkvoice query '{ invoices(first: 5) { nodes { id vendor_name extracted_data { due_date } } } }' [--variables JSON]

Runs a GraphQL query over the account's invoices and prints its answer as JSON; - reads the query from standard input.

  --variables JSON   values of the query's variables
${remoteUsage}`;

function variablesOf(json: string | undefined): Record<string, unknown> | undefined {
  if (json === undefined) return undefined;
  return parseJsonObject(json, "--variables");
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, {
    variables: { type: "string" },
    // The answer is JSON with and without --json.
    json: { type: "boolean" },
    ...remoteFlags,
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new UsageError("Give one query, in quotes, or -.");
  const variables = variablesOf(values.variables);
  const client = remoteClient(values);
  const query = given === "-" ? (await readInput("-")).toString("utf8") : given;
  return await withService(async () => {
    console.log(JSON.stringify(await client.query(query, variables), null, 2));
    return 0;
  });
}

export const queryCommand: Command = { name: "query", summary: "Query invoices by GraphQL", usage, run };
