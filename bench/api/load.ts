import { Agent, request } from "node:http";

export type Load = Readonly<{
  url: string;
  headers: Readonly<Record<string, string>>;
  requests: number;
  connections: number;
}>;

function once(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    call.once("error", reject);
    call.end();
  });
}

/** Sends GET requests over a fixed number of connections; every response must be 200. */
export async function sendLoad({ url, headers, requests, connections }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const status = await once(url, headers, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
}
