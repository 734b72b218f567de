import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { EventStream } from "./event-stream.ts";

let server: Server;
afterEach(() => server.close());

/** A client that reads on command, and its stream. */
async function open(lifetimeMs = 60_000): Promise<{ stream: EventStream; client: IncomingMessage }> {
  const { promise: served, resolve } = Promise.withResolvers<EventStream>();
  server = createServer((_request, response) => {
    const stream = new EventStream(response);
    stream.begin({ "x-request-id": "req_1" }, lifetimeMs);
    resolve(stream);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const client = await new Promise<IncomingMessage>((answered, reject) =>
    request({ port, host: "127.0.0.1" }, answered).on("error", reject).end(),
  );
  return { stream: await served, client };
}

async function textOf(client: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of client.setEncoding("utf8")) text += chunk;
  return text;
}

describe("an event stream", () => {
  it("is server-sent events that no proxy buffers, with the headers of the request", async () => {
    const { stream, client } = await open();
    stream.end();
    expect(client.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-request-id": "req_1",
    });
    expect(await textOf(client)).toBe("retry: 2000\n\n");
  });

  it("writes id, event and data, each line of data as one field", async () => {
    const { stream, client } = await open();
    await stream.send({ id: "evt_1", event: "invoice.completed", data: '{\n"total": 1}' });
    stream.beat();
    stream.offer({ event: "changed", data: "{}" });
    stream.end();
    expect(await textOf(client)).toBe(
      'retry: 2000\n\nid: evt_1\nevent: invoice.completed\ndata: {\ndata: "total": 1}\n\n: still here\n\nevent: changed\ndata: {}\n\n',
    );
  });

  it("waits for a slow reader if messages must not be lost, and otherwise drops them", async () => {
    const { stream, client } = await open();
    const large = "x".repeat(4 * 1024 * 1024);
    let waited = true;
    const sent = Promise.all([1, 2, 3].map(() => stream.send({ event: "large", data: large }))).then(() => {
      waited = false;
    });
    stream.offer({ event: "changed", data: "{}" });
    await new Promise(setImmediate);
    expect(waited).toBe(true);
    const read = textOf(client);
    await sent;
    stream.end();
    const text = await read;
    expect(text.split("event: large\n")).toHaveLength(4);
    expect(text).not.toContain("event: changed");
  });

  it("ends when the client leaves, also while waiting for it", async () => {
    const { stream, client } = await open();
    const sent = stream.send({ event: "large", data: "x".repeat(16 * 1024 * 1024) });
    client.destroy();
    await sent;
    expect(stream.over.aborted).toBe(true);
    stream.offer({ event: "changed", data: "{}" });
    stream.end();
  });

  it("ends after its lifetime", async () => {
    const { stream, client } = await open(1);
    await textOf(client);
    expect(stream.over.aborted).toBe(true);
  });
});
