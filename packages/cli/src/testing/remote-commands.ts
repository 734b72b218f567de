import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { type Receiver, startReceiver } from "../../../server/src/platform/outbound/testing/receiver.ts";
import { documentThat, startTestService, type TestService } from "../../../server/src/testing/test-service.ts";
import type { Command } from "../command.ts";

/** For `describe`: runs commands against a service with a webhook receiver, and captures their output. */
export function setUpRemoteCommands() {
  let service: TestService;
  let receiver: Receiver;
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-cli-"));
  /** Lines printed in this test. */
  const lines: string[] = [];

  beforeAll(async () => {
    receiver = await startReceiver();
    service = await startTestService("sqlite and a folder", {
      environment: { INKVOICE_WEBHOOK_ALLOW: "127.0.0.0/8", INKVOICE_TIME_SCALE: "600" },
    });
  });
  afterAll(async () => {
    await service.stop();
    await receiver.close();
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });
  beforeEach(() => {
    lines.length = 0;
    for (const method of ["log", "error"] as const) {
      vi.spyOn(console, method).mockImplementation((text: string) => void lines.push(String(text)));
    }
  });
  afterEach(() => vi.restoreAllMocks());

  /** Flags that name the service and its key. */
  const remote = () => ["--url", service.url, "--key", service.apiKey];
  const output = () => lines.join("\n");
  return {
    service: () => service,
    receiver: () => receiver,
    folder,
    lines,
    remote,
    output,
    /** Writes a document that instructs the test reader; see `documentThat`. */
    fileThat(name: string, does?: string): string {
      const path = join(folder, name);
      writeFileSync(path, documentThat(does));
      return path;
    },
    /** Runs the command with --json and returns its last line, parsed. */
    async jsonOf(command: Pick<Command, "run">, ...args: string[]) {
      lines.length = 0;
      const code = await command.run([...args, "--json", ...remote()]);
      if (code !== 0) throw new Error(output());
      return JSON.parse(lines.at(-1) ?? "");
    },
  };
}
