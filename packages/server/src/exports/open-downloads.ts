import type { FastifyReply } from "fastify";
import { refused } from "../platform/api-error.ts";

/** An export reads all data of an account: more at once would slow other requests down. */
const perAccount = 3;
const retryAfterSeconds = 30;

/** Exports that are being written, by account. */
export class OpenDownloads {
  readonly #open = new Map<string, number>();

  /** Takes a slot until the response ends or the client disconnects. */
  take(accountId: string, { raw }: Pick<FastifyReply, "raw">): void {
    const before = this.#open.get(accountId) ?? 0;
    if (before >= perAccount) throw refused("too_many_exports", { exports: perAccount }, { retryAfterSeconds });
    this.#open.set(accountId, before + 1);
    raw.once("close", () => this.#leave(accountId));
  }

  #leave(accountId: string): void {
    const left = (this.#open.get(accountId) ?? 1) - 1;
    if (left > 0) this.#open.set(accountId, left);
    else this.#open.delete(accountId);
  }
}
