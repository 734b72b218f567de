import { rmSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { newId } from "@inkvoice/contract";
import type { InvoiceServices } from "../../packages/server/src/invoices/services.ts";
import { createRandom, type Random } from "../faults/support/random.ts";
import { type Requests, requestsTo } from "./client.ts";
import { Ledger, type UploadEntry } from "./ledger.ts";
import type { Observed } from "./observed.ts";
import { clerks } from "./payables-client.ts";
import { type PlantedFault, rewriteFor } from "./planted-faults.ts";
import { brokenInvariants, brokenInvariantsAtRest } from "./promises.ts";
import { Receivers } from "./receivers.ts";
import { type ProcessHandle, Scheduler } from "./scheduler.ts";
import { copyDatabase } from "./simulated/gated-database.ts";
import { diskRoot, SimulatedDisk } from "./simulated/simulated-disk.ts";
import { countRandomFills, setWorld } from "./simulated/simulated-globals.ts";
import { type ProcessContext, SimulatedProcess } from "./simulated/simulated-process.ts";
import { documentKinds, SimulatedReader } from "./simulated/simulated-reader.ts";
import type { Template } from "./template.ts";
import { orderTotals, printedNumbers } from "./template-payables.ts";

export type Outcome = Readonly<{
  seed: number;
  broken: readonly string[];
  /** All actions in order; the same seed repeats them. */
  trace: readonly string[];
}>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const startAt = Date.UTC(2026, 4, 4, 9);
const stepsPerRound = 400;
const stepsPerLook = 50;
const mostRestingRounds = 150;
const actionShare = 0.03;
const faultShare = 0.01;

/**
 * Runs the real server code in two to five processes through so many steps, with faults, and checks every promise on
 * the way.
 */
export async function simulate(
  template: Template,
  path: string,
  { seed, steps, fault }: Readonly<{ seed: number; steps: number; fault?: PlantedFault | undefined }>,
): Promise<Outcome> {
  copyDatabase(template.path, path);
  const simulation = new Simulation(template, path, createRandom(seed), fault);
  const broken = await simulation.run(steps);
  for (const suffix of ["", "-wal", "-shm"]) rmSync(path + suffix, { force: true });
  return { seed, broken, trace: simulation.trace };
}

class Simulation {
  readonly trace: string[] = [];
  readonly #random: Random;
  readonly #scheduler: Scheduler;
  readonly #disk: SimulatedDisk;
  readonly #surroundings: ProcessContext;
  readonly #ledger: Ledger;
  readonly #requests: Requests;
  readonly #observed: Observed;
  readonly #readDataVersion: StatementSync;
  readonly #accounts: readonly string[];
  readonly #openRequests = new Set<Readonly<{ handle: ProcessHandle }>>();
  #processes: SimulatedProcess[];
  #documents = 0;
  #changes = 0;
  #dataVersion = 0;
  #sinceKeysForgotten = 0;
  #hasEnded = false;

  constructor({ accounts, person }: Template, databasePath: string, random: Random, fault: PlantedFault | undefined) {
    this.#random = random;
    this.#scheduler = new Scheduler(random, startAt);
    this.#disk = new SimulatedDisk(random, () => this.#scheduler.now, fault);
    this.#disk.makeFolder(`${diskRoot}temporary`);
    setWorld({ scheduler: this.#scheduler, disk: this.#disk, random });
    startDrawingIdsAnew();
    const receivers = new Receivers(this.#scheduler, random);
    const reader = new SimulatedReader(this.#scheduler, this.#disk, random);
    const retentionDays = random.oneOf([0, 30]);
    const rewrite = rewriteFor(fault, random);
    this.#surroundings = { scheduler: this.#scheduler, databasePath, receivers, reader, retentionDays, rewrite };
    this.#ledger = new Ledger(person.userId);
    this.#requests = requestsTo(this.#ledger, person);
    const committed = new DatabaseSync(databasePath);
    this.#readDataVersion = committed.prepare("pragma data_version");
    this.#observed = { committed, disk: this.#disk, ledger: this.#ledger, receivers };
    // Most documents go to the account with an order.
    this.#accounts = [accounts[0] ?? "", ...accounts];
    this.#processes = Array.from({ length: random.between(2, 5) }, (_, index) => this.#started(index));
  }

  /** Half of the steps with new documents, and half after those have ended, for changes of completed ones. */
  async run(steps: number): Promise<readonly string[]> {
    let broken: readonly string[] = [];
    for (const hasEnded of [false, true]) {
      this.#hasEnded = hasEnded;
      if (broken.length === 0) broken = await this.#runDisturbed(Math.ceil(steps / 2));
      if (broken.length === 0) broken = await this.#comeToRest();
    }
    for (const each of this.#processes) each.kill();
    this.#observed.committed.close();
    return broken;
  }

  async #runDisturbed(steps: number): Promise<readonly string[]> {
    for (let step = 0; step < steps; step += 1) {
      const chance = this.#random.fraction();
      if (chance < faultShare) this.#disturb();
      else if (chance < faultShare + actionShare) this.#act();
      await this.#scheduler.step();
      const broken = this.#hasCommitted() ? brokenInvariants(this.#observed) : [];
      if (broken.length > 0) return broken;
    }
    return [];
  }

  /** Promises concern committed rows, and a power cut changes the disk under them. */
  #hasCommitted(): boolean {
    const { data_version } = this.#readDataVersion.get() as { data_version: number };
    const isNew = data_version !== this.#dataVersion;
    this.#dataVersion = data_version;
    return isNew;
  }

  #note(line: string): void {
    this.trace.push(`${String(Math.round(this.#scheduler.monotonic)).padStart(9)} ${line}`);
  }

  #started(index: number): SimulatedProcess {
    this.#note(`start ${index}`);
    return new SimulatedProcess(`process ${index}`, this.#surroundings);
  }

  #startDead(share: number): void {
    for (const [index, { handle }] of this.#processes.entries())
      if (!handle.alive && this.#random.fraction() < share) this.#processes[index] = this.#started(index);
  }

  /** Runs all processes without faults, with time passing, until nothing is left to do. */
  async #comeToRest(): Promise<readonly string[]> {
    this.#note("faults end");
    this.#surroundings.receivers.trouble = 0;
    // Open requests end, and the hourly housekeeping (trash, retention, orphaned files) is due.
    this.#scheduler.skip(hourMs);
    this.#startDead(1);
    await this.#steps(stepsPerRound);
    for (let round = 0; round < mostRestingRounds && !this.#isAtRest(); round += 1) {
      for (let step = 0; step < stepsPerRound && !this.#isAtRest(); step += stepsPerLook)
        await this.#steps(stepsPerLook);
      this.#startDead(1);
      this.#scheduler.skip(this.#timeToNextDue());
    }
    this.#ledger.forgetIdempotencyKeys();
    return brokenInvariantsAtRest(this.#observed);
  }

  async #steps(count: number): Promise<void> {
    for (let step = 0; step < count; step += 1) await this.#scheduler.step();
  }

  /** Time until the next retry, lease or pause ends. */
  #timeToNextDue(): number {
    const { due } = this.#observed.committed
      .prepare(
        `select min(due) as due from (
           select due_at as due from deliveries where state = 'pending'
           union all select lease_until from invoices where status = 'processing'
           union all select not_before from bulk_files where state = 'waiting')`,
      )
      .get() as { due: number | null };
    return due === null ? 0 : Math.min(Math.max(0, due - this.#scheduler.now), hourMs);
  }

  #isAtRest(): boolean {
    if ([...this.#openRequests].some(({ handle }) => handle.alive)) return false;
    const open = this.#observed.committed
      .prepare(
        `select (select count(*) from invoices where status = 'processing')
              + (select count(*) from deliveries where state = 'pending')
              + (select count(*) from bulks where status = 'processing') as open`,
      )
      .get() as { open: number };
    return open.open === 0;
  }

  #act(): void {
    const target = this.#random.oneOf(this.#processes);
    if (!target.handle.alive) return;
    const known = this.#ledger.uploads.filter(({ id }) => id !== undefined);
    const choice = this.#hasEnded ? 0.25 + 0.75 * this.#random.fraction() : this.#random.fraction();
    if (choice < 0.38 || known.length === 0) this.#upload(target, this.#newUpload());
    else if (choice < 0.48) this.#uploadAgain(target);
    else if (choice < 0.58) this.#correct(target, this.#random.oneOf(known));
    else if (choice < 0.64) this.#remove(target, this.#random.oneOf(known));
    else if (choice < 0.7) this.#restore(target, this.#random.oneOf(known));
    else if (choice < 0.76) this.#bulk(target);
    else if (choice < 0.88) this.#approve(target, this.#random.oneOf(known));
    else if (choice < 0.93) this.#dispute(target, this.#random.oneOf(known));
    else if (choice < 0.95) this.#moveToOrder(target, this.#random.oneOf(known));
    else if (choice < 0.97) this.#changeTotal(target);
    else this.#provision(target);
  }

  #newUpload(): UploadEntry {
    this.#documents += 1;
    const idempotencyKey = this.#random.fraction() < 0.6 ? `key-${this.#documents}` : undefined;
    const kind = this.#random.oneOf(documentKinds);
    return this.#ledger.add({
      accountId: this.#random.oneOf(this.#accounts),
      kind,
      number: this.#documents,
      idempotencyKey,
    });
  }

  /** Requests with an idempotency key may be repeated. */
  #uploadAgain(target: SimulatedProcess): void {
    const repeatable = this.#ledger.uploads.filter(({ idempotencyKey }) => idempotencyKey !== undefined);
    if (repeatable.length > 0) this.#upload(target, this.#random.oneOf(repeatable));
  }

  #upload(target: SimulatedProcess, entry: UploadEntry): void {
    this.#send(target, "upload", entry, this.#requests.upload);
  }

  #correct(target: SimulatedProcess, entry: UploadEntry): void {
    this.#changes += 1;
    const value = `C-${this.#changes}`;
    this.#send(target, "correct", entry, (services) => this.#requests.correct(services, entry, value));
  }

  /**
   * Sequential: of two concurrent removals and returns it would be unknown which came last. A removal whose process died
   * is sent again.
   */
  #remove(target: SimulatedProcess, entry: UploadEntry): void {
    const isUnanswered = entry.removedBy !== undefined && !entry.removedBy.alive;
    if (entry.removal !== "none" && !isUnanswered) return;
    entry.removedBy = target.handle;
    this.#send(target, isUnanswered ? "remove again" : "remove", entry, this.#requests.remove);
  }

  #restore(target: SimulatedProcess, entry: UploadEntry): void {
    if (entry.removal === "done") this.#send(target, "restore", entry, this.#requests.restore);
  }

  #approve(target: SimulatedProcess, entry: UploadEntry): void {
    const clerk = this.#random.oneOf(clerks);
    this.#send(target, `approve as ${clerk}`, entry, (services) => this.#requests.approve(services, entry, clerk));
  }

  #dispute(target: SimulatedProcess, entry: UploadEntry): void {
    const review = this.#random.oneOf(["rejected", "open"] as const);
    this.#send(target, `review ${review}`, entry, (services) => this.#requests.dispute(services, entry, review));
  }

  #moveToOrder(target: SimulatedProcess, entry: UploadEntry): void {
    const number = this.#random.oneOf(printedNumbers);
    this.#send(target, `move to ${number}`, entry, async (services) => {
      await this.#requests.change(services, entry, { purchase_order: number });
    });
  }

  #changeTotal(target: SimulatedProcess): void {
    const total = this.#random.oneOf(orderTotals);
    this.#note(`order of ${total} through ${target.handle.name}`);
    this.#run(target, (services) => this.#requests.changeTotal(services, total));
  }

  /** Sequential, like removals. A change whose process died is sent again. */
  #provision(target: SimulatedProcess): void {
    const { person } = this.#ledger;
    if (person.askedOf?.alive) return;
    if (person.isCertain) person.active = !person.active;
    const { active } = person;
    Object.assign(person, { isCertain: false, askedOf: target.handle });
    this.#note(`${active ? "activate" : "deactivate"} the person through ${target.handle.name}`);
    this.#run(target, (services) =>
      this.#requests.provision(services, active).finally(() => {
        person.askedOf = undefined;
      }),
    );
  }

  #bulk(target: SimulatedProcess): void {
    const urls = Array.from({ length: this.#random.between(1, 6) }, () => {
      this.#documents += 1;
      return `https://files.example/${this.#random.oneOf(documentKinds)}-${this.#documents}.pdf`;
    });
    const accountId = this.#random.oneOf(this.#accounts);
    this.#note(`bulk of ${urls.length} files through ${target.handle.name}`);
    this.#run(target, (services) => this.#requests.bulk(services, accountId, urls));
  }

  #send(
    target: SimulatedProcess,
    what: string,
    entry: UploadEntry,
    request: (services: InvoiceServices, entry: UploadEntry) => Promise<void>,
  ): void {
    this.#note(`${what} ${entry.kind} ${entry.number} through ${target.handle.name}`);
    this.#run(target, (services) => request(services, entry));
  }

  /** A refusal or an error promises nothing to the client. */
  #run(target: SimulatedProcess, request: (services: InvoiceServices) => Promise<void>): void {
    const open = { handle: target.handle };
    this.#openRequests.add(open);
    const close = () => void this.#openRequests.delete(open);
    target.run(request).then(close, close);
  }

  #disturb(): void {
    const choice = this.#random.fraction();
    if (choice < 0.4) this.#killOne();
    else if (choice < 0.5) this.#cutPower();
    else if (choice < 0.6) this.#stopOne();
    else if (choice < 0.75) this.#jump();
    else if (choice < 0.85) this.#suspend();
    else this.#changeReceivers();
    this.#startDead(0.6);
  }

  #killOne(): void {
    const index = this.#random.between(0, this.#processes.length - 1);
    this.#note(`kill ${index}`);
    this.#processes[index]?.kill();
  }

  #cutPower(): void {
    this.#note("power cut");
    for (const each of this.#processes) each.kill();
    this.#disk.powerCut();
    this.#dataVersion = -1;
  }

  #stopOne(): void {
    const index = this.#random.between(0, this.#processes.length - 1);
    this.#note(`stop ${index}`);
    this.#processes[index]?.stop().catch(() => undefined);
  }

  #jump(): void {
    const byMs = this.#random.oneOf([-3 * hourMs, -10 * minuteMs, 10 * minuteMs, 3 * hourMs, 40 * 24 * hourMs]);
    this.#note(`clock jumps by ${byMs / minuteMs} minutes`);
    this.#scheduler.jumpClock(byMs);
    this.#forgetOldKeys(byMs);
  }

  /** The machine sleeps for hours and wakes: timers fire late, leases have run out, housekeeping is due. */
  #suspend(): void {
    const forMs = this.#random.between(1, 4) * hourMs;
    this.#note(`suspended for ${forMs / minuteMs} minutes`);
    this.#scheduler.skip(forMs);
    this.#forgetOldKeys(forMs);
  }

  /** Idempotency keys are kept for 24 hours by the clock: after that the same key may begin anew. */
  #forgetOldKeys(passedMs: number): void {
    this.#sinceKeysForgotten += Math.max(0, passedMs);
    if (this.#sinceKeysForgotten < 20 * hourMs) return;
    this.#sinceKeysForgotten = 0;
    this.#ledger.forgetIdempotencyKeys();
  }

  #changeReceivers(): void {
    this.#surroundings.receivers.trouble = this.#random.oneOf([0, 0.3, 0.9]);
    this.#note(`receivers fail ${this.#surroundings.receivers.trouble * 100} % of requests`);
  }
}

/** Random digits of ids are drawn in bulk; those left over from an earlier seed are used up first. */
function startDrawingIdsAnew(): void {
  const before = countRandomFills();
  for (let at = startAt - 1; countRandomFills() === before; at -= 1) newId("request", at);
}
