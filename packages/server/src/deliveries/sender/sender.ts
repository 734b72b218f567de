import { performance } from "node:perf_hooks";
import { signingSecrets } from "../../access/secrets/webhook-secret.ts";
import type { SecretBox } from "../../platform/encryption/secret-box.ts";
import { errorFields } from "../../platform/logger.ts";
import type { Metrics } from "../../platform/metrics.ts";
import type { OutboundClient } from "../../platform/outbound/client.ts";
import type { Config } from "../../platform/settings/config.ts";
import type { Signals } from "../../platform/signals.ts";
import { ClockJumps } from "../queue/clock-jumps.ts";
import { type Candidate, chooseFairly, RunningDeliveries, receiverLane, type Slots } from "../queue/fair-share.ts";
import { type ClaimedDelivery, claim, findDue, releaseLeases, timeToNextDue } from "../queue/queue.ts";
import { type AttemptOutcome, outcomeOf } from "./attempt-outcome.ts";
import { AttemptWriter, type WriterContext } from "./attempt-writer.ts";
import { attemptHeaders, signatureHeaders } from "./delivery-headers.ts";
import { HeldLeases } from "./held-leases.ts";
import { createSerialiser } from "./serialiser.ts";

export type SenderContext = WriterContext &
  Readonly<{
    config: Pick<Config, "deliveryConcurrency" | "leaseSeconds">;
    outbound: OutboundClient;
    signals: Signals;
    secretBox: SecretBox;
    metrics: Pick<Metrics, "deliveryAttempts" | "deliverySeconds" | "deliveriesNow">;
  }>;

export type Deliveries = Readonly<{
  /** Checks the queue now. */
  wake(): void;
  /** Starts nothing new, and resolves when running attempts are stored. */
  stop(): Promise<void>;
}>;

/** Starts the sender of this process; several processes may run one. */
export function startDeliveries(context: SenderContext): Deliveries {
  const sender = new DeliverySender(context);
  sender.start();
  return { wake: () => sender.wake(), stop: () => sender.stop() };
}

/** Longest time between checks: signals can be lost, and other processes schedule retries too. */
const longestSleepMs = 1000;
const perLane = 32;
/** Candidates per free slot, because the first ones may all belong to one account. */
const searchFactor = 4;

const outcomeLabels = { delivered: "delivered", pending: "retried", exhausted: "exhausted", canceled: "gone" } as const;

/** Thrown before a request begins, if the process is stopping or the lease does not outlast the request. */
class AttemptCanceled extends Error {
  override readonly name = "AttemptCanceled";
}

class DeliverySender {
  readonly #context: SenderContext;
  readonly #slots: Slots;
  readonly #writer: AttemptWriter;
  readonly #clockJumps: ClockJumps;
  readonly #running = new RunningDeliveries();
  readonly #leases: HeldLeases;
  readonly #attempts = new Set<Promise<void>>();
  #stopping = false;
  #woken = Promise.withResolvers<void>();
  #loop: Promise<void> | undefined;
  #stopListening: () => void = () => undefined;
  #renewal: NodeJS.Timeout | undefined;
  /** Monotonic time of the last look at the queue that succeeded. */
  #lookedAt = 0;
  /** Until this monotonic time, leases of other processes are not taken over even if they have ended. */
  #sparesUntil = 0;

  constructor(context: SenderContext) {
    this.#context = context;
    this.#slots = { total: context.config.deliveryConcurrency, perLane };
    const turns = createSerialiser();
    this.#leases = new HeldLeases(context, { leaseSeconds: context.config.leaseSeconds, turns });
    this.#clockJumps = new ClockJumps(context);
    this.#writer = new AttemptWriter(context, { turns, clockJumps: this.#clockJumps });
  }

  start(): void {
    this.#lookedAt = performance.now();
    this.#stopListening = this.#context.signals.on("deliveries", () => this.wake());
    this.#renewal = setInterval(() => void this.#renew(), this.#leases.leaseMs / 4);
    this.#loop = this.#run();
  }

  wake(): void {
    this.#woken.resolve();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#stopListening();
    this.wake();
    this.#writer.hurry();
    await this.#loop;
    await Promise.all(this.#attempts);
    clearInterval(this.#renewal);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      // Reset before the query: signals of later commits, which it may miss, cause another one.
      this.#woken = Promise.withResolvers<void>();
      try {
        const started = await this.#startDue();
        if (started === 0) await this.#sleep((await timeToNextDue(this.#context)) ?? longestSleepMs);
      } catch (error) {
        this.#context.logger.warn(errorFields(error), "the delivery queue could not be read");
        await this.#sleep(longestSleepMs);
      }
    }
  }

  /**
   * Number of due deliveries that were started, renewed, or claimed by other processes meanwhile. Zero: nothing is due that has a free slot.
   */
  async #startDue(): Promise<number> {
    const free = this.#slots.total - this.#running.total;
    if (free <= 0) return 0;
    const without = this.#running.full(this.#slots);
    await this.#clockJumps.look();
    const due = await findDue(this.#context, { limit: free * searchFactor, without });
    const spares = this.#sparesLeases();
    const lapsed = await this.#renewLapsed(due);
    const others = due.filter(({ id, isLeased }) => !this.#leases.get(id) && !(spares && isLeased));
    const chosen = chooseFairly(others, this.#running, this.#slots);
    const claimedAt = performance.now();
    const claimed = await claim(this.#context, chosen, this.#leases.leaseMs);
    if (this.#stopping) {
      await releaseLeases(this.#context, claimed);
      return 0;
    }
    for (const delivery of claimed) this.#begin(delivery, claimedAt);
    return lapsed + chosen.length;
  }

  /**
   * Called after each look at the queue. When it took long, the database was away, also for the other processes: they
   * first get the time to store what they sent and to renew their leases.
   */
  #sparesLeases(): boolean {
    const now = performance.now();
    if (now - this.#lookedAt > this.#leases.leaseMs / 4) this.#sparesUntil = now + this.#leases.leaseMs / 2;
    this.#lookedAt = now;
    return now < this.#sparesUntil;
  }

  /**
   * A process that was starved or suspended finds its own running deliveries due. Claiming them would send them twice:
   * their leases are renewed instead. Returns their number.
   */
  async #renewLapsed(due: readonly Candidate[]): Promise<number> {
    const lapsed = due.flatMap(({ id }) => this.#leases.get(id) ?? []);
    await this.#leases.renew(lapsed);
    return lapsed.length;
  }

  #begin(delivery: ClaimedDelivery, claimedAt: number): void {
    this.#running.add(delivery);
    this.#context.metrics.deliveriesNow.set(this.#running.total);
    this.#leases.add(delivery, claimedAt);
    const work = this.#attempt(delivery)
      .catch(async (error) => {
        if (error instanceof AttemptCanceled) return await releaseLeases(this.#context, [delivery]);
        throw error;
      })
      .catch((error) => {
        const fields = { delivery_id: delivery.id, ...errorFields(error) };
        this.#context.logger.error(fields, "an attempt could not be made");
      })
      .finally(() => {
        this.#running.remove(delivery);
        this.#context.metrics.deliveriesNow.set(this.#running.total);
        this.#leases.remove(delivery);
        this.#attempts.delete(work);
        this.wake();
      });
    this.#attempts.add(work);
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { clock, outbound, secretBox } = this.#context;
    const attempt = delivery.attempts + 1;
    const event = { id: delivery.event_id, type: delivery.type, body: delivery.body, version: delivery.version };
    let attemptedAt = clock.now();
    let sent: Record<string, string> = {};
    const headers = async () => {
      if (this.#stopping || !(await this.#leases.outlastsRequest(delivery))) throw new AttemptCanceled();
      attemptedAt = clock.now();
      const signed = signatureHeaders(event, signingSecrets(delivery.secrets, secretBox, attemptedAt), attemptedAt);
      sent = { ...signed, ...attemptHeaders(delivery.id, attempt) };
      return sent;
    };
    const { url, body } = delivery;
    const result = await outbound.post({ url, headers, body, lane: receiverLane(delivery) });
    const hasEndpoint = delivery.endpoint_id !== null;
    const outcome = outcomeOf({ attempt, result, hasEndpoint, now: new Date(clock.now()) });
    const counted = await this.#writer.write({ delivery, outcome, attemptedAt, sent });
    this.#report(delivery, outcome, counted);
  }

  #report(delivery: ClaimedDelivery, outcome: AttemptOutcome, counted: boolean): void {
    const { metrics, logger } = this.#context;
    metrics.deliverySeconds.observe(outcome.durationMs / 1000);
    if (counted) metrics.deliveryAttempts.inc({ outcome: outcomeLabels[outcome.next.state] });
    const fields = {
      delivery_id: delivery.id,
      event_id: delivery.event_id,
      attempt: delivery.attempts + 1,
      duration_ms: outcome.durationMs,
      status: outcome.status ?? undefined,
      failure: outcome.failure ?? undefined,
    };
    logger.info(fields, counted ? "delivery attempted" : "delivery attempted by two, not counted");
    if (!counted) return;
    const about = { ...fields, account_id: delivery.account_id, webhook_id: delivery.endpoint_id ?? undefined };
    if (outcome.next.state === "exhausted") logger.warn(about, "delivery exhausted: its schedule ended unanswered");
  }

  async #renew(): Promise<void> {
    try {
      await this.#leases.renewOld();
    } catch (error) {
      this.#context.logger.warn(errorFields(error), "leases could not be renewed");
    }
  }

  async #sleep(milliseconds: number): Promise<void> {
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, Math.min(Math.max(milliseconds, 1), longestSleepMs));
    await Promise.race([timeout.promise, this.#woken.promise]);
    clearTimeout(timer);
  }
}
