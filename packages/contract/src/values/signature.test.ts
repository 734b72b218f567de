import { createHmac, randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { type Hmac, signBody, signStandard, verifyBodySignature, verifyDelivery } from "./signature.ts";

const hmac: Hmac = (key, content) => createHmac("sha256", key).update(content).digest();

const secret = `whsec_${randomBytes(32).toString("base64")}`;
const otherSecret = `whsec_${randomBytes(32).toString("base64")}`;
const body = JSON.stringify({
  id: "evt_1",
  type: "invoice.completed",
  data: { vendor: { name: "Bäckerei Šimůnek 東京 €" } },
});
const now = new Date("2026-11-15T12:00:00Z");
const timestamp = now.getTime() / 1000;

function signedHeaders(secrets: readonly string[] = [secret], at = timestamp): Record<string, string> {
  return {
    "webhook-id": "evt_1",
    "webhook-timestamp": String(at),
    "webhook-signature": signStandard(hmac, secrets, { id: "evt_1", timestamp: at, body }),
  };
}

describe("X-Service-Signature", () => {
  it("is sha256= and the lowercase hex HMAC-SHA-256 of the raw body, keyed with the secret as shown", async () => {
    const independent = createHmac("sha256", secret).update(Buffer.from(body, "utf8")).digest("hex");
    expect(signBody(hmac, secret, body)).toBe(`sha256=${independent}`);
    expect(signBody(hmac, secret, Buffer.from(body))).toBe(`sha256=${independent}`);
  });

  it("verifies only the same bytes and the same secret", async () => {
    const signature = signBody(hmac, secret, body);
    expect(await verifyBodySignature(secret, body, signature)).toBe(true);
    expect(await verifyBodySignature(secret, `${body} `, signature)).toBe(false);
    expect(await verifyBodySignature(otherSecret, body, signature)).toBe(false);
    expect(await verifyBodySignature(secret, body, signature.toUpperCase())).toBe(false);
    expect(await verifyBodySignature(secret, body, undefined)).toBe(false);
    expect(await verifyBodySignature(secret, body, "sha256=")).toBe(false);
  });
});

describe("the Standard Webhooks signature", () => {
  it("equals an independent computation over id.timestamp.body with the decoded key", async () => {
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const independent = createHmac("sha256", key).update(`evt_1.${timestamp}.${body}`).digest("base64");
    expect(signStandard(hmac, [secret], { id: "evt_1", timestamp, body })).toBe(`v1,${independent}`);
  });

  it("verifies with the standardwebhooks library", async () => {
    const fresh = Math.floor(Date.now() / 1000);
    expect(new Webhook(secret).verify(body, signedHeaders([secret], fresh))).toEqual(JSON.parse(body));
    expect(() => new Webhook(otherSecret).verify(body, { ...headersOf(fresh) })).toThrow();
  });

  it("verifies with the library's raw format where the operator's secret is not base64", async () => {
    const fresh = Math.floor(Date.now() / 1000);
    const headers = signedHeaders(["my own secret!"], fresh);
    expect(new Webhook("my own secret!", { format: "raw" }).verify(body, headers)).toEqual(JSON.parse(body));
  });

  it("verifies with the old and with the new secret while rotating", async () => {
    const fresh = Math.floor(Date.now() / 1000);
    const headers = signedHeaders([otherSecret, secret], fresh);
    for (const each of [secret, otherSecret]) {
      expect(new Webhook(each).verify(body, headers)).toEqual(JSON.parse(body));
      expect(await verifyDelivery({ body, headers, secret: each })).toEqual({ ok: true });
    }
  });
});

function headersOf(at: number): Record<string, string> {
  return { "webhook-id": "evt_1", "webhook-timestamp": String(at), "webhook-signature": "v1,AAAA" };
}

describe("verifying a delivery (W6)", () => {
  it("accepts the delivery as sent, from a Headers object and from Node's header object", async () => {
    const headers = signedHeaders();
    expect(await verifyDelivery({ body, headers, secret, now })).toEqual({ ok: true });
    expect(await verifyDelivery({ body: Buffer.from(body), headers: new Headers(headers), secret, now })).toEqual({
      ok: true,
    });
    expect(await verifyDelivery({ body, headers, secret: [otherSecret, secret], now })).toEqual({ ok: true });
  });

  it("refuses a body with one byte changed", async () => {
    const changed = Buffer.from(body);
    changed[20] = (changed[20] ?? 0) ^ 1;
    const outcome = await verifyDelivery({ body: changed, headers: signedHeaders(), secret, now });
    expect(outcome).toEqual({ ok: false, problem: "no_matching_signature" });
  });

  it("accepts a timestamp 300 s away and refuses one 301 s away, in the past and in the future", async () => {
    for (const side of [-1, 1]) {
      const near = signedHeaders([secret], timestamp + side * 300);
      const far = signedHeaders([secret], timestamp + side * 301);
      expect(await verifyDelivery({ body, headers: near, secret, now })).toEqual({ ok: true });
      expect(await verifyDelivery({ body, headers: far, secret, now })).toEqual({
        ok: false,
        problem: "timestamp_out_of_range",
      });
    }
  });

  it("refuses a delivery without its id, with another id, or with a timestamp that is no number", async () => {
    const headers = signedHeaders();
    const { "webhook-id": _, ...withoutId } = headers;
    expect(await verifyDelivery({ body, headers: withoutId, secret, now })).toEqual({
      ok: false,
      problem: "missing_headers",
    });
    const otherId = { ...headers, "webhook-id": "evt_2" };
    expect(await verifyDelivery({ body, headers: otherId, secret, now })).toEqual({
      ok: false,
      problem: "no_matching_signature",
    });
    const noNumber = { ...headers, "webhook-timestamp": "soon" };
    expect(await verifyDelivery({ body, headers: noNumber, secret, now })).toEqual({
      ok: false,
      problem: "invalid_timestamp",
    });
  });

  it("refuses a delivery with either signature wrong, and accepts X-Service-Signature alone", async () => {
    const right = { "X-Service-Signature": signBody(hmac, secret, body) };
    const wrong = { "X-Service-Signature": signBody(hmac, otherSecret, body) };
    const refused = { ok: false, problem: "no_matching_signature" };
    const verify = (headers: Record<string, string>, secrets: string | string[] = secret) =>
      verifyDelivery({ body, headers, secret: secrets, now });
    expect(await verify({ ...signedHeaders(), ...right })).toEqual({ ok: true });
    expect(await verify({ ...signedHeaders(), ...wrong })).toEqual(refused);
    expect(await verify({ ...signedHeaders(), "X-Service-Signature": "" })).toEqual(refused);
    expect(await verify({ ...signedHeaders([otherSecret]), ...right })).toEqual(refused);
    expect(await verify(right)).toEqual({ ok: true });
    expect(await verify(right, [otherSecret, secret])).toEqual({ ok: true });
    expect(await verify(wrong)).toEqual(refused);
    expect(await verify({ ...right, "webhook-id": "evt_1" })).toEqual({ ok: false, problem: "missing_headers" });
  });

  it("accepts both secrets during a rotation, when X-Service-Signature is by the old one", async () => {
    const headers = {
      ...signedHeaders([otherSecret, secret]),
      "X-Service-Signature": signBody(hmac, otherSecret, body),
    };
    for (const each of [secret, otherSecret]) {
      expect(await verifyDelivery({ body, headers, secret: each, now })).toEqual({ ok: true });
    }
    const stranger = `whsec_${randomBytes(32).toString("base64")}`;
    expect(await verifyDelivery({ body, headers, secret: stranger, now })).toMatchObject({ ok: false });
  });
});
