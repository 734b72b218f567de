import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { describeOnEachBackend, prepareFixture } from "../../testing/backends.ts";
import { startTestService } from "../../testing/test-service.ts";
import { revealWebhookSecret } from "../../webhooks/secrets.ts";

const key = () => randomBytes(32).toString("hex");

describeOnEachBackend("Stored secrets", (backend) => {
  it("come under the key when one is given, under the next when it is rotated, and not at all without theirs", async () => {
    const fixture = await prepareFixture(backend);
    const start = (environment: Record<string, string>) => startTestService(backend, { fixture, environment });
    const stored = async (service: Awaited<ReturnType<typeof start>>) => {
      const { db } = service.running.services;
      const accounts = await db.selectFrom("accounts").select("webhook_secret").execute();
      const secrets = await db.selectFrom("service_secrets").selectAll().where("name", "=", "file-urls").execute();
      return [...accounts.map(({ webhook_secret }) => webhook_secret), ...secrets.map(({ value }) => value)];
    };
    const [first, second] = [key(), key()];

    const before = await start({});
    const { accountId } = before;
    const secret = await revealWebhookSecret(before.running.services, accountId);
    const link = before.running.services.fileUrls.sign("inv_1");
    const query = Object.fromEntries(new URL(link).searchParams);
    // One machine has made a key for itself; many machines would each make another.
    for (const text of await stored(before)) expect(text.startsWith("sealed:")).toBe(backend === "sqlite and a folder");
    await before.stop();

    const keyed = await start({ INKVOICE_SECRETS_KEY: first });
    const underFirst = await stored(keyed);
    for (const text of underFirst) expect(text).toMatch(/^sealed:/);
    expect(await revealWebhookSecret(keyed.running.services, accountId)).toBe(secret);
    expect(keyed.running.services.fileUrls.verify("inv_1", query)).toBe(true);
    await keyed.stop();

    await expect(start({ INKVOICE_SECRETS_KEY: second })).rejects.toThrow("INKVOICE_SECRETS_KEY_BEFORE");

    const rotated = await start({ INKVOICE_SECRETS_KEY: second, INKVOICE_SECRETS_KEY_BEFORE: first });
    for (const text of await stored(rotated)) expect(underFirst).not.toContain(text);
    expect(await revealWebhookSecret(rotated.running.services, accountId)).toBe(secret);
    await rotated.stop();

    const after = await start({ INKVOICE_SECRETS_KEY: second });
    expect(await revealWebhookSecret(after.running.services, accountId)).toBe(secret);
    expect(after.running.services.fileUrls.verify("inv_1", query)).toBe(true);
    await after.stop();
    fixture.remove();
  });
});
