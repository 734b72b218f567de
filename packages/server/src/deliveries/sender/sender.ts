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
import { type ClaimedDelivery, claim, findDue, releaseLeases, renewLeases, timeToNextDue } from "../queue/queue.ts";
import { type AttemptOutcome, outcomeOf } from "./attempt-outcome.ts";
import { AttemptWriter, type WriterContext } from "./attempt-writer.ts";
import { attemptHeaders, signatureHeaders } from "./delivery-headers.ts";
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

/** The process stops before this attempt began. */
class AttemptCanceled extends Error {
  override readonly name = "AttemptCanceled";
}

class DeliverySender {
  readonly #context: SenderContext;
  readonly #places: Slots;
  readonly #leaseMs: number;
  readonly #writer: AttemptWriter;
  readonly #clockJumps: ClockJumps;
  readonly #occupied = new RunningDeliveries();
  /** Running deliveries by id, with the monotonic time of their last lease or renewal. */
  readonly #held = new Map<string, Readonly<{ delivery: ClaimedDelivery; since: number }>>();
  readonly #turns = createSerialiser();
  readonly #underWay = new Set<Promise<void>>();
  #stopping = false;
  #woken = Promise.withResolvers<void>();
  #running: Promise<void> | undefined;
  #stopListening: () => void = () => undefined;
  #renewal: NodeJS.Timeout | undefined;
  #renewing = false;

  constructor(context: SenderContext) {
    this.#context = context;
    this.#places = { total: context.config.deliveryConcurrency, perLane };
    this.#leaseMs = context.config.leaseSeconds * 1000;
    this.#clockJumps = new ClockJumps(context);
    this.#writer = new AttemptWriter(context, { turns: this.#turns, clockJumps: this.#clockJumps });
  }

  start(): void {
    this.#stopListening = this.#context.signals.on("deliveries", () => this.wake());
    this.#renewal = setInterval(() => void this.#renew(), this.#leaseMs / 4);
    this.#running = this.#run();
  }

  wake(): void {
    this.#woken.resolve();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#stopListening();
    this.wake();
    await this.#running;
    await Promise.all(this.#underWay);
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
    const free = this.#places.total - this.#occupied.total;
    if (free <= 0) return 0;
    const without = this.#occupied.full(this.#places);
    await this.#clockJumps.look();
    const due = await findDue(this.#context, { limit: free * searchFactor, without });
    const lapsed = await this.#renewLapsed(due);
    const others = due.filter(({ id }) => !this.#held.has(id));
    const chosen = chooseFairly(others, this.#occupied, this.#places);
    const claimed = await claim(this.#context, chosen, this.#leaseMs);
    if (this.#stopping) {
      await releaseLeases(this.#context, claimed);
      return 0;
    }
    for (const delivery of claimed) this.#begin(delivery);
    return lapsed + chosen.length;
  }

  /**
   * A process that was starved or suspended finds its own running deliveries due. Claiming them would send them twice:
   * their leases are renewed instead. Returns their number.
   */
  async #renewLapsed(due: readonly Candidate[]): Promise<number> {
    const lapsed = due.flatMap(({ id }) => this.#held.get(id)?.delivery ?? []);
    if (lapsed.length > 0) await this.#turns(() => renewLeases(this.#context, lapsed, this.#leaseMs));
    return lapsed.length;
  }

  #begin(delivery: ClaimedDelivery): void {
    this.#occupied.add(delivery);
    this.#context.metrics.deliveriesNow.set(this.#occupied.total);
    this.#held.set(delivery.id, { delivery, since: performance.now() });
    const work = this.#attempt(delivery)
      .catch(async (error) => {
        if (error instanceof AttemptCanceled) return releaseLeases(this.#context, [delivery]);
        const fields = { delivery_id: delivery.id, ...errorFields(error) };
        this.#context.logger.error(fields, "an attempt could not be made");
      })
      .finally(() => {
        this.#occupied.remove(delivery);
        this.#context.metrics.deliveriesNow.set(this.#occupied.total);
        this.#held.delete(delivery.id);
        this.#underWay.delete(work);
        this.wake();
      });
    this.#underWay.add(work);
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { clock, outbound, secretBox } = this.#context;
    const attempt = delivery.attempts + 1;
    const event = { id: delivery.event_id, type: delivery.type, body: delivery.body, version: delivery.version };
    let attemptedAt = clock.now();
    let sent: Record<string, string> = {};
    const headers = async () => {
      if (this.#stopping) throw new AttemptCanceled();
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
    this.#tell(delivery, outcome, counted);
  }

  #tell(delivery: ClaimedDelivery, outcome: AttemptOutcome, counted: boolean): void {
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

  /** Renews only leases older than a quarter: most deliveries end long before. */
  async #renew(): Promise<void> {
    if (this.#renewing) return;
    this.#renewing = true;
    try {
      const now = performance.now();
      const old = [...this.#held.values()].filter(({ since }) => now - since >= this.#leaseMs / 4);
      const deliveries = old.map(({ delivery }) => delivery);
      // Serialised with storing attempts: both lock many rows in different orders and could deadlock.
      await this.#turns(() => renewLeases(this.#context, deliveries, this.#leaseMs));
      for (const delivery of deliveries)
        if (this.#held.get(delivery.id)?.delivery === delivery) this.#held.set(delivery.id, { delivery, since: now });
    } catch (error) {
      this.#context.logger.warn(errorFields(error), "leases could not be renewed");
    } finally {
      this.#renewing = false;
    }
  }

  async #sleep(milliseconds: number): Promise<void> {
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, Math.min(Math.max(milliseconds, 1), longestSleepMs));
    await Promise.race([timeout.promise, this.#woken.promise]);
    clearTimeout(timer);
  }
}
