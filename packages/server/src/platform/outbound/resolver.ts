import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";

/** All addresses of a name. Rejects if there is none. */
export type ResolveName = (host: string) => Promise<string[]>;

/**
 * Asks DNS servers directly instead of getaddrinfo, which runs on the four threads of libuv's pool: four names with
 * silent servers would block all file access and deliveries. Names unknown to DNS (hosts file, local names) fall back
 * to it, two at a time.
 */
export function createResolver({ timeoutMs = 1000, localLookups = 2 } = {}): ResolveName {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 3 });
  const askLocally = limited(localLookups, async (host: string) => {
    const found = await lookup(host, { all: true, order: "verbatim" });
    return found.map(({ address }) => address);
  });

  return shared(async (host) => {
    if (isIP(host)) return [host];
    if (!host.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host)) return askLocally(host);
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (addresses.length > 0) return addresses;
    if (four.status === "rejected" && isSilence(four.reason)) throw four.reason;
    return askLocally(host);
  });
}

/** Concurrent lookups of the same name share one query: DNS servers drop bursts. */
function shared(resolve: ResolveName): ResolveName {
  const underWay = new Map<string, Promise<string[]>>();
  return (host) => {
    const known = underWay.get(host);
    if (known) return known;
    const asked = resolve(host).finally(() => underWay.delete(host));
    underWay.set(host, asked);
    return asked;
  };
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ETIMEOUT" || error.code === "ESERVFAIL");
}

function limited<T>(limit: number, work: (host: string) => Promise<T>): (host: string) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (host) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work(host);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
