import { type ExchangeOptions, guardedExchange, type RawAnswer } from "./exchange.ts";

const answerLimit = 256 * 1024;

type Wish = Readonly<{ method?: string; headers?: ConstructorParameters<typeof Headers>[0]; body?: unknown }>;

/** No response, or one that is too long; see `cause`. */
export class FetchFailed extends Error {
  override readonly name = "FetchFailed";
}

/**
 * `fetch` for libraries, with the guards of the outbound client: checked addresses, no redirects, time limits, and a
 * response of at most 256 kB.
 */
export function createGuardedFetch(options: ExchangeOptions) {
  return async (url: string, wish: Wish = {}): Promise<Response> => {
    const request = {
      url,
      method: wish.method === "POST" ? "POST" : "GET",
      headers: Object.fromEntries(new Headers(wish.headers)),
      body: wish.body === undefined || wish.body === null ? "" : String(wish.body),
    } as const;
    const limits = { read: answerLimit, kept: answerLimit };
    const { status, headers, bytes } = await guardedExchange(request, options, limits).then(complete, failed);
    const given = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    const empty = status === 204 || status === 304;
    return new Response(empty ? null : new Uint8Array(bytes), { status, headers: given as [string, string][] });
  };
}

function complete(answer: RawAnswer): RawAnswer {
  if (answer.complete) return answer;
  throw new FetchFailed("The answer is longer than 256 kB.");
}

function failed(cause: unknown): never {
  throw new FetchFailed("There was no answer.", { cause });
}
