import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { RotatedSecret } from "@inkvoice/contract";
import { expect, it } from "vitest";
import { UnprotectedSecret } from "../../platform/encryption/secret-box.ts";
import { ConfigError } from "../../platform/settings/config.ts";
import { describeOnEachBackend, prepareFixture } from "../../testing/backends.ts";
import { startTestService } from "../../testing/test-service.ts";
import { revealWebhookSecret } from "../../webhooks/secrets.ts";
import { fileUrlsSecret } from "./secret-columns.ts";
import { serviceSecret } from "./service-secrets.ts";

const key = () => randomBytes(32).toString("hex");

/** As versions before the binding wrote it. */
function unbound(text: string, hexKey: string): string {
  const [bytes, nonce] = [Buffer.from(hexKey, "hex"), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", bytes, nonce);
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  const name = createHash("sha256").update("inkvoice sealing key").update(bytes).digest("hex").slice(0, 8);
  return `sealed:1:${name}:${sealed.toString("base64url")}`;
}

describeOnEachBackend("Stored secrets", (backend) => {
  it("are encrypted when a key is set, re-encrypted when it is rotated, and unreadable without it", async () => {
    const fixture = await prepareFixture(backend, "migrated");
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

  it("in the answer to a repeated rotation are re-encrypted with the key, and the answer stays the first", async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const [first, second] = [key(), key()];
    const rotateWith = async (environment: Record<string, string>) => {
      const service = await startTestService(backend, { fixture, environment });
      const headers = { "idempotency-key": "rotation" };
      const answer = await service.api<RotatedSecret>("/v1/account/webhooks/rotate-secret", {
        method: "POST",
        headers,
      });
      await service.stop();
      return [answer.status, answer.body.data];
    };
    const answer = await rotateWith({ INKVOICE_SECRETS_KEY: first });
    const changed = await rotateWith({ INKVOICE_SECRETS_KEY: second, INKVOICE_SECRETS_KEY_BEFORE: first });
    expect([changed, await rotateWith({ INKVOICE_SECRETS_KEY: second })]).toEqual([answer, answer]);
    expect(answer[0]).toBe(201);
    fixture.remove();
  });

  it("from before they were bound to their rows are bound at the next start, and their links stay valid", async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const environment = { INKVOICE_SECRETS_KEY: key() };
    const first = await startTestService(backend, { fixture, environment });
    const { accountId } = first;
    const { db, fileUrls } = first.running.services;
    const secret = await revealWebhookSecret(first.running.services, accountId);
    const query = Object.fromEntries(new URL(fileUrls.sign("inv_1")).searchParams);
    const earlier = (text: string) => unbound(text, environment.INKVOICE_SECRETS_KEY);
    const linkKey = await serviceSecret(db, fileUrlsSecret, first.running.services.secretBox);
    await db
      .updateTable("accounts")
      .set({ webhook_secret: earlier(secret) })
      .execute();
    await db
      .updateTable("service_secrets")
      .set({ value: earlier(linkKey) })
      .where("name", "=", fileUrlsSecret)
      .execute();
    await first.stop();

    const second = await startTestService(backend, { fixture, environment });
    const { services } = second.running;
    expect(await revealWebhookSecret(services, accountId)).toBe(secret);
    expect(services.fileUrls.verify("inv_1", query)).toBe(true);
    const stored = await services.db.selectFrom("accounts").select("webhook_secret").executeTakeFirstOrThrow();
    expect(services.secretBox.isCurrent(stored.webhook_secret)).toBe(true);
    await second.stop();
    fixture.remove();
  });

  it("that were written around the service are refused: another row's, unbound ones and plain text", async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const environment = { INKVOICE_SECRETS_KEY: key() };
    const service = await startTestService(backend, { fixture, environment });
    const { accountId: victim, running } = service;
    const { services } = running;
    const { accountId: thief } = await service.newAccount();
    const write = (text: string) =>
      services.db.updateTable("accounts").set({ webhook_secret: text }).where("id", "=", thief).execute();
    const { webhook_secret: foreign } = await services.db
      .selectFrom("accounts")
      .select("webhook_secret")
      .where("id", "=", victim)
      .executeTakeFirstOrThrow();

    await write(foreign);
    await expect(revealWebhookSecret(services, thief)).rejects.toThrow();
    for (const text of ["whsec_chosen", unbound("whsec_chosen", environment.INKVOICE_SECRETS_KEY)]) {
      await write(text);
      await expect(revealWebhookSecret(services, thief)).rejects.toThrow(UnprotectedSecret);
    }
    await service.stop();

    const again = await startTestService(backend, { fixture, environment });
    await expect(revealWebhookSecret(again.running.services, thief)).rejects.toThrow(UnprotectedSecret);
    expect(await revealWebhookSecret(again.running.services, victim)).toMatch(/^whsec_/);
    await again.stop();
    fixture.remove();
  });

  it("whose key was lost are not hidden by a new key file: the start names the file and the remedy", async () => {
    const fixture = await prepareFixture(backend, "migrated");
    const keyFile = join(fixture.dataDir, "secrets.key");
    const onSqlite = backend === "sqlite and a folder";
    const first = await startTestService(backend, {
      fixture,
      environment: onSqlite ? {} : { INKVOICE_SECRETS_KEY: key() },
    });
    await first.stop();
    rmSync(keyFile, { force: true });
    const failure = await startTestService(backend, {
      fixture,
      environment: onSqlite ? {} : { INKVOICE_SECRETS_KEY: key() },
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigError);
    expect((failure as ConfigError).message).toMatch(onSqlite ? `put your copy of ${keyFile} back` : "--new-secrets");
    expect(existsSync(keyFile)).toBe(false);
    fixture.remove();
  });
});
