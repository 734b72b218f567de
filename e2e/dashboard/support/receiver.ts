import { createHmac } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestService } from "../../../packages/server/src/testing/test-service.ts";

type ReceivedEvent = Readonly<{ type: string; signature: string; body: string; data: Record<string, unknown> }>;

export type Receiver = Readonly<{
  url: string;
  /** Waits for the first event of this type. */
  event(type: string): Promise<ReceivedEvent>;
  received(): readonly ReceivedEvent[];
  stop(): Promise<void>;
}>;

export const signatureOf = (secret: string, body: string) =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** A customer's server that receives webhooks. */
export async function startReceiver(): Promise<Receiver> {
  const events: ReceivedEvent[] = [];
  const arrivals = new EventEmitter();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    const parsed = JSON.parse(body) as { type: string; data: Record<string, unknown> };
    events.push({
      type: parsed.type,
      data: parsed.data,
      body,
      signature: String(request.headers["x-service-signature"]),
    });
    arrivals.emit("event");
    response.end("thank you");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received: () => events,
    async event(type) {
      // Limited by the test's own timeout only.
      for (;;) {
        const found = events.findLast((event) => event.type === type);
        if (found) return found;
        await once(arrivals, "event");
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A receiver subscribed to all events of the account. */
export async function receiveEvents(service: TestService): Promise<Receiver> {
  const receiver = await startReceiver();
  const body = JSON.stringify({ url: receiver.url, events: ["invoice.completed", "invoice.updated"] });
  const headers = { "content-type": "application/json" };
  const { status, text } = await service.api("/v1/webhooks", { method: "POST", body, headers });
  if (status !== 201) throw new Error(`The endpoint was not made: ${text}`);
  return receiver;
}
