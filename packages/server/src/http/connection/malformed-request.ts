import type { Socket } from "node:net";
import { anonymousWindows, currentVersion } from "@inkvoice/contract";
import { ApiError, errorBodyOf } from "../../platform/api-error.ts";
import { uncountedVerdict } from "../../platform/rate-limits/rate-windows.ts";
import { requestIdOf } from "../request/request-id.ts";
import { errorJson } from "../response/envelope.ts";

const requestLine = /^[A-Z][A-Z0-9]{1,30} \/v1[^ ]* HTTP\/1\.1\r\nHost: /i;

/** Answers malformed or too slow requests in the API's format if the connection still allows it, then closes it. */
export function respondToMalformedRequest(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
  now: number,
): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  // An unknown method in an otherwise valid request matches no operation.
  const isProper = error.code === "HPE_INVALID_METHOD" && requestLine.test(String(error.rawPacket));
  const code = isProper ? "NOT_FOUND" : "INVALID_REQUEST";
  const id = requestIdOf({ headers: {} }, now);
  const body = errorJson({ ...errorBodyOf(new ApiError(code)), request_id: id }, currentVersion);
  const rate = uncountedVerdict(anonymousWindows, now);
  const head = [
    code === "NOT_FOUND" ? "HTTP/1.1 404 Not Found" : "HTTP/1.1 400 Bad Request",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-ID: ${id}`,
    `Service-Version: ${currentVersion}`,
    `X-RateLimit-Limit: ${rate.limit}`,
    `X-RateLimit-Remaining: ${rate.remaining}`,
    `X-RateLimit-Reset: ${rate.resetSeconds}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
