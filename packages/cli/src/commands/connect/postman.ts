import { type Command, UsageError } from "../../command.ts";
import { type OpenApi, postmanCollection } from "../../postman/collection.ts";
import { readFlagsOnly } from "../../read-flags.ts";

const usage = `Usage: inkvoice postman [--url URL] > inkvoice.postman_collection.json

Prints a collection for Postman (format 2.1), made from the running service's own OpenAPI document: a request for every operation, with its
parameters, headers and an example body. The address and the key are variables of the collection: base_url, api_key.

  --url URL   the service (default: INKVOICE_URL, else http://localhost:3000)`;

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, { url: { type: "string" } });
  const url = (flags.url ?? process.env.INKVOICE_URL ?? "http://localhost:3000").replace(/\/+$/, "");
  if (!URL.canParse(url)) throw new UsageError(`"${url}" is not a URL.`);
  const answer = await fetch(`${url}/openapi.json`).catch(() => undefined);
  if (!answer?.ok) {
    console.error(`The service at ${url} gives no OpenAPI document. Is it running, and is --url right?`);
    return 1;
  }
  console.log(JSON.stringify(postmanCollection((await answer.json()) as OpenApi, url), null, 2));
  return 0;
}

export const postmanCommand: Command = {
  name: "postman",
  summary: "Print a Postman collection of the API",
  usage,
  run,
};
