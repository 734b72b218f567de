/** The address in a code, read as text. It is never opened. */
export type WebAddress = Readonly<{ path: string; query: ReadonlyMap<string, string> }>;

/**
 * The address if its host is one of the given tax offices, or a subdomain: anyone can print a code with another
 * address.
 */
export function addressAt(text: string, hosts: readonly string[]): WebAddress | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return undefined;
  }
  const host = url.hostname.toLowerCase();
  if (url.username !== "" || !hosts.some((known) => host === known || host.endsWith(`.${known}`))) return undefined;
  const query = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  return { path: url.pathname, query };
}
