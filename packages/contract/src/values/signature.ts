/**
 * How a webhook delivery is signed, and how a receiver verifies it. Shared by the server and the SDK. Verifying runs in
 * Node and in browsers (WebCrypto only), so the comparison is WebCrypto's own, in constant time. Signing is given its
 * HMAC: a server that signs hundreds a second uses Node's own, for which no thread has to be woken.
 *
 * One secret, two headers:
 * - `X-Service-Signature: sha256=<hex>` is keyed with the secret exactly as it is shown, prefix included, as UTF-8
 *   bytes.
 * - `webhook-signature: v1,<base64>` (Standard Webhooks) is keyed with the bytes that the part after `whsec_` encodes
 *   in base64, which is what that standard's libraries do. A secret that is not base64 (an operator's own text) keys it
 *   with its UTF-8 bytes, the "raw" format of those libraries.
 */

const secretPrefix = "whsec_";
const bodySignaturePrefix = "sha256=";
const standardVersion = "v1";

/** Allowed difference between a delivery's timestamp and the receiver's clock. */
export const signatureToleranceSeconds = 300;

export interface SignedMessage {
  id: string;
  /** Unix time in seconds. */
  timestamp: number;
  body: string;
}

export type VerificationProblem =
  | "missing_headers"
  | "invalid_timestamp"
  | "timestamp_out_of_range"
  | "no_matching_signature";

export type Verification = { ok: true } | { ok: false; problem: VerificationProblem };

export interface DeliveryToVerify {
  /** The raw body, byte for byte as received. */
  body: string | Uint8Array;
  headers: HeaderSource;
  /** Several while the receiver changes its secret. */
  secret: string | readonly string[];
  now?: Date;
  toleranceSeconds?: number;
}

/** A `Headers` object, or the plain object of Node's HTTP server. */
export type HeaderSource =
  | { get(name: string): string | null }
  | Record<string, string | readonly string[] | undefined>;

/** HMAC-SHA-256 of the content. */
export type Hmac = (key: Uint8Array, content: Uint8Array) => Uint8Array;

/** Value of `X-Service-Signature` for these bytes. */
export function signBody(hmac: Hmac, secret: string, body: string | Uint8Array): string {
  const digest = hmac(encodeText(secret), bytesOf(body));
  return bodySignaturePrefix + Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Value of `webhook-signature`: one signature per secret, so that old and new secret both verify during a rotation. */
export function signStandard(hmac: Hmac, secrets: readonly string[], message: SignedMessage): string {
  const content = standardContent(message.id, String(message.timestamp), encodeText(message.body));
  return secrets
    .map((secret) => hmac(standardKeyBytes(secret), content))
    .map((digest) => `${standardVersion},${btoa(String.fromCharCode(...digest))}`)
    .join(" ");
}

/** Verifies one `X-Service-Signature`. */
export async function verifyBodySignature(
  secret: string,
  body: string | Uint8Array,
  signature: string | null | undefined,
): Promise<boolean> {
  const claimed = signature?.startsWith(bodySignaturePrefix)
    ? bytesFromHex(signature.slice(bodySignaturePrefix.length))
    : null;
  if (!claimed) return false;
  const key = await hmacKey(encodeText(secret));
  return crypto.subtle.verify("HMAC", key, claimed, bytesOf(body));
}

/**
 * Verifies every signature that the delivery carries; one that is wrong refuses it. The Standard Webhooks headers sign
 * id, timestamp and body, and the timestamp must be recent. `X-Service-Signature` alone has no timestamp to judge the
 * age by.
 */
export async function verifyDelivery(delivery: DeliveryToVerify): Promise<Verification> {
  const bodySignature = headerOf(delivery.headers, "x-service-signature");
  const hasStandard = standardHeaders.some((name) => headerOf(delivery.headers, name) !== undefined);
  if (!hasStandard && bodySignature === undefined) return { ok: false, problem: "missing_headers" };
  const problem = hasStandard ? await standardProblem(delivery) : null;
  if (problem) return { ok: false, problem };
  if (bodySignature === undefined || (await bodySignatureFits(delivery, bodySignature))) return { ok: true };
  return isRotating(delivery) ? { ok: true } : { ok: false, problem: "no_matching_signature" };
}

const standardHeaders = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

async function standardProblem(delivery: DeliveryToVerify): Promise<VerificationProblem | null> {
  const [id, timestamp, signatures] = standardHeaders.map((name) => headerOf(delivery.headers, name));
  if (!id || !timestamp || !signatures) return "missing_headers";
  if (!/^\d{1,12}$/.test(timestamp)) return "invalid_timestamp";

  const now = (delivery.now ?? new Date()).getTime() / 1000;
  const tolerance = delivery.toleranceSeconds ?? signatureToleranceSeconds;
  if (Math.abs(now - Number(timestamp)) > tolerance) return "timestamp_out_of_range";

  const content = standardContent(id, timestamp, bytesOf(delivery.body));
  for (const secret of secretsOf(delivery)) {
    if (await anySignatureFits(secret, content, signatures)) return null;
  }
  return "no_matching_signature";
}

async function bodySignatureFits(delivery: DeliveryToVerify, signature: string): Promise<boolean> {
  for (const secret of secretsOf(delivery)) {
    if (await verifyBodySignature(secret, delivery.body, signature)) return true;
  }
  return false;
}

/**
 * During the overlap of a rotation `X-Service-Signature`, which has room for one signature, is by the old secret. A
 * receiver that already has only the new one verifies the second signature of the other header instead.
 */
function isRotating({ headers }: DeliveryToVerify): boolean {
  return (headerOf(headers, "webhook-signature") ?? "").split(" ").length > 1;
}

function secretsOf({ secret }: DeliveryToVerify): readonly string[] {
  return typeof secret === "string" ? [secret] : secret;
}

async function anySignatureFits(secret: string, content: Bytes, signatures: string): Promise<boolean> {
  const key = await hmacKey(standardKeyBytes(secret));
  let fits = false;
  for (const part of signatures.split(" ")) {
    const [version, encoded] = part.split(",", 2);
    const claimed = version === standardVersion && encoded ? bytesFromBase64(encoded) : null;
    if (claimed && (await crypto.subtle.verify("HMAC", key, claimed, content))) fits = true;
  }
  return fits;
}

type Bytes = Uint8Array<ArrayBuffer>;

function standardContent(id: string, timestamp: string, body: Bytes): Bytes {
  const head = encodeText(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  return content;
}

function standardKeyBytes(secret: string): Bytes {
  const encoded = secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret;
  return bytesFromBase64(encoded) ?? encodeText(secret);
}

function hmacKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function bytesFromHex(text: string): Bytes | null {
  if (!/^[0-9a-f]{64}$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}

/** Strict: canonical length, alphabet and padding. Null unless the text is base64 of at least one byte. */
function bytesFromBase64(text: string): Bytes | null {
  if (text.length === 0 || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function bytesOf(body: string | Uint8Array): Bytes {
  return typeof body === "string" ? encodeText(body) : new Uint8Array(body);
}

function encodeText(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function headerOf(headers: HeaderSource, name: string): string | undefined {
  if (hasGet(headers)) return headers.get(name) ?? undefined;
  const key = Object.keys(headers).find((candidate) => candidate.toLowerCase() === name);
  const value = key === undefined ? undefined : headers[key];
  return typeof value === "string" ? value : value?.[0];
}

function hasGet(headers: HeaderSource): headers is { get(name: string): string | null } {
  return typeof headers.get === "function";
}
