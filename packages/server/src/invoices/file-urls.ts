import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "@inkvoice/contract";
import type { Clock } from "../platform/clock.ts";

/** Makes and checks the addresses of stored files, which work by themselves until they expire. */
export type FileUrls = Readonly<{
  sign(invoiceId: string, accountId: string): string;
  verify(invoiceId: string, accountId: string, query: SignedQuery): boolean;
}>;

export type SignedQuery = Readonly<{ expires?: unknown; signature?: unknown }>;

export const filePath = "/files/";

type FileUrlSettings = Readonly<{ secret: string; fileHost: () => string; clock: Clock }>;

export function createFileUrls({ secret, fileHost, clock }: FileUrlSettings): FileUrls {
  function signatureOf(invoiceId: string, accountId: string, expires: number): string {
    return createHmac("sha256", secret).update(`${invoiceId}\n${accountId}\n${expires}`).digest("base64url");
  }

  return {
    sign(invoiceId, accountId) {
      const expires = Math.floor((clock.now() + limits.fileUrlMs) / 1000);
      return `${fileHost()}${filePath}${invoiceId}?expires=${expires}&signature=${signatureOf(invoiceId, accountId, expires)}`;
    },
    verify(invoiceId, accountId, { expires, signature }) {
      if (typeof expires !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(expires)) return false;
      if (Number(expires) * 1000 <= clock.now()) return false;
      const expected = Buffer.from(signatureOf(invoiceId, accountId, Number(expires)));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
