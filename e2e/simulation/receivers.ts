import type { Outbound } from "../../packages/server/src/platform/outbound/outbound.ts";
import type { Random } from "../faults/support/random.ts";
import type { Scheduler } from "./scheduler.ts";
import { type DocumentKind, documentBytes } from "./simulated/simulated-reader.ts";

/** A delivery that reached a receiver. */
export type Arrival = Readonly<{ eventId: string; deliveryId: string; body: string; accepted: boolean }>;

/**
 * Simulated servers of customers: receivers of webhooks that answer, refuse or stay silent, and a file server for
 * bulks.
 */
export class Receivers {
  readonly arrivals: Arrival[] = [];
  /** Share of the requests that are refused or lost. */
  trouble = 0;
  readonly #scheduler: Scheduler;
  readonly #random: Random;

  constructor(scheduler: Scheduler, random: Random) {
    this.#scheduler = scheduler;
    this.#random = random;
  }

  outboundFrom(_process: string): Outbound {
    return {
      check: async (url) => url,
      post: async ({ headers, body }) => {
        await this.#scheduler.pause();
        const sent = await headers();
        const isTroubled = this.#random.fraction() < this.trouble;
        // Half of the lost requests did arrive: the answer was lost.
        const arrives = !isTroubled || this.#random.fraction() < 0.5;
        const accepted = !isTroubled;
        if (arrives) this.#note(sent, body, accepted);
        await this.#scheduler.sleep(this.#random.between(1, 400));
        await this.#scheduler.pause();
        if (accepted) return { outcome: "answered", status: 200, excerpt: "", durationMs: 5 };
        return arrives
          ? { outcome: "answered", status: 500, excerpt: "", durationMs: 5 }
          : { outcome: "failed", reason: "connect_timeout", durationMs: 3000 };
      },
      fetchFile: async (url) => {
        await this.#scheduler.pause();
        if (this.#random.fraction() < this.trouble / 2)
          return { outcome: "failed", why: "No answer.", mayPass: true } as never;
        const [, kind = "complete", number = "0"] = /\/([a-z-]+)-(\d+)\.pdf$/.exec(url) ?? [];
        return { outcome: "fetched", bytes: documentBytes(kind as DocumentKind, Number(number)) } as never;
      },
    };
  }

  #note(headers: Readonly<Record<string, string>>, body: string, accepted: boolean): void {
    const { id } = JSON.parse(body) as { id: string };
    this.arrivals.push({ eventId: id, deliveryId: headers["X-Service-Delivery"] ?? "", body, accepted });
  }
}
