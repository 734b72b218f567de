import { performance } from "node:perf_hooks";
import { longestExchangeMs } from "../../platform/outbound/exchange.ts";
import { type ClaimedDelivery, type QueueAccess, renewLeases } from "../queue/queue.ts";
import type { Serialise } from "./serialiser.ts";

/** Time for storing an attempt before its lease ends. */
const storingMs = 5000;
/** A request may only begin when its lease outlasts it and the storing of its result. */
const neededMs = longestExchangeMs + storingMs;
/** No shorter lease would leave time for a renewal that is late. */
const shortestLeaseMs = 1.5 * neededMs;

type Held = Readonly<{ delivery: ClaimedDelivery; until: number }>;

/**
 * The deliveries that this process works on, with the monotonic times at which their leases end. These are counted from
 * before the statement that set them, so that a lease never ends in the database while it holds here.
 */
export class HeldLeases {
  readonly leaseMs: number;
  readonly #access: QueueAccess;
  readonly #turns: Serialise;
  readonly #held = new Map<string, Held>();
  #renewing = false;

  /** `turns` also serialises the storing of attempts: both lock many rows in different orders and could deadlock. */
  constructor(access: QueueAccess, { leaseSeconds, turns }: Readonly<{ leaseSeconds: number; turns: Serialise }>) {
    this.#access = access;
    this.#turns = turns;
    this.leaseMs = Math.max(leaseSeconds * 1000, shortestLeaseMs);
  }

  /** `claimedAt` is the monotonic time before the claim. */
  add(delivery: ClaimedDelivery, claimedAt: number): void {
    this.#held.set(delivery.id, { delivery, until: claimedAt + this.leaseMs });
  }

  remove({ id }: Pick<ClaimedDelivery, "id">): void {
    this.#held.delete(id);
  }

  get(id: string): ClaimedDelivery | undefined {
    return this.#held.get(id)?.delivery;
  }

  /** Whether a request of this delivery may begin now: its lease outlasts it, if need be after a renewal. */
  async outlastsRequest({ id }: Pick<ClaimedDelivery, "id">): Promise<boolean> {
    const lasts = () => (this.#held.get(id)?.until ?? 0) - performance.now() >= neededMs;
    const delivery = this.get(id);
    if (delivery && !lasts()) await this.renew([delivery]);
    return lasts();
  }

  /** Renews only leases older than a quarter: most deliveries end long before. */
  async renewOld(): Promise<void> {
    if (this.#renewing) return;
    this.#renewing = true;
    try {
      const latest = performance.now() + 0.75 * this.leaseMs;
      const old = [...this.#held.values()].filter(({ until }) => until <= latest);
      await this.renew(old.map(({ delivery }) => delivery));
    } finally {
      this.#renewing = false;
    }
  }

  /** Leases that another process has taken over keep their end. */
  async renew(deliveries: readonly ClaimedDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.#turns(async () => {
      const before = performance.now();
      const renewed = await renewLeases(this.#access, deliveries, this.leaseMs);
      for (const delivery of deliveries)
        if (renewed.has(delivery.id) && this.get(delivery.id) === delivery) this.add(delivery, before);
    });
  }
}
