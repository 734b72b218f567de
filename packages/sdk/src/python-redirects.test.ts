import { execFile } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const sources = fileURLToPath(new URL("../../../sdk/python/src", import.meta.url));

const program = `
import json, sys
from inkvoice import Inkvoice, InkvoiceError
client = Inkvoice(api_key="k", base_url=sys.argv[1], maximum_retries=0)
def outcome(call):
    try:
        call()
        return "followed"
    except InkvoiceError as error:
        return [error.code, error.status]
print(json.dumps([
    outcome(lambda: client.invoices.list()),
    outcome(lambda: client.invoices.extract(b"%PDF-1.4")),
    outcome(lambda: client.bulk.results_file("blk_1", "csv")),
]))
`;

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it.each([301, 302, 303, 307, 308])(
  "the Python SDK sends its key nowhere after a redirect of %i (X13)",
  async (status) => {
    const reached: string[] = [];
    const elsewhere = await listen((request, response) => {
      reached.push(request.url ?? "");
      response.end('{"success":true,"data":{},"error":null}');
    });
    const redirect = { location: `${elsewhere.url}/v1/invoices`, connection: "close" };
    // After the whole body: a sender that is answered halfway may see a broken connection instead.
    const first = await listen((request, response) =>
      request.resume().on("end", () => response.writeHead(status, redirect).end()),
    );
    const env = { ...process.env, PYTHONPATH: sources, PYTHONDONTWRITEBYTECODE: "1" };
    const { stdout } = await promisify(execFile)("/usr/bin/python3", ["-c", program, first.url], { env });
    expect(JSON.parse(stdout)).toEqual(Array.from({ length: 3 }, () => ["UNEXPECTED_ANSWER", status]));
    expect(reached).toEqual([]);
    for (const { server } of [first, elsewhere]) server.close();
  },
);
