import { ConnectionError, createClient, type Inkvoice, InkvoiceError } from "@inkvoice/sdk";
import { UsageError } from "./command.ts";

export const jsonFlag = { json: { type: "boolean" } } as const;

/** Flags of commands that use a running service. */
export const remoteFlags = { url: { type: "string" }, key: { type: "string" } } as const;

export const remoteUsage = `  --url URL   the service (default: INKVOICE_URL, else http://localhost:3000)
  --key KEY   API key (default: INKVOICE_API_KEY)`;

/** A client for the service named by flags or environment. */
export function remoteClient(flags: Readonly<{ url?: string | undefined; key?: string | undefined }>): Inkvoice {
  const apiKey = (flags.key ?? process.env.INKVOICE_API_KEY)?.trim();
  if (!apiKey)
    throw new UsageError(
      "An API key is needed: --key, or the variable INKVOICE_API_KEY. inkvoice keys create makes one.",
    );
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new UsageError(`"${apiKey}" is not a whole API key.`);
  const baseUrl = flags.url ?? process.env.INKVOICE_URL ?? "http://localhost:3000";
  const url = URL.parse(baseUrl);
  if (!url?.host || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${baseUrl}" is not a URL that begins with http:// or https://.`);
  return createClient({ apiKey, baseUrl });
}

const connectionCauses: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Nothing listens there.",
  ENOTFOUND: "The name of the machine is not known.",
  EAI_AGAIN: "The name of the machine cannot be looked up.",
  ERR_SSL_WRONG_VERSION_NUMBER: "It does not speak https: try http.",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "It does not speak https: try http.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "Its certificate is not trusted: NODE_EXTRA_CA_CERTS names a file with yours.",
  SELF_SIGNED_CERT_IN_CHAIN: "Its certificate is not trusted: NODE_EXTRA_CA_CERTS names a file with yours.",
};

/** A sentence with the system's reason, which fetch keeps two causes deep. */
function causeOf({ cause }: ConnectionError): string {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : undefined;
  const code = inner instanceof Error && "code" in inner ? String(inner.code) : "";
  return code === "" ? "" : ` ${connectionCauses[code] ?? `(${code})`}`;
}

/** Reports refusals and connection errors in one sentence. */
export async function withService(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InkvoiceError) console.error(`${error.code}: ${error.message}`);
    else if (error instanceof ConnectionError)
      console.error(
        `${error.message}${causeOf(error)} Is the service running, and is the address (--url or INKVOICE_URL) right?`,
      );
    else throw error;
    return 1;
  }
}

/** KEY=VALUE texts, as --metadata takes them. */
export function keyValues(flag: string, texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf("=");
      if (at < 1) throw new UsageError(`--${flag} must be KEY=VALUE.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** A sentence for people, or with --json the data as one line. */
export function print(json: boolean | undefined, data: unknown, sentence: string): void {
  console.log(json ? JSON.stringify(data) : sentence);
}
