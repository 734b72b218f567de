/**
 * A webhook receiver to start from:
 *
 *   INKVOICE_WEBHOOK_SECRET=whsec_… npx node examples/receiver.ts
 *
 * It verifies each delivery, answers at once, and handles each event once however often it is delivered: the ids it has handled
 * are kept in a file, written before the answer. Without a public address, let `npm run inkvoice -- listen --forward-to
 * http://localhost:4000/hook` bring it events.
 */
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { verifyWebhook } from "@inkvoice/sdk";

const secret = process.env.INKVOICE_WEBHOOK_SECRET;
if (!secret) {
  console.error("Set INKVOICE_WEBHOOK_SECRET to the webhook secret of your account.");
  process.exit(1);
}
const port = Number(process.env.PORT ?? 4000);
const idsPath = process.env.HANDLED_EVENTS ?? "handled-events.txt";
const handled = new Set(existsSync(idsPath) ? readFileSync(idsPath, "utf8").split("\n") : []);
const idsFile = openSync(idsPath, "a");

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  // The raw bytes, before any JSON parser: the signature is over them.
  const body = Buffer.concat(chunks);
  const event = await verifyWebhook({ body, headers: request.headers, secret }).catch(() => null);
  if (!event) return void response.writeHead(400).end("not verified");
  if (!handled.has(event.id)) {
    handled.add(event.id);
    appendFileSync(idsFile, `${event.id}\n`);
    fsyncSync(idsFile);
    console.log(`${event.id} ${event.type} ${event.data && "id" in event.data ? event.data.id : ""}`);
  }
  response.writeHead(204).end();
});

server.listen(port, () => {
  const address = server.address();
  console.log(`listening on ${typeof address === "object" && address ? address.port : port}`);
});
process.once("SIGTERM", () => {
  closeSync(idsFile);
  process.exit(0);
});
