import type { IncomingMessage } from "node:http";
import { newId } from "@inkvoice/contract";

const visibleAscii = /^[\x21-\x7e]{1,128}$/;

/** The client's id if it is safe in headers and logs, otherwise a new one. */
export function requestIdOf(request: Pick<IncomingMessage, "headers">, now: number): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && visibleAscii.test(given) ? given : newId("request", now);
}
