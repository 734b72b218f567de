import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { verifyDelivery } from "@inkvoice/contract";

/** One received request and its response. */
export interface Arrival {
  eventId: string;
  deliveryId: string;
  attempt: number;
  path: string;
  /** When the sender signed it, in whole seconds; a request can wait in a buffer while its sender is killed. */
  signedAt: number;
  at: number;
  body: string;
  isSigned: boolean;
  /** 0 if the connection was cut instead. */
  status: number;
}

export interface ReceiverLedger {
  readonly url: string;
  readonly arrivals: Arrival[];
  close(): Promise<void>;
}

/**
 * Answers by path: /ok, /flaky (500 to an event's first attempt), /slow (200 after 300 ms), /cut (resets the first
 * attempt).
 */
export async function startReceiverLedger(secret: string): Promise<ReceiverLedger> {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // Its sender was killed in the middle of the request.
    if (body === undefined) return;
    const path = request.url ?? "";
    const attempt = Number(request.headers["x-service-attempt"]);
    const arrival: Arrival = {
      eventId: String(request.headers["webhook-id"]),
      deliveryId: String(request.headers["x-service-delivery"]),
      attempt,
      path,
      signedAt: Number(request.headers["webhook-timestamp"]) * 1000,
      at: Date.now(),
      body,
      isSigned: (await verifyDelivery({ body, headers: request.headers, secret })).ok,
      status: path === "/flaky" && attempt === 1 ? 500 : path === "/cut" && attempt === 1 ? 0 : 200,
    };
    arrivals.push(arrival);
    if (path === "/slow") await new Promise((resolve) => setTimeout(resolve, 300));
    if (arrival.status === 0) {
      request.socket.resetAndDestroy();
      return;
    }
    response.writeHead(arrival.status).end();
  });
  server.on("clientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const receiverPaths = ["/ok", "/ok", "/flaky", "/slow", "/cut"] as const;
