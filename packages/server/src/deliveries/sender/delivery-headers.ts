import { createHmac } from "node:crypto";
import { type Hmac, signBody, signStandard } from "@inkvoice/contract";
import manifest from "../../../package.json" with { type: "json" };
import type { SigningSecrets } from "../../access/secrets/webhook-secret.ts";

const userAgent = `Inkvoice/${manifest.version}`;

const hmac: Hmac = (key, content) => createHmac("sha256", key).update(content).digest();

export type SignedEvent = Readonly<{ id: string; type: string; body: string; version: string | null }>;

/** Signatures with the current time: new for every attempt, over unchanged bytes. */
export function signatureHeaders(event: SignedEvent, secrets: SigningSecrets, now: number): Record<string, string> {
  const timestamp = Math.floor(now / 1000);
  return {
    "Content-Type": "application/json",
    "User-Agent": userAgent,
    "X-Service-Signature": signBody(hmac, secrets.body, event.body),
    "X-Service-Event": event.type,
    ...(event.version !== null && { "Service-Version": event.version }),
    "webhook-id": event.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signStandard(hmac, secrets.standard, { id: event.id, timestamp, body: event.body }),
  };
}

/** Delivery id and attempt number. */
export function attemptHeaders(deliveryId: string, attempt: number): Record<string, string> {
  return { "X-Service-Delivery": deliveryId, "X-Service-Attempt": String(attempt) };
}
