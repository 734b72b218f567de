import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { documentThat } from "../../server/src/testing/test-service.ts";
import { createClient, InkvoiceError } from "./index.ts";

describe("requests of the client", () => {
  /** A server that answers as the listener decides, such as with errors. */
  async function startServer(listener: RequestListener) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { url, close: () => server.closeAllConnections() ?? server.close() };
  }
  const envelope = (data: unknown) => JSON.stringify({ success: true, data, error: null });
  const refusal = JSON.stringify({
    success: false,
    data: null,
    error: { code: "SERVICE_UNAVAILABLE", message: "Later." },
  });

  it("retries after 503 and broken connections, a POST under the same Idempotency-Key", async () => {
    const keys: unknown[] = [];
    const server = await startServer((request, response) => {
      keys.push(request.headers["idempotency-key"]);
      if (keys.length === 1) return void response.writeHead(503, { "Retry-After": "0" }).end(refusal);
      if (keys.length === 2) return void request.socket.destroy();
      response.writeHead(201).end(envelope({ id: "whk_1" }));
    });
    const client = createClient({ apiKey: "k", baseUrl: server.url });
    expect(await client.webhooks.create({ url: "https://example.com" })).toEqual({ id: "whk_1" });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
    server.close();
  });

  it("gives up after the configured retries, and never repeats a request that is not safe to repeat", async () => {
    let requests = 0;
    const server = await startServer((_request, response) => {
      requests += 1;
      response.writeHead(503, { "Retry-After": "0" }).end(refusal);
    });
    const client = createClient({ apiKey: "k", baseUrl: server.url, maximumRetries: 2 });
    await expect(client.invoices.list()).rejects.toThrow(InkvoiceError);
    expect(requests).toBe(3);
    await expect(client.webhooks.rotateSecret()).rejects.toThrow(InkvoiceError);
    expect(requests).toBe(4);
    server.close();
  });

  it("retries a truncated response", async () => {
    let requests = 0;
    const server = await startServer((request, response) => {
      requests += 1;
      const whole = envelope({ webhooks: [] });
      response.writeHead(200, { "Content-Length": whole.length });
      if (requests === 2) response.end(whole);
      else response.write(whole.slice(0, 5), () => request.socket.destroy());
    });
    expect(await createClient({ apiKey: "k", baseUrl: server.url }).webhooks.list()).toEqual([]);
    expect(requests).toBe(2);
    server.close();
  });

  it("does not wait for an hour: the error has the time to wait", async () => {
    const server = await startServer((_request, response) => {
      const error = { code: "RATE_LIMIT_EXCEEDED", message: "Too many." };
      const body = JSON.stringify({ success: false, data: null, error });
      response.writeHead(429, { "Retry-After": "3000" }).end(body);
    });
    await expect(createClient({ apiKey: "k", baseUrl: server.url }).invoices.list()).rejects.toMatchObject({
      name: "RateLimitError",
      retryAfterSeconds: 3000,
    });
    server.close();
  });

  it("follows no redirect: neither the key nor a document reaches another host (X13)", async () => {
    const reached: unknown[] = [];
    const elsewhere = await startServer((request, response) => {
      reached.push(request.headers.authorization);
      response.end(envelope({}));
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const server = await startServer((_request, response) =>
        response.writeHead(status, { location: `${elsewhere.url}/v1/invoices` }).end(),
      );
      const client = createClient({ apiKey: "k", baseUrl: server.url });
      const refused = { code: "UNEXPECTED_ANSWER", status };
      await expect(client.invoices.list()).rejects.toMatchObject(refused);
      await expect(client.invoices.extract({ content: documentThat() })).rejects.toMatchObject(refused);
      await expect(client.bulk.resultsFile("blk_1", "csv")).rejects.toMatchObject(refused);
      server.close();
    }
    expect(reached).toEqual([]);
    elsewhere.close();
  });

  it("limits the time until a file begins, and not until it ends", async () => {
    const server = await startServer((request, response) => {
      if (request.url?.includes("blk_2")) return;
      response.write("first,");
      setTimeout(() => response.end("last"), 400);
    });
    const client = createClient({ apiKey: "k", baseUrl: server.url, timeoutMs: 200, maximumRetries: 0 });
    expect(await (await client.bulk.resultsFile("blk_1", "csv")).text()).toBe("first,last");
    await expect(client.bulk.resultsFile("blk_2", "csv")).rejects.toMatchObject({
      name: "ConnectionError",
      cause: { name: "TimeoutError" },
    });
    server.close();
  });

  it("does not report as a lost connection what cannot be encoded", async () => {
    const client = createClient({ apiKey: "k", baseUrl: "http://127.0.0.1:9" });
    const metadata = { number: 1n as unknown as string };
    await expect(client.bulk.startUrls(["https://a.example/1"], { metadata })).rejects.toThrow(/BigInt/);
  });

  it("sends a long list of addresses as lines instead of JSON", async () => {
    const bodies: [unknown, string][] = [];
    const server = await startServer(async (request, response) => {
      bodies.push([request.headers["content-type"], await text(request)]);
      response.writeHead(201).end(envelope({ id: "blk_1" }));
    });
    const client = createClient({ apiKey: "k", baseUrl: server.url });
    await client.bulk.startUrls(["https://a.example/1"], { metadata: { a: "b" } });
    const many = Array.from({ length: 10_000 }, (_, index) => `https://a.example/${index}?${"x".repeat(100)}`);
    await client.bulk.startUrls(many, { extractLineItems: false });
    expect(bodies[0]).toEqual(["application/json", '{"urls":["https://a.example/1"],"metadata":{"a":"b"}}']);
    const lines = bodies[1]![1].trim().split("\n");
    expect([bodies[1]![0], lines.length]).toEqual(["application/x-ndjson", 10_001]);
    expect(lines.slice(0, 2)).toEqual(['{"extract_line_items":false}', JSON.stringify({ url: many[0] })]);
    server.close();
  });

  it("resumes the stream after a break, from the last event", async () => {
    const asked: unknown[] = [];
    const server = await startServer((request, response) => {
      asked.push(request.headers["last-event-id"]);
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write(`id: evt_${asked.length}\nevent: invoice.completed\ndata: {"id":"evt_${asked.length}"}\n\n`, () =>
        response.destroy(),
      );
    });
    const closing = new AbortController();
    const seen: string[] = [];
    for await (const { id } of createClient({ apiKey: "k", baseUrl: server.url }).events.stream({
      signal: closing.signal,
    })) {
      seen.push(id);
      if (seen.length === 3) closing.abort();
    }
    expect(seen).toEqual(["evt_1", "evt_2", "evt_3"]);
    expect(asked.slice(0, 3)).toEqual([undefined, "evt_1", "evt_2"]);
    server.close();
  });
});
