import { memoryUsage } from "node:process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseRange } from "./addresses.ts";
import { createOutboundClient, type OutboundClient, type OutboundResult } from "./client.ts";
import type { OutboundRules } from "./destination.ts";
import type { ExchangeOptions } from "./exchange.ts";
import { selfSignedCertificate } from "./testing/certificate.ts";
import { literalForms } from "./testing/literal-forms.ts";
import { type Receiver, startReceiver } from "./testing/receiver.ts";

const strict: OutboundRules = { allow: [], ports: [443], ownHosts: () => [], ownPort: () => undefined };
const loopbackAllowed: OutboundRules = { ...strict, allow: [parseRange("127.0.0.0/8")] };

let receiver: Receiver;
let client: OutboundClient;

beforeAll(async () => {
  receiver = await startReceiver();
  client = clientWith({});
});
afterAll(() => receiver.close());

function clientWith(options: Partial<ExchangeOptions>): OutboundClient {
  return createOutboundClient({ rules: loopbackAllowed, resolve: async (host) => [host], ...options });
}

function post(url: string, via = client, lane = "account"): Promise<OutboundResult> {
  return via.post({ url, headers: async () => ({ "Content-Type": "application/json" }), body: '{"a":"é"}', lane });
}

const send = (path: string) => post(receiver.url + path);

describe("the request", () => {
  it("is one POST with the exact bytes, the name as Host and without compression", async () => {
    const named = clientWith({ resolve: async () => ["127.0.0.1"] });
    const result = await post(`http://receiver.test:${receiver.port}/ok/named?x=1`, named);
    expect(result).toMatchObject({ outcome: "answered", status: 200, excerpt: "thank you" });
    const request = receiver.requests.find(({ path }) => path === "/ok/named?x=1");
    expect(request).toMatchObject({ method: "POST", body: '{"a":"é"}' });
    expect(request?.headers).toMatchObject({
      host: `receiver.test:${receiver.port}`,
      "content-length": "10",
      "content-type": "application/json",
      "accept-encoding": "identity",
      connection: "close",
    });
  });
});

it("no request follows a connection that came late because the process was suspended", async () => {
  const suspendedMs = 30;
  const suspended = clientWith({
    connectTimeoutMs: suspendedMs,
    resolve: async () => {
      const until = performance.now() + 2 * suspendedMs;
      while (performance.now() < until);
      return ["127.0.0.1"];
    },
  });
  for (let index = 0; index < 20; index += 1)
    expect(await post(`${receiver.url}/ok/suspended`, suspended)).toMatchObject({ reason: "connect_timeout" });
  expect(receiver.requests.filter(({ path }) => path === "/ok/suspended")).toEqual([]);
});

describe.concurrent("responses of receivers (F9)", () => {
  it.each([
    ["/status/204", 204],
    ["/status/301", 301],
    ["/status/404", 404],
    ["/status/410", 410],
    ["/status/500", 500],
    ["/http-1.0", 200],
    ["/reset-after", 200],
    ["/gzip", 200],
    ["/switch", 101],
    ["/hints", 200],
  ])("%s is the answer %i", async (path, status) => {
    expect(await send(path)).toMatchObject({ outcome: "answered", status });
  });

  it("keep Retry-After for the schedule", async () => {
    expect(await send("/busy/120")).toMatchObject({ outcome: "answered", status: 429, retryAfter: "120" });
  });

  it.each([
    ["/reset-before", "connection_reset"],
    ["/reset-within", "connection_reset"],
    ["/close-before", "connection_reset"],
    ["/half-a-header", "connection_reset"],
    ["/no-status-line", "invalid_answer"],
    ["/huge-headers", "invalid_answer"],
  ])("%s is no answer: %s", async (path, reason) => {
    expect(await send(path)).toMatchObject({ outcome: "failed", reason });
  });

  it("a closed port is a refused connection", async () => {
    const gone = await startReceiver();
    await gone.close();
    expect(await post(`${gone.url}/`)).toMatchObject({ outcome: "failed", reason: "connection_refused" });
  });

  it("a name without addresses is a DNS failure", async () => {
    const unresolved = clientWith({ resolve: () => Promise.reject(Object.assign(new Error(), { syscall: "queryA" })) });
    expect(await post("https://nowhere.example/", unresolved)).toMatchObject({
      outcome: "failed",
      reason: "dns_failed",
    });
  });

  it("a response is awaited for 10 seconds in all, also from a receiver that sends byte by byte (W5)", async () => {
    const [inTime, ...late] = await Promise.all([
      send("/late/4000"),
      send("/late/11000"),
      post(`${receiver.url}/hang`, client, "a"),
      post(`${receiver.url}/drip`, client, "b"),
    ]);
    expect(inTime).toMatchObject({ outcome: "answered", status: 200 });
    for (const result of late) {
      expect(result).toMatchObject({ outcome: "failed", reason: "answer_timeout" });
      // Not sooner; the upper limit only tells it from a response after eleven seconds.
      expect(result.durationMs).toBeGreaterThan(9_900);
    }
  });
});

describe("an abusive receiver (W5)", () => {
  it("is read for at most 64 kB of a gigabyte, and 1 kB is stored", async () => {
    const before = memoryUsage().rss;
    const result = await send("/gigabyte");
    expect(result).toMatchObject({ outcome: "answered", status: 200, excerpt: "x".repeat(1024) });
    expect(memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it("never has more than 4 connections from one account, and does not delay a second account", async () => {
    let open = 0;
    let most = 0;
    const slow = await startReceiver({
      mode: async (response) => {
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 100));
        open -= 1;
        response.end();
      },
    });
    await Promise.all(Array.from({ length: 12 }, () => post(slow.url, client, "first")));
    expect(most).toBe(4);
    await slow.close();

    const hanging = await startReceiver({ mode: () => undefined });
    const patient = clientWith({ answerTimeoutMs: 60_000 });
    const stuck = Array.from({ length: 8 }, () => post(hanging.url, patient, "first"));
    const other = await post(receiver.url, patient, "second");
    expect(other).toMatchObject({ outcome: "answered", status: 200 });
    // Queued behind the first account it would have waited for a minute.
    expect(other.durationMs).toBeLessThan(30_000);
    await hanging.close();
    await Promise.all(stuck);
  });
});

describe("redirects (W3)", () => {
  it.each([301, 302, 303, 307, 308])("%i is a response and is not followed", async (status) => {
    const before = receiver.connections();
    expect(await send(`/redirect/${status}`)).toMatchObject({ outcome: "answered", status });
    expect(receiver.connections()).toBe(before + 1);
  });
});

describe("addresses when connecting", () => {
  it("refuses every literal notation without a connection (W1)", async () => {
    const before = receiver.connections();
    const guarded = clientWith({ rules: { ...strict, ports: [receiver.port] } });
    for (const form of literalForms) {
      const url = new URL(form);
      url.port = String(receiver.port);
      expect(await post(url.href, guarded), form).toMatchObject({ outcome: "failed", reason: "address_refused" });
    }
    expect(receiver.connections()).toBe(before);
  });

  it("connects to the checked address even if the name resolves differently the next time (W2)", async () => {
    const before = receiver.connections();
    let turn = 0;
    const rebinding = clientWith({
      rules: strict,
      connectTimeoutMs: 200,
      resolve: async () => [turn++ % 2 === 0 ? "203.0.113.7" : "127.0.0.1"],
    });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await post("https://rebinding.example/", rebinding)).toMatchObject({
        outcome: "failed",
        reason: "address_refused",
      });
    }
    expect(turn).toBe(4);
    expect(receiver.connections()).toBe(before);
  });

  it("refuses a mixed DNS answer as a whole (W2)", async () => {
    const mixed = clientWith({ rules: strict, resolve: async () => ["8.8.8.8", "10.0.0.5"] });
    expect(await post("https://mixed.example/", mixed)).toMatchObject({ outcome: "failed", reason: "address_refused" });
  });

  it("resolves the name once and connects to the checked address", async () => {
    let asked = 0;
    const counting = clientWith({ resolve: async () => [asked++ === 0 ? "127.0.0.1" : "10.255.255.1"] });
    expect(await post(`http://once.example:${receiver.port}/ok`, counting)).toMatchObject({ outcome: "answered" });
    expect(asked).toBe(1);
  });
});

describe("TLS", () => {
  it("requires a trusted certificate for the name", async () => {
    const certificate = await selfSignedCertificate(["receiver.test"]);
    const secure = await startReceiver({ tls: certificate });
    const resolve = async () => ["127.0.0.1"];
    const trusting = clientWith({ resolve, ca: certificate.cert });
    expect(await post(`https://receiver.test:${secure.port}/ok`, trusting)).toMatchObject({
      outcome: "answered",
      status: 200,
    });
    expect(await post(`https://other.test:${secure.port}/ok`, trusting)).toMatchObject({
      outcome: "failed",
      reason: "tls_failed",
    });
    expect(await post(`https://receiver.test:${secure.port}/ok`, clientWith({ resolve }))).toMatchObject({
      outcome: "failed",
      reason: "tls_failed",
    });
    expect(secure.requests).toHaveLength(1);
    await secure.close();
  });

  it("fails within the connection timeout against a receiver of plain HTTP", async () => {
    const result = await post(`https://127.0.0.1:${receiver.port}/ok`);
    expect(result).toMatchObject({ outcome: "failed", reason: "tls_failed" });
  });
});
