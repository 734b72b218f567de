import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../testing/any-text.ts";
import { createSigner } from "./signer.ts";

it("equals HMAC-SHA-256 for any secret and text", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), anyText, (secret, text) => {
      const expected = createHmac("sha256", Buffer.from(secret)).update(Buffer.from(text)).digest("base64url");
      expect(createSigner(secret)(text)).toBe(expected);
    }),
  );
});
