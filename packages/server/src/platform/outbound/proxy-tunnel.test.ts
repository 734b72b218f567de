import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseRange } from "./addresses.ts";
import { createOutboundClient } from "./client.ts";
import type { OutboundRules } from "./destination.ts";
import type { ExchangeOptions } from "./exchange.ts";
import { fetchFile } from "./fetch-file.ts";
import { selfSignedCertificate } from "./testing/certificate.ts";
import { type Receiver, startReceiver } from "./testing/receiver.ts";

const rules: OutboundRules = {
  allow: [parseRange("127.0.0.0/8")],
  ports: [443],
  ownHosts: () => [],
  ownPort: () => undefined,
};

/** An HTTP proxy that records what it is asked for; `mode` says how it answers. */
async function startProxy(mode: "open" | "refuse" | "silent" = "open") {
  const asked: { target: string; authorization: string | undefined }[] = [];
  const server = createServer((_request, response) => response.writeHead(500).end());
  server.on("connect", (request, socket) => {
    socket.on("error", () => undefined);
    asked.push({ target: request.url ?? "", authorization: request.headers["proxy-authorization"] });
    if (mode === "silent") return;
    if (mode === "refuse") return void socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const [host, port] = (request.url ?? "").split(":");
    const onward = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() };
}

describe("A proxy for outbound requests", () => {
  let receiver: Receiver;
  let secure: Receiver;
  let ca: string;
  beforeAll(async () => {
    const certificate = await selfSignedCertificate(["receiver.test"]);
    ca = certificate.cert;
    receiver = await startReceiver();
    secure = await startReceiver({ tls: certificate });
  });
  afterAll(() => Promise.all([receiver.close(), secure.close()]));

  const post = (url: string, options: Partial<ExchangeOptions>) =>
    createOutboundClient({ rules, resolve: async () => ["127.0.0.1"], ...options }).post({
      url,
      headers: async () => ({}),
      body: "{}",
      lane: "account",
    });

  it("forwards plain and TLS requests to the checked address, with its credentials and without the name", async () => {
    const proxy = await startProxy();
    const via = new URL(proxy.url.replace("//", "//egress:p%40ss@"));
    const plain = await post(`http://receiver.test:${receiver.port}/ok/plain`, { proxy: via });
    expect(plain).toMatchObject({ outcome: "answered", status: 200, excerpt: "thank you" });
    const sealed = await post(`https://receiver.test:${secure.port}/ok/sealed`, { proxy: via, ca });
    expect(sealed).toMatchObject({ outcome: "answered", status: 200 });
    expect(secure.requests[0]).toMatchObject({ headers: { host: `receiver.test:${secure.port}` }, body: "{}" });
    const authorization = `Basic ${Buffer.from("egress:p@ss").toString("base64")}`;
    expect(proxy.asked).toEqual([
      { target: `127.0.0.1:${receiver.port}`, authorization },
      { target: `127.0.0.1:${secure.port}`, authorization },
    ]);
    expect(JSON.stringify([...receiver.requests, ...secure.requests])).not.toContain("proxy-authorization");
    proxy.close();
  });

  it("bypasses no check: private addresses, certificates and file URLs are checked as without it", async () => {
    const proxy = await startProxy();
    const via = { proxy: new URL(proxy.url) };
    const strict = { ...rules, allow: [] };
    const inside = await post(`https://inside.test/x`, { ...via, rules: strict, resolve: async () => ["10.0.0.7"] });
    expect(inside).toMatchObject({ outcome: "failed", reason: "address_refused" });
    expect(proxy.asked).toEqual([]);
    const other = await post(`https://other.test:${secure.port}/ok`, { ...via, ca });
    expect(other).toMatchObject({ outcome: "failed", reason: "tls_failed" });
    const exchange = { rules, resolve: async () => ["127.0.0.1"], ...via };
    const file = await fetchFile({ url: `http://receiver.test:${receiver.port}/ok/file`, mostBytes: 100 }, exchange);
    expect(file).toMatchObject({ outcome: "fetched" });
    expect(proxy.asked).toHaveLength(2);
    proxy.close();
  });

  it("that refuses, hangs or is gone fails the attempt, and nothing is sent around it", async () => {
    const before = receiver.connections();
    const url = `http://receiver.test:${receiver.port}/ok`;
    const refusing = await startProxy("refuse");
    expect(await post(url, { proxy: new URL(refusing.url) })).toMatchObject({ reason: "connection_refused" });
    const silent = await startProxy("silent");
    const impatient = { proxy: new URL(silent.url), connectTimeoutMs: 200 };
    expect(await post(url, impatient)).toMatchObject({ reason: "connect_timeout" });
    refusing.close();
    silent.close();
    expect(await post(url, { proxy: new URL(refusing.url) })).toMatchObject({ reason: "connection_refused" });
    expect(receiver.connections()).toBe(before);
  });
});
