import { request } from "node:http";
import { isIPv6, type Socket } from "node:net";
import { connect as startTls } from "node:tls";
import type { CheckedDestination } from "./destination.ts";

/** The proxy did not open the connection. Its `code` is that of a receiver that refuses connections. */
class ProxyRefused extends Error {
  override readonly name = "ProxyRefused";
  readonly code = "ECONNREFUSED";
}

/**
 * Opens a connection to a checked address through an HTTP proxy (CONNECT). The proxy gets the address and not the name,
 * so that its own lookup cannot lead anywhere else.
 */
export function openTunnel(
  proxy: URL,
  { addresses, port }: Pick<CheckedDestination, "addresses" | "port">,
  signal: AbortSignal,
): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const [address = ""] = addresses;
  const target = `${isIPv6(address) ? `[${address}]` : address}:${port}`;
  const asking = request({
    method: "CONNECT",
    host: proxy.hostname.replace(/^\[|\]$/g, ""),
    port: Number(proxy.port) || 80,
    path: target,
    agent: false,
    signal,
    headers: { Host: target, ...credentialsOf(proxy) },
  });
  asking.once("connect", ({ statusCode }, socket, head) => {
    // A receiver does not speak before it was asked.
    if (statusCode === 200 && head.length === 0) return resolve(socket);
    socket.destroy();
    reject(new ProxyRefused(`The proxy answered ${statusCode}.`));
  });
  asking.once("response", (response) => {
    response.destroy();
    reject(new ProxyRefused(`The proxy answered ${response.statusCode}.`));
  });
  asking.once("error", reject).end();
  return promise;
}

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (username === "" && password === "") return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { "Proxy-Authorization": `Basic ${Buffer.from(pair).toString("base64")}` };
}

/** The connection for a request over a tunnel: TLS to the receiver, which the proxy cannot read, or plain. */
export function connectionOver(
  tunnel: Socket,
  { url, host }: CheckedDestination,
  { servername, ca }: Readonly<{ servername?: string; ca?: string }>,
): Socket {
  if (url.protocol !== "https:") return tunnel;
  return startTls({ socket: tunnel, host, ...(servername && { servername }), ...(ca && { ca }) });
}
