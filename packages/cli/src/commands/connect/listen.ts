import { type Command, UsageError } from "../../command.ts";
import { readFlagsOnly } from "../../read-flags.ts";
import { jsonFlag, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { untilInterrupted } from "../../until-interrupted.ts";

const usage = `Usage: inkvoice listen [--forward-to http://localhost:4000/hook] [--after evt_…] [--print | --json]

Follows the account's events and prints each; with --forward-to also sends it on, signed as a real delivery would be, so that
a receiver on this machine can be built without a public address. Connects again by itself after a break and goes on where it was.

  --forward-to URL   where to send each event; --forward is the same
  --after evt_…      begin after this event instead of now
  --print            print the whole event
  --json             print only the event, one JSON object a line
${remoteUsage}

Ctrl-C ends it.`;

const forwardTimeoutMs = 10_000;

function forwardUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new UsageError(`"${text}" is not an http or https URL. Write --forward-to http://localhost:4000/hook.`);
}

/** Forwards one event and describes the result. */
async function forward(url: string, headers: Record<string, string>, body: string): Promise<string> {
  const began = performance.now();
  const signal = AbortSignal.timeout(forwardTimeoutMs);
  try {
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    await response.body?.cancel();
    return `→ ${response.status} in ${Math.round(performance.now() - began)} ms`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
    return signal.aborted ? "→ no answer within 10 seconds" : `→ not delivered: ${code ?? "the connection failed"}`;
  }
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlagsOnly(args, {
    ...remoteFlags,
    ...jsonFlag,
    forward: { type: "string" },
    "forward-to": { type: "string" },
    after: { type: "string" },
    print: { type: "boolean" },
  });
  const to = forwardUrl(flags["forward-to"] ?? flags.forward);
  const client = remoteClient(flags);
  let isConnected = false;
  const follow = (signal: AbortSignal) =>
    client.events.streamDeliveries({
      signal,
      ...(flags.after === undefined ? {} : { lastEventId: flags.after }),
      onConnect: () => {
        isConnected = true;
        console.error(to ? `Listening; events go to ${to}` : "Listening.");
      },
      onDisconnect: () => {
        const problem = isConnected ? "The connection broke" : "The service could not be reached";
        isConnected = false;
        console.error(`${problem}; trying again …`);
      },
    });
  return await withService(() =>
    untilInterrupted(async (signal) => {
      for await (const { id, type, headers, body } of follow(signal)) {
        const outcome = to === undefined ? "" : await forward(to, headers, body);
        if (flags.json) console.log(JSON.stringify(JSON.parse(body)));
        else console.log(`${new Date().toISOString()}  ${type.padEnd(17)}  ${id}  ${outcome}`.trimEnd());
        if (flags.print) console.log(JSON.stringify(JSON.parse(body), null, 2));
      }
      return 0;
    }),
  );
}

export const listenCommand: Command = {
  name: "listen",
  summary: "Follow events live and forward them to a URL on this machine",
  usage,
  run,
};
