import type { Socket } from "node:net";
import { anonymousWindows, apiErrors, currentVersion } from "@inkvoice/contract";
import { untouchedVerdict } from "../platform/rate-limits/rate-windows.ts";
import { errorJson } from "./envelope.ts";
import { requestIdOf } from "./request-id.ts";

/** What was not even HTTP, or came too slowly: answered in our form where the connection still allows it, then closed. */
export function answerClientError(error: Error & { code?: string }, socket: Socket, now: number): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { message } = apiErrors.INVALID_REQUEST;
  const body = errorJson({ code: "INVALID_REQUEST", message }, currentVersion);
  const rate = untouchedVerdict(anonymousWindows, now);
  const head = [
    "HTTP/1.1 400 Bad Request",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-ID: ${requestIdOf({ headers: {} }, now)}`,
    `Service-Version: ${currentVersion}`,
    `X-RateLimit-Limit: ${rate.limit}`,
    `X-RateLimit-Remaining: ${rate.remaining}`,
    `X-RateLimit-Reset: ${rate.resetSeconds}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
