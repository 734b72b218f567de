/** A browser without pages: keeps cookies per host and follows redirects. */
export type CookieJar = Readonly<{
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** Follows redirects until `until` matches, and returns that URL unopened. */
  follow(url: string, until: (url: URL) => boolean, init?: RequestInit): Promise<{ url: URL; response?: Response }>;
  cookies(origin: string): Map<string, string>;
}>;

export function createCookieJar(): CookieJar {
  const jar = new Map<string, Map<string, string>>();
  const cookies = (address: string) => {
    const { host } = new URL(address);
    const known = jar.get(host) ?? new Map<string, string>();
    jar.set(host, known);
    return known;
  };

  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const own = cookies(url);
    if (own.size > 0) headers.set("cookie", [...own].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", value = ""] = pair.split("=", 2);
      const gone = attributes.some((each) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(each));
      if (gone) own.delete(name);
      else own.set(name, value);
    }
    return response;
  }

  return {
    fetch: open,
    cookies,
    async follow(start, until, init) {
      let url = new URL(start);
      let response = await open(url.href, init);
      while (response.headers.has("location")) {
        url = new URL(response.headers.get("location") ?? "", url);
        if (until(url)) return { url };
        response = await open(url.href);
      }
      return { url, response };
    },
  };
}
