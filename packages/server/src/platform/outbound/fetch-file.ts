import { type ExchangeOptions, judgeAndExchange } from "./exchange.ts";
import { DestinationRefused, type FailureReason, failureReasons, reasonOf } from "./failure.ts";

/** What came of fetching a file: its bytes, or a sentence that says why not. */
export type FetchedFile =
  | Readonly<{ outcome: "fetched"; bytes: Uint8Array }>
  | Readonly<{ outcome: "too_large" }>
  | Readonly<{ outcome: "failed"; why: string; mayPass: boolean }>;

/** A file of ten megabytes takes longer than a receiver's answer. */
const fetchTimeoutMs = 20_000;

const failure = (why: string, mayPass: boolean): FetchedFile => ({ outcome: "failed", why, mayPass });

/** What will be the same the next time. */
const lasting: ReadonlySet<FailureReason> = new Set(["address_refused", "tls_failed", "invalid_answer"]);

/** Fetches a file from an address that a customer chose, with the guard of every outbound request. Nothing is followed. */
export async function fetchFile(
  { url, mostBytes }: Readonly<{ url: string; mostBytes: number }>,
  options: ExchangeOptions,
): Promise<FetchedFile> {
  const request = { url, method: "GET", headers: { Accept: "*/*", "User-Agent": "Inkvoice" }, body: "" } as const;
  try {
    const limits = { read: mostBytes + 1, kept: mostBytes + 1 };
    const { status, bytes } = await judgeAndExchange(request, { ...options, answerTimeoutMs: fetchTimeoutMs }, limits);
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
