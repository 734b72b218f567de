import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

/** Uploads bodies and waits until each invoice has ended. */
export type DocumentClient = Readonly<{
  readAll(bodies: readonly Buffer[]): Promise<void>;
  close(): void;
}>;

const boundary = "inkvoice-bench";
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="invoice.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

export function uploadBody(file: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/**
 * The client shares cores with the service and must cost little: bodies are prepared, connections kept alive, and one
 * event stream reports all ended invoices.
 */
export function documentClient(url: string, apiKey: string): DocumentClient {
  const agent = new Agent({ keepAlive: true });
  const headers = { Authorization: `Bearer ${apiKey}` };
  return {
    async readAll(bodies) {
      const stream = await answerOf(request(`${url}/v1/events/stream`, { headers, agent: false }));
      const ended = endings(stream, bodies.length);
      ended.catch(() => undefined);
      try {
        for (const body of bodies) await Promise.race([upload(body), ended]);
        await ended;
      } finally {
        stream.destroy();
      }
    },
    close: () => agent.destroy(),
  };

  async function upload(body: Buffer): Promise<void> {
    const type = `multipart/form-data; boundary=${boundary}`;
    const sent = { ...headers, "Content-Type": type, "Content-Length": body.length };
    const answer = await answerOf(
      request(`${url}/v1/invoices/extract`, { method: "POST", headers: sent, agent }),
      body,
    );
    if (answer.statusCode !== 201) throw new Error(`an upload was answered with ${answer.statusCode}`);
    await once(answer.resume(), "end");
  }
}

function answerOf(call: ReturnType<typeof request>, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once("response", resolve).once("error", reject);
    call.end(body);
  });
}

/** Resolves after this many completed invoices; a failed one is an error. */
function endings(stream: IncomingMessage, wanted: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let [seen, rest] = [0, ""];
    stream.setEncoding("latin1").on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      const types = lines.filter((line) => line.startsWith("event: invoice."));
      seen += types.filter((line) => line.endsWith("completed")).length;
      if (types.some((line) => line.endsWith("failed"))) reject(new Error("a document could not be read"));
      if (seen >= wanted) resolve();
    });
    stream.once("close", () => reject(new Error("the event stream ended")));
  });
}
