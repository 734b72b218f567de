import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { toUblXml } from "@inkvoice/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ruleNames } from "../packages/engine/src/rules.ts";
import { pdfWithFile } from "../packages/engine/src/structured/testing/pdf-with-files.ts";
import listed from "./parts.json" with { type: "json" };

const script = fileURLToPath(new URL("./run.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "inkvoice-eval-"));
afterAll(() => rmSync(folder, { recursive: true }));

type CommandResult = { code: number; stdout: string };

function evaluate(...args: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout: stdout + stderr });
    });
  });
}

beforeAll(() => {
  const fields = { invoice_number: "R-1", date: "2026-03-09", total_amount: 119, currency: "EUR" };
  mkdirSync(join(folder, "labelled"));
  const pdf = pdfWithFile(new TextEncoder().encode(toUblXml(fields)), "name tree", "xrechnung.xml");
  writeFileSync(join(folder, "labelled/one.pdf"), pdf);
  writeFileSync(
    join(folder, "labelled/one.json"),
    JSON.stringify({ ...fields, total_amount: 120, _meta: { kind: "digital" } }),
  );
  const source = `${listed.report[0]}another.pdf`;
  writeFileSync(join(folder, "labelled/two.pdf"), pdf);
  writeFileSync(join(folder, "labelled/two.json"), JSON.stringify({ ...fields, total_amount: 121, _meta: { source } }));
});

describe("npm run eval", { timeout: 120_000 }, () => {
  it("reads a labelled folder, prints the tables and says that there is no baseline for it", async () => {
    const { code, stdout } = await evaluate(join(folder, "labelled"), "--errors", "--as-shipped");
    expect(code).toBe(0);
    expect(stdout).toContain("one.json\ttotal_amount\twant 120\tgot 119\tat 1.00");
    expect(stdout).toContain("all: 1 documents");
    expect(stdout).not.toContain("two.json");
    expect(stdout).toContain("fields right 75.0%");
    expect(stdout).toMatch(/by kind[\s\S]*by language[\s\S]*by source/);
    expect(stdout).toContain("expected calibration error");
    expect(stdout).toContain("baseline: none for these documents");
  });

  it("prints its usage when there is nothing to read", async () => {
    expect(await evaluate()).toMatchObject({ code: 2, stdout: expect.stringContaining("npm run eval -- DIR") });
    mkdirSync(join(folder, "empty"));
    expect(await evaluate(join(folder, "empty"))).toMatchObject({
      code: 2,
      stdout: expect.stringContaining("No labels"),
    });
  });

  it("lists the rules when asked to switch off one that does not exist", async () => {
    const { code, stdout } = await evaluate(join(folder, "labelled"), "--without", "common-sense");
    expect(code).toBe(2);
    expect(stdout).toContain("There is no rule common-sense.");
    for (const name of ruleNames) expect(stdout).toContain(name);
  });
});
