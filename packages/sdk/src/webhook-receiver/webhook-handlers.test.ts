import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signStandard } from "@inkvoice/contract";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import {
  expressWebhookHandler,
  fastifyWebhooks,
  fetchWebhookHandler,
  honoWebhookHandler,
  type Invoice,
  type ReceiverOptions,
} from "../index.ts";

const secret = "whsec_dGVzdCBzZWNyZXQgb2YgdGhlIGhhbmRsZXJz";

const hmac = (key: Uint8Array, content: Uint8Array) => createHmac("sha256", key).update(content).digest();

function delivery(id: string, type = "invoice.completed") {
  const body = JSON.stringify({
    id,
    type,
    created_at: new Date().toISOString(),
    data: { id: "inv_1", filename: "ä.pdf" },
  });
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signStandard(hmac, [secret], { id, timestamp, body }),
  };
  return { body, headers };
}

type Post = (path: string, body: string, headers: Record<string, string>) => Promise<number>;
type Started = { post: Post; close(): Promise<unknown> };

async function listening(server: ReturnType<typeof createServer>): Promise<Started> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    post: async (path, body, headers) => (await fetch(url + path, { method: "POST", body, headers })).status,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Each framework as its own server, the handler at /webhooks. */
const frameworks: Readonly<Record<string, (options: ReceiverOptions) => Promise<Started>>> = {
  async Fastify(options) {
    const app = fastify();
    app.post("/other", async (request) => request.body);
    await app.register(fastifyWebhooks(options));
    return {
      post: async (url, body, headers) => (await app.inject({ method: "POST", url, body, headers })).statusCode,
      close: () => app.close(),
    };
  },
  "Express and node:http": (options) => listening(createServer(expressWebhookHandler(options))),
  async "Next.js"(options) {
    const handle = fetchWebhookHandler(options);
    const post: Post = async (path, body, headers) =>
      (await handle(new Request(`https://example.com${path}`, { method: "POST", body, headers }))).status;
    return { post, close: async () => undefined };
  },
  async Hono(options) {
    const handle = honoWebhookHandler(options);
    const post: Post = async (path, body, headers) => {
      const raw = new Request(`https://example.com${path}`, { method: "POST", body, headers });
      return (await handle({ req: { raw } })).status;
    };
    return { post, close: async () => undefined };
  },
};

describe.each(Object.keys(frameworks))("the handler for %s", (name) => {
  let started: Started;
  const start = async (options: Partial<ReceiverOptions>): Promise<Started> => {
    started = (await frameworks[name]?.({ secret, ...options })) as Started;
    return started;
  };
  afterEach(() => started.close());

  it("passes signed events on, once, and refuses others", async () => {
    const seen: Invoice[] = [];
    const errors: unknown[] = [];
    const { post } = await start({
      onCompleted: (invoice) => void seen.push(invoice),
      onError: (error) => void errors.push(error),
    });
    const { body, headers } = delivery("evt_1");
    expect(await post("/webhooks", body, headers)).toBe(200);
    expect(await post("/webhooks", body, headers)).toBe(200);
    expect(seen.map(({ filename }) => filename)).toEqual(["ä.pdf"]);
    expect(await post("/webhooks", body.replace("ä", "a"), headers)).toBe(401);
    expect(errors).toHaveLength(1);
  });

  it("answers 500 if the handler failed, and accepts the event when it is repeated", async () => {
    let tries = 0;
    const { post } = await start({
      onFailed: () => {
        tries += 1;
        if (tries === 1) throw new Error("the database is away");
      },
    });
    const { body, headers } = delivery("evt_2", "invoice.failed");
    expect(await post("/webhooks", body, headers)).toBe(500);
    expect(await post("/webhooks", body, headers)).toBe(200);
    expect(tries).toBe(2);
  });
});

it("leaves the bodies of other Fastify routes as they are", async () => {
  const app = fastify();
  app.post("/other", async (request) => request.body);
  await app.register(fastifyWebhooks({ secret }));
  const answer = await app.inject({ method: "POST", url: "/other", payload: { a: 1 } });
  expect(answer.json()).toEqual({ a: 1 });
  await app.close();
});

it("explains what to do if a JSON parser has consumed the raw body", async () => {
  const errors: unknown[] = [];
  const handle = expressWebhookHandler({ secret, onError: (error) => void errors.push(error) });
  const response = { statusCode: 0, end: () => undefined };
  const parsed = { headers: {}, body: { id: "evt_1" }, async *[Symbol.asyncIterator]() {} };
  await handle(parsed, response);
  expect(response.statusCode).toBe(500);
  expect(String(errors[0])).toMatch(/express\.raw/);
});
