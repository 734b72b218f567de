import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver that answers 200 at once and reports how many deliveries, and distinct ones, it received. */
const seen = new Set<string>();
let requests = 0;
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    requests += 1;
    seen.add(String(request.headers["x-service-delivery"]));
    response.end();
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
process.on("message", (message) => {
  if (message === "stop") process.exit(0);
  process.send?.({ requests, deliveries: seen.size });
});
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
