import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import { afterAll, expect, it } from "vitest";

const secret = `whsec_${randomBytes(32).toString("base64")}`;
const folder = mkdtempSync(join(tmpdir(), "inkvoice-receiver-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

async function startSample() {
  const program = fileURLToPath(new URL("../../examples/receiver.ts", import.meta.url));
  const env = {
    PATH: process.env.PATH,
    PORT: "0",
    INKVOICE_WEBHOOK_SECRET: secret,
    HANDLED_EVENTS: join(folder, "handled.txt"),
  };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  await expect.poll(() => said).toContain("listening on");
  const port = /listening on (\d+)/.exec(said)?.[1];
  return {
    url: `http://127.0.0.1:${port}/hook`,
    handled: () => said.split("\n").filter((line) => line.startsWith("evt_")),
    stop: () => new Promise((resolve) => child.once("exit", resolve) && child.kill("SIGTERM")),
  };
}

async function deliver(url: string, id: string, { ageSeconds = 0, change = "" } = {}): Promise<number> {
  const body = JSON.stringify({
    id,
    type: "invoice.completed",
    created_at: "2026-11-15T12:00:00.000Z",
    data: { id: "inv_1" },
  });
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": new Webhook(secret).sign(id, new Date(timestamp * 1000), body),
  };
  return (await fetch(url, { method: "POST", headers, body: body + change })).status;
}

it("the sample receiver handles an event once, also after a restart, and refuses forged and old ones (W6)", async () => {
  const first = await startSample();
  expect(await deliver(first.url, "evt_1")).toBe(204);
  expect(await deliver(first.url, "evt_1")).toBe(204);
  expect(await deliver(first.url, "evt_2")).toBe(204);
  expect(await deliver(first.url, "evt_3", { change: " " })).toBe(400);
  expect(await deliver(first.url, "evt_3", { ageSeconds: 302 })).toBe(400);
  await expect.poll(() => first.handled()).toEqual(["evt_1 invoice.completed inv_1", "evt_2 invoice.completed inv_1"]);
  await first.stop();
  const second = await startSample();
  expect(await deliver(second.url, "evt_2")).toBe(204);
  expect(await deliver(second.url, "evt_4")).toBe(204);
  await expect.poll(() => second.handled()).toEqual(["evt_4 invoice.completed inv_1"]);
  await second.stop();
});
