import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";

/** All addresses of a name. Rejects where it has none. */
export type ResolveName = (host: string) => Promise<string[]>;

/**
 * Names are asked of the DNS servers directly, not through getaddrinfo: that runs on the process's four pool threads, and
 * four names whose servers stay silent would hold up everybody's files and deliveries. Only what DNS does not know (the
 * hosts file, local names) goes there, two at a time.
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

/** Many who ask for the same name at the same time get one answer: a burst of questions is what DNS servers drop. */
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
