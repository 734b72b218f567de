import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { inkvoice } from "../../packages/cli/src/testing/run-command.ts";
import { type Backend, backends, prepareFixture } from "../../packages/server/src/testing/backends.ts";
import { documentThat, startTestService } from "../../packages/server/src/testing/test-service.ts";
import { revealWebhookSecret } from "../../packages/server/src/webhooks/secrets.ts";
import { repository } from "./snippets.ts";

const guide = readFileSync(join(repository, "docs/operations.md"), "utf8");
const drill = /### Restore drill[\s\S]*?```sh example\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
const commands = [...drill.matchAll(/^npx inkvoice (.*)$/gm)].map(([, line = ""]) => line);
const folder = mkdtempSync(join(tmpdir(), "inkvoice-drill-"));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

/** Each backend once as the source and once as the target; backup.test.ts tries every pair. */
const pairs = backends.map((from, index): [Backend, Backend] => [from, backends.at(index - 1) ?? from]);

it.each(pairs)(
  "the guide's restore drill, from %s to %s, gives a service with every document (F30)",
  async (from, to) => {
    const source = await startTestService(from, { environment: { INKVOICE_RATE_SCALE: "1000" } });
    const uploaded = await source.upload({ files: [{ bytes: documentThat("complete", 5) }] });
    const { id } = await source.untilEnded(uploaded.body.data.id);
    const backup = join(folder, `${pairs.findIndex(([a, b]) => a === from && b === to)}`);
    const passphrase = join(folder, "passphrase");
    writeFileSync(passphrase, "correct horse battery\n");
    const run = (line: string, environment: Readonly<Record<string, string>>) => {
      const given = line.replace("/backups/today", backup).replace("/etc/inkvoice/passphrase", passphrase);
      return inkvoice(given.split(" "), { INKVOICE_PORT: "0", INKVOICE_MIN_FREE_MEGABYTES: "0", ...environment });
    };
    const taken = await run(
      "backup /backups/today --passphrase-file /etc/inkvoice/passphrase",
      source.fixture.environment,
    );
    expect([taken.code, taken.err]).toEqual([0, ""]);

    const target = await prepareFixture(to);
    expect(commands.at(-1)).toBe("serve");
    for (const line of commands.slice(0, -1)) {
      const { code, err } = await run(line, target.environment);
      expect([line, code, err]).toEqual([line, 0, ""]);
    }
    const again = await startTestService(to, { fixture: target });
    expect((await again.api(`/v1/invoices/${id}`)).body.data.extracted_data).toEqual(
      (await source.api(`/v1/invoices/${id}`)).body.data.extracted_data,
    );
    expect((await again.api(`/files/${id}`)).text).toBe((await source.api(`/files/${id}`)).text);
    const secretOf = ({ running, accountId }: typeof again) => revealWebhookSecret(running.services, accountId);
    expect(await secretOf(again)).toBe(await secretOf(source));
    await Promise.all([again.stop(), source.stop()]);
    target.remove();
  },
);
