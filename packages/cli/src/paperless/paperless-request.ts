/** paperless-ngx refuses, or something else answers: repeating the request does not help. */
export class PaperlessRefused extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = "PaperlessRefused";
    this.status = status;
  }
}

/** paperless-ngx is down, or too busy: a later attempt may succeed. */
export class PaperlessUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PaperlessUnavailable";
  }
}

export type Send = (method: string, path: string, json?: object) => Promise<Response>;

/** From this version on, `created` is a day. */
const apiVersion = 9;
const longestMs = 60_000;

/** Sends requests below /api/, and turns all answers but 2xx into errors. */
export function senderTo(address: URL, token: string, signal: AbortSignal): Send {
  const base = `${address.href.replace(/\/$/, "")}/api/`;
  return async (method, path, json) => {
    const init = {
      method,
      headers: {
        Authorization: `Token ${token}`,
        Accept: `application/json; version=${apiVersion}`,
        ...(json && { "Content-Type": "application/json" }),
      },
      ...(json && { body: JSON.stringify(json) }),
      // Never sends the token to another address.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    } as const;
    const answer = await fetch(base + path, init).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new PaperlessUnavailable(`paperless-ngx at ${address.origin} could not be reached.`, { cause: error });
    });
    if (!answer.ok) throw await errorOf(answer, address);
    return answer;
  };
}

const sentences: Readonly<Record<number, string>> = {
  401: "paperless-ngx does not accept the token. Its user finds it in paperless-ngx under My Profile.",
  403: "The token's user may not do this in paperless-ngx: it needs the permissions to view and change documents, tags, correspondents, custom fields and notes.",
  406: `This paperless-ngx does not know version ${apiVersion} of its API: update it.`,
};

async function errorOf(answer: Response, address: URL): Promise<PaperlessRefused | PaperlessUnavailable> {
  const { status } = answer;
  const text = (await answer.text().catch(() => "")).slice(0, 300);
  if (status === 429 || status >= 500) return new PaperlessUnavailable(`paperless-ngx answers with ${status}.`);
  const to = answer.headers.get("location");
  if (to) return new PaperlessRefused(`${address.origin} redirects to ${to}: give that address.`, status);
  if (status === 404 && !answer.headers.has("x-api-version"))
    return new PaperlessRefused(`There is no paperless-ngx at ${address.href}.`, status);
  return new PaperlessRefused(sentences[status] ?? `paperless-ngx answers with ${status}: ${text}`, status);
}

export async function originalOf(send: Send, id: number): Promise<Uint8Array> {
  return new Uint8Array(await (await send("GET", `documents/${id}/download/?original=true`)).arrayBuffer());
}
