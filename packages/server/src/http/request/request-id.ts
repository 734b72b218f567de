import type { IncomingMessage } from "node:http";
import { newId } from "@inkvoice/contract";

const visibleAscii = /^[\x21-\x7e]{1,128}$/;

/** The client's own id where it can safely be repeated in a header and a log line, otherwise a new one. */
export function requestIdOf(request: Pick<IncomingMessage, "headers">, now: number): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && visibleAscii.test(given) ? given : newId("request", now);
}
