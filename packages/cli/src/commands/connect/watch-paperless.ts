import { readFile } from "node:fs/promises";
import type { Inkvoice } from "@inkvoice/sdk";
import { UsageError } from "../../command.ts";
import { journalPath } from "../../ingest/journal-path.ts";
import { printProgress } from "../../ingest/print-progress.ts";
import { didYouMean } from "../../nearest-word.ts";
import { extractedFields } from "../../paperless/field-values.ts";
import { PaperlessRefused, PaperlessUnavailable } from "../../paperless/paperless-request.ts";
import { watchPaperless } from "../../paperless/watch-paperless.ts";
import { positive, positiveWhole } from "../../read-flags.ts";
import { keyValues } from "../../remote.ts";
import { untilInterrupted } from "../../until-interrupted.ts";

export const paperlessFlags = {
  paperless: { type: "string" },
  "token-file": { type: "string" },
  tag: { type: "string", default: "inkvoice" },
  field: { type: "string", multiple: true },
  every: { type: "string", default: "60" },
  journal: { type: "string" },
} as const;

type Values = Readonly<{
  paperless: string;
  "token-file"?: string | undefined;
  tag: string;
  field?: readonly string[] | undefined;
  every: string;
  jobs: string;
  journal?: string | undefined;
  once?: boolean | undefined;
  json?: boolean | undefined;
}>;

async function tokenOf({ "token-file": file }: Values): Promise<string> {
  const token = file ? (await readFile(file, "utf8")).trim() : process.env.INKVOICE_PAPERLESS_TOKEN?.trim();
  if (token && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new UsageError("A token of paperless-ngx is needed: --token-file, or the variable INKVOICE_PAPERLESS_TOKEN.");
}

function addressOf({ paperless }: Values): URL {
  const address = URL.parse(paperless);
  if (address?.host && /^https?:$/.test(address.protocol)) return address;
  throw new UsageError(`"${paperless}" is not a URL that begins with http:// or https://.`);
}

function fieldsOf({ field = [] }: Values): Record<string, string> {
  const fields = keyValues("field", field);
  const wrong = Object.keys(fields).find((path) => !extractedFields.includes(path));
  if (wrong === undefined) return fields;
  throw new UsageError(`There is no extracted field ${wrong}.${didYouMean(wrong, extractedFields)}`);
}

/** `inkvoice watch --paperless URL`. */
export async function runWatchPaperless(client: Inkvoice, values: Values): Promise<number> {
  const address = addressOf(values);
  const settings = {
    address,
    token: await tokenOf(values),
    tag: values.tag,
    fields: fieldsOf(values),
    journal: values.journal ?? journalPath("paperless", address.href),
    jobs: positiveWhole("jobs", values.jobs),
    everyMs: positive("every", values.every) * 1000,
    once: values.once ?? false,
  };
  if (!settings.once) console.error(`Watching ${address.origin} for documents with the tag ${settings.tag}.`);
  try {
    return await untilInterrupted(async (signal) => {
      const failed = await watchPaperless(client, {
        ...settings,
        signal,
        ...printProgress(values.json),
      });
      return settings.once && failed > 0 ? 1 : 0;
    });
  } catch (error) {
    if (!(error instanceof PaperlessRefused || error instanceof PaperlessUnavailable)) throw error;
    console.error(error.message);
    return 1;
  }
}
