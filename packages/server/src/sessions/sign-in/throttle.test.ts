import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "../../platform/db/schema.ts";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { claimOwner, ownerEmail, startWithDashboard } from "../../testing/clients/browser-visitor.ts";
import type { TestService } from "../../testing/test-service.ts";
import { admitSignIn, forgetFailures } from "./throttle.ts";

describeOnEachBackend("D5: guessing passwords", (backend) => {
  let service: TestService;
  let db: Database;
  const now = 1_900_000_000_000;
  beforeAll(async () => {
    service = await startWithDashboard(backend);
    await claimOwner(service);
    db = service.running.services.db;
  });
  afterAll(() => service.stop());
  beforeEach(() => db.deleteFrom("sign_in_attempts").execute());

  const guess = async (email: string, address: string) => (await admitSignIn(db, { email, address }, now)).admitted;
  async function guesses(count: number, who: (index: number) => { email: string; address: string }): Promise<number> {
    let admitted = 0;
    for (let index = 0; index < count; index += 1) {
      const { email, address } = who(index);
      if (await guess(email, address)) admitted += 1;
    }
    return admitted;
  }

  it("at one person does not lock that person out elsewhere", async () => {
    expect(await guesses(20, () => ({ email: "right@example.com", address: "203.0.113.9" }))).toBeLessThanOrEqual(6);
    expect(await guess("right@example.com", "198.51.100.7")).toBe(true);
  });

  it("from many addresses slows down strangers, never a person with a session from the same address", async () => {
    const { address } = await db.selectFrom("sessions").select("address").executeTakeFirstOrThrow();
    const admitted = await guesses(150, (index) => ({ email: ownerEmail, address: `203.0.113.${index}` }));
    expect(admitted).toBeLessThanOrEqual(101);
    await db.updateTable("sessions").set({ created_at: now }).execute();
    expect(await guess(ownerEmail, address)).toBe(true);
    expect(await guess(ownerEmail, "198.51.100.8")).toBe(false);
  });

  it("at many people is counted by address, and an own success allows no further guesses", async () => {
    let admitted = 0;
    for (let index = 0; index < 60; index += 1) {
      if (await guess(`victim${index}@example.com`, "203.0.113.9")) admitted += 1;
      const own = { email: "attacker@example.com", address: "203.0.113.9" };
      if ((await admitSignIn(db, own, now)).admitted) await forgetFailures(db, own);
    }
    expect(admitted).toBeLessThanOrEqual(21);
  });

  it("counts a whole /64 of IPv6 as one address", async () => {
    const admitted = await guesses(60, (index) => ({
      email: `victim${index}@example.com`,
      address: `2001:db8:1:2::${index.toString(16)}`,
    }));
    expect(admitted).toBeLessThanOrEqual(21);
    expect(await guess("victim@example.com", "2001:db8:1:3::1")).toBe(true);
  });

  it("of two concurrent attempts both continue, whichever is counted first", async () => {
    const who = { email: "right@example.com", address: "203.0.113.9" };
    for (const at of [now - 10, now, now - 5]) expect((await admitSignIn(db, who, at)).admitted).toBe(true);
  });

  it("many successes at once from one address do not block each other", async () => {
    const who = { email: "right@example.com", address: "203.0.113.9" };
    for (let index = 0; index < 20; index += 1) await admitSignIn(db, { ...who, email: `p${index}@example.com` }, now);
    await Promise.all(Array.from({ length: 30 }, () => forgetFailures(db, who)));
  });

  it("fifty people who sign in from one office in the morning do not block each other", async () => {
    for (let index = 0; index < 50; index += 1) {
      const who = { email: `person${index}@example.com`, address: "203.0.113.9" };
      expect((await admitSignIn(db, who, now)).admitted).toBe(true);
      await forgetFailures(db, who);
    }
  });
});
