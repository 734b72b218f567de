import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { startReceiver } from "../../../../../server/src/platform/outbound/testing/receiver.ts";
import { revealWebhookSecret } from "../../../../../server/src/webhooks/secrets.ts";
import { setUpRemoteCommands } from "../../../testing/remote-commands.ts";
import { listenCommand } from "../../connect/listen.ts";
import { uploadCommand } from "../invoices/upload.ts";
import { eventsCommand } from "./events.ts";
import { webhooksCommand } from "./webhooks.ts";

describe("commands for events and webhooks", () => {
  const { fileThat, lines, output, receiver, remote, service } = setUpRemoteCommands();

  it("listen forwards events with valid signatures, and resumes at a given event", async () => {
    const listening = listenCommand.run(["--forward-to", `${receiver().url}/ok/listen`, ...remote()]);
    await expect.poll(() => output()).toContain("Listening");
    await uploadCommand.run([fileThat("heard.pdf"), "--wait", ...remote()]);
    await expect.poll(() => receiver().requests.filter(({ path }) => path === "/ok/listen").length).toBe(1);
    await expect.poll(() => output()).toMatch(/invoice\.completed {2}evt_\d+ {2}→ 200/);
    process.emit("SIGINT");
    expect(await listening).toBe(0);
    const [request] = receiver().requests.filter(({ path }) => path === "/ok/listen");
    const secret = await revealWebhookSecret(service().running.services, service().accountId);
    expect(new Webhook(secret).verify(request?.body ?? "", request?.headers as Record<string, string>)).toMatchObject({
      type: "invoice.completed",
    });
  });

  it("webhooks creates, lists, tests and deletes endpoints, sets the default and rotates the secret", async () => {
    expect(
      await webhooksCommand.run(["create", "--to", `${receiver().url}/ok/cli`, "--description", "Books", ...remote()]),
    ).toBe(0);
    const id = /whk_\d+/.exec(output())?.[0] ?? "";
    await webhooksCommand.run(["list", ...remote()]);
    expect(output()).toContain("Books");
    await webhooksCommand.run(["test", id, ...remote()]);
    await expect.poll(() => receiver().requests.some(({ path }) => path === "/ok/cli")).toBe(true);
    await webhooksCommand.run(["default", `${receiver().url}/ok/default`, ...remote()]);
    expect(output()).toContain(`Default URL: ${receiver().url}/ok/default`);
    await webhooksCommand.run(["default", "none", ...remote()]);
    await webhooksCommand.run(["secret", "rotate", "--overlap-hours", "1", ...remote()]);
    expect(output()).toMatch(/whsec_\S+\n\nThe old secret goes on signing until/);
    expect(await webhooksCommand.run(["delete", id, ...remote()])).toBe(0);
    expect(await webhooksCommand.run(["create", "--to", "https://10.0.0.1/", ...remote()])).toBe(1);
    expect(output()).toContain("INVALID_WEBHOOK_URL");
  });

  it("events replay sends missed events again, once the receiver is back", async () => {
    let isUp = false;
    const flaky = await startReceiver({ mode: (response) => void response.writeHead(isUp ? 200 : 503).end() });
    await uploadCommand.run([fileThat("lost.pdf"), "--wait", "--webhook-url", `${flaky.url}/`, ...remote()]);
    await expect.poll(() => flaky.requests.length).toBeGreaterThan(0);
    isUp = true;
    expect(await eventsCommand.run(["replay", "--since", "10m", "--state", "pending", "--dry-run", ...remote()])).toBe(
      0,
    );
    lines.length = 0;
    expect(await eventsCommand.run(["replay", "--since", "10m", ...remote()])).toBe(0);
    expect(output()).toMatch(/events are being sent again/);
    const eventId = JSON.parse(flaky.requests[0]?.body ?? "").id;
    await expect
      .poll(async () => {
        lines.length = 0;
        await eventsCommand.run(["show", eventId, ...remote()]);
        return JSON.parse(output()).deliveries[0].state;
      })
      .toBe("delivered");
    await eventsCommand.run(["list", "--since", "10m", ...remote()]);
    expect(output()).toContain(eventId);
    await flaky.close();
  });
});
