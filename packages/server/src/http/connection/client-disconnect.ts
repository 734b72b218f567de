import type { FastifyReply } from "fastify";

/** Nobody waits for the answer any more. */
export class ClientDisconnected extends Error {
  override readonly name = "ClientDisconnected";
}

/** Aborts when the client hangs up before it has its answer: work that only it waits for can stop. */
export function clientDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) leaving.abort(new ClientDisconnected("The client left before its answer."));
  };
  raw.once("close", leave);
  // Whoever left earlier is not heard of again.
  if (raw.destroyed) leave();
  return leaving.signal;
}
