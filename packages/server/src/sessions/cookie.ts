import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLimits } from "./session-store.ts";

/**
 * `__Host-` makes browsers require https, this host and the whole path, which plain http cannot have. The configured
 * URL decides which name is used, never a request header.
 */
const secureName = "__Host-inkvoice";
const plainName = "inkvoice_session";

const secureAttemptName = "__Host-inkvoice-provider";
const plainAttemptName = "inkvoice_provider";
const attemptSeconds = 600;

const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");
const nameFor = (publicUrl: string) => (isSecure(publicUrl) ? secureName : plainName);
const attemptNameFor = (publicUrl: string) => (isSecure(publicUrl) ? secureAttemptName : plainAttemptName);

export function readSessionCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  return readCookie(request, nameFor(publicUrl));
}

/** Cookie of a sign-in in progress at the provider. */
export function readAttemptCookie(request: FastifyRequest, publicUrl: string): string | undefined {
  return readCookie(request, attemptNameFor(publicUrl));
}

function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name && value && /^[\w-]{20,100}$/.test(value.trim())) return value.trim();
  }
  return undefined;
}

type Cookie = Readonly<{ name: string; value: string; maxAge: number }>;

function write(reply: FastifyReply, publicUrl: string, { name, value, maxAge }: Cookie): void {
  const secure = isSecure(publicUrl) ? "; Secure" : "";
  reply.header("set-cookie", `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`);
}

export function setSessionCookie(reply: FastifyReply, publicUrl: string, token: string): void {
  const maxAge = Math.floor(sessionLimits.absolute / 1000);
  write(reply, publicUrl, { name: nameFor(publicUrl), value: token, maxAge });
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  write(reply, publicUrl, { name: nameFor(publicUrl), value: "", maxAge: 0 });
}

export function setAttemptCookie(reply: FastifyReply, publicUrl: string, token: string): void {
  write(reply, publicUrl, { name: attemptNameFor(publicUrl), value: token, maxAge: attemptSeconds });
}

export function clearAttemptCookie(reply: FastifyReply, publicUrl: string): void {
  write(reply, publicUrl, { name: attemptNameFor(publicUrl), value: "", maxAge: 0 });
}
