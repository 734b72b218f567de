import type { FastifyReply } from "fastify";

/** The client has disconnected before its response. */
export class ClientDisconnected extends Error {
  override readonly name = "ClientDisconnected";
}

/** Aborts when the client disconnects before its response, so that work for it can stop. */
export function clientDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) leaving.abort(new ClientDisconnected("The client left before its answer."));
  };
  raw.once("close", leave);
  // A client that disconnected earlier causes no event.
  if (raw.destroyed) leave();
  return leaving.signal;
}
