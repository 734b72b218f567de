import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLimits } from "./session-store.ts";

/**
 * `__Host-` makes the browser insist on https, this host and the whole path; plain http on a laptop cannot have it.
 * Which of the two holds is decided by the configured address, never by a header of the request.
 */
const secureName = "__Host-inkvoice";
const plainName = "inkvoice_session";

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");
const nameFor = (publicUrl: string) => (isSecure(publicUrl) ? secureName : plainName);

export function readSessionCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  const name = nameFor(publicUrl);
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name && value && /^[\w-]{20,100}$/.test(value.trim())) return value.trim();
  }
  return undefined;
}

function write(reply: FastifyReply, publicUrl: string, value: string, maxAge: number): void {
  const secure = isSecure(publicUrl) ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${nameFor(publicUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`,
  );
}

export function setSessionCookie(reply: FastifyReply, publicUrl: string, token: string): void {
  write(reply, publicUrl, token, Math.floor(sessionLimits.absolute / 1000));
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  write(reply, publicUrl, "", 0);
}
