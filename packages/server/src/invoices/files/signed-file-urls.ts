import { timingSafeEqual } from "node:crypto";
import { limits } from "@inkvoice/contract";
import type { Clock } from "../../platform/clock.ts";
import { createSigner } from "../../platform/encryption/signer.ts";

/** Makes and checks the addresses of stored files, which work by themselves until they expire. */
export type FileUrls = Readonly<{
  sign(invoiceId: string): string;
  /** The address without a signature: it opens with a key that may read invoices. */
  plain(invoiceId: string): string;
  /** Judges the address alone: whoever made one up learns nothing about what exists. */
  verify(invoiceId: string, query: SignedQuery): boolean;
}>;

export type SignedQuery = Readonly<{ expires?: unknown; signature?: unknown }>;

/** Two processes may have made and check it. */
const clockToleranceMs = 10 * 60 * 1000;

export const filePath = "/files/";

type FileUrlSettings = Readonly<{ secret: string; fileHost: () => string; clock: Clock }>;

export function createFileUrls({ secret, fileHost, clock }: FileUrlSettings): FileUrls {
  const sign = createSigner(secret);
  const signatureOf = (invoiceId: string, expires: number) => sign(`${invoiceId}\n${expires}`);

  const plain = (invoiceId: string) => `${fileHost()}${filePath}${invoiceId}`;

  return {
    plain,
    sign(invoiceId) {
      const expires = Math.floor((clock.now() + limits.fileUrlMs) / 1000);
      return `${plain(invoiceId)}?expires=${expires}&signature=${signatureOf(invoiceId, expires)}`;
    },
    verify(invoiceId, { expires, signature }) {
      if (typeof expires !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(expires)) return false;
      const left = Number(expires) * 1000 - clock.now();
      // One that lasts longer than any we make was made by somebody else.
      if (left <= 0 || left > limits.fileUrlMs + clockToleranceMs) return false;
      const expected = Buffer.from(signatureOf(invoiceId, Number(expires)));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
