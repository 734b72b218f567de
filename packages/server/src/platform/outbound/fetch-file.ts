import { type ExchangeOptions, guardedExchange } from "./exchange.ts";
import { DestinationRefused, type FailureReason, failureReasons, reasonOf } from "./failure.ts";

/** The bytes, or a sentence with the reason. */
export type FetchedFile =
  | Readonly<{ outcome: "fetched"; bytes: Uint8Array }>
  | Readonly<{ outcome: "too_large" }>
  | Readonly<{ outcome: "failed"; why: string; mayPass: boolean }>;

/** A file of ten megabytes takes longer than a receiver's answer. */
const fetchTimeoutMs = 20_000;

const failure = (why: string, mayPass: boolean): FetchedFile => ({ outcome: "failed", why, mayPass });

/** Failures that a retry would repeat. */
const lasting: ReadonlySet<FailureReason> = new Set(["address_refused", "tls_failed", "invalid_answer"]);

/** Fetches a file from a customer's URL with the guards of every outbound request. Does not follow redirects. */
export async function fetchFile(
  { url, mostBytes }: Readonly<{ url: string; mostBytes: number }>,
  options: ExchangeOptions,
): Promise<FetchedFile> {
  const request = { url, method: "GET", headers: { Accept: "*/*", "User-Agent": "Inkvoice" }, body: "" } as const;
  try {
    const limits = { read: mostBytes + 1, kept: mostBytes + 1 };
    const { status, bytes } = await guardedExchange(request, { ...options, answerTimeoutMs: fetchTimeoutMs }, limits);
    if (status !== 200) return failure(`Its address answers with status ${status}.`, status >= 500 || status === 429);
    return bytes.length > mostBytes ? { outcome: "too_large" } : { outcome: "fetched", bytes };
  } catch (error) {
    if (error instanceof DestinationRefused) return failure(`Its address cannot be used: ${error.message}.`, false);
    const reason = reasonOf(error);
    const why =
      reason === "answer_timeout" ? `It was not sent within ${fetchTimeoutMs / 1000} seconds.` : failureReasons[reason];
    return failure(why, !lasting.has(reason));
  }
}
