import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Receives webhooks: `/fails` answers 500 until it is repaired. */
export async function startReceiver() {
  const arrived: { path: string; event: string; status: number }[] = [];
  let isMended = false;
  const server = createServer((request, response) => {
    const status = request.url === "/fails" && !isMended ? 500 : 200;
    arrived.push({ path: request.url ?? "", event: String(request.headers["webhook-id"]), status });
    request.resume().once("end", () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    failures: () => arrived.filter(({ status }) => status === 500).length,
    mend() {
      isMended = true;
    },
    close: () => void server.close(),
  };
}
