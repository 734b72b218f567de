import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A local webhook receiver that runs while the demo account is filled, so that its webhook log has deliveries. */
export type DemoReceiver = Readonly<{
  url: string;
  /** While down, deliveries are answered 503. */
  setDown(down: boolean): void;
  /** Ids of the events that were refused and not accepted since. */
  refused(): readonly string[];
  /** Number of answered deliveries. */
  answers(): number;
  /** Resolves once this many are answered. */
  answered(count: number): Promise<void>;
  close(): void;
}>;

export async function startDemoReceiver(): Promise<DemoReceiver> {
  let down = false;
  let answers = 0;
  let changed = Promise.withResolvers<void>();
  const refused = new Set<string>();
  const server = createServer(async (request, response) => {
    const { id } = JSON.parse(await text(request)) as { id: string };
    if (down) refused.add(id);
    else refused.delete(id);
    response.writeHead(down ? 503 : 200, { "content-type": "text/plain" });
    response.end(down ? "The accounting program is being updated." : "Booked.", () => {
      answers++;
      changed.resolve();
      changed = Promise.withResolvers<void>();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/accounting`,
    setDown: (value) => {
      down = value;
    },
    refused: () => [...refused],
    answers: () => answers,
    async answered(count) {
      while (answers < count) await changed.promise;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
