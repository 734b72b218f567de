import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { expect, it } from "vitest";
import { OpenDownloads } from "./open-downloads.ts";

it("an account has at most three exports at once, and another when one ends or is aborted", () => {
  const exports = new OpenDownloads();
  const begin = (accountId: string) => {
    const raw = new EventEmitter();
    exports.take(accountId, { raw } as unknown as FastifyReply);
    return raw;
  };
  const [first] = [begin("a"), begin("a"), begin("a")];
  expect(() => begin("a")).toThrow(/3 exports of this account are being written/);
  begin("b");
  first?.emit("close");
  begin("a");
  expect(() => begin("a")).toThrow(expect.objectContaining({ code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 30 }));
});
