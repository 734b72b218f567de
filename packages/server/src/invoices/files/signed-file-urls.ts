import { timingSafeEqual } from "node:crypto";
import { limits } from "@inkvoice/contract";
import type { Clock } from "../../platform/clock.ts";
import { createSigner } from "../../platform/encryption/signer.ts";

/** Creates and verifies the URLs of stored files, which need no other authentication until they expire. */
export type FileUrls = Readonly<{
  sign(invoiceId: string): string;
  /** The URL without a signature, for clients that send an API key. */
  plain(invoiceId: string): string;
  /** Checks the signature alone, so that a forged URL reveals nothing about which invoices exist. */
  verify(invoiceId: string, query: SignedQuery): boolean;
}>;

export type SignedQuery = Readonly<{ expires?: unknown; signature?: unknown }>;

/** Signer and verifier may be two processes with different clocks. */
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
      // No URL of ours is valid for longer than this.
      if (left <= 0 || left > limits.fileUrlMs + clockToleranceMs) return false;
      const expected = Buffer.from(signatureOf(invoiceId, Number(expires)));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
