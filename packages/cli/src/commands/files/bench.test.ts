import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answers, label } from "../../testing/provider-answers.ts";
import { inkvoice } from "../../testing/run-command.ts";

describe("inkvoice bench", () => {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  const put = (path: string, content: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  beforeAll(() => {
    put("labels/a.json", label);
    for (const [provider, answer] of Object.entries(answers)) put(`${provider}/a.json`, answer);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("recognises the answers of nine providers by their shape, and maps them to our field names", async () => {
    const { code, out } = await inkvoice(["bench", folder, "--json"]);
    expect(code).toBe(0);
    const scores = JSON.parse(out) as { provider: string; shape: string; fields: Record<string, object> }[];
    expect(scores.map(({ provider, shape }) => [provider, shape])).toEqual([
      ["azure", "Azure Document Intelligence"],
      ["docling", "docling"],
      ["google", "Google Document AI"],
      ["klippa", "Klippa"],
      ["mindee", "Mindee"],
      ["mindee-v2", "Mindee"],
      ["nanonets", "Nanonets"],
      ["rossum", "Rossum"],
      ["rossum-export", "Rossum"],
      ["textract", "Amazon Textract"],
      ["veryfi", "Veryfi"],
      ["veryfi-sure", "Veryfi"],
    ]);
    for (const scored of scores) {
      const wrong = Object.entries(scored.fields).filter(([, tally]) => !("right" in tally && tally.right === 1));
      expect([scored.provider, wrong.map(([field]) => field)]).toEqual([scored.provider, ["due_date"]]);
      expect(scored).toMatchObject({ fields: { due_date: { n: 1, wrong: 1 } }, line_items_f1: 1 });
    }
  });

  it("shows providers side by side, and marks wrong fields", async () => {
    const { out } = await inkvoice(["bench", folder, "--errors"]);
    expect(out).toMatch(/^textract +Amazon Textract +1 of 1 +90\.0 % +10\.0 % +0\.0 % +1\.000$/m);
    expect(out).toMatch(/^RIGHT BY FIELD +LABELS +azure +docling +google +klippa .* +veryfi +veryfi-sure$/m);
    expect(out).toContain('veryfi\ta.json\tdue_date\twant "2026-05-03"\tgot "2026-06-03"');
  });

  it("names an answer of unknown shape, and counts it as missing", async () => {
    put("strange/a.json", { hello: "world" });
    const { code, out, err } = await inkvoice(["bench", folder]);
    rmSync(join(folder, "strange"), { recursive: true });
    expect(code).toBe(1);
    expect(err).toContain("strange/a.json: an answer of no known shape");
    expect(out).toMatch(/^strange +none known +0 of 1 +0\.0 % +0\.0 % +100\.0 %/m);
  });

  it("says what the folder lacks", async () => {
    expect((await inkvoice(["bench", join(folder, "labels")])).err).toContain("labels: labels say what each");
    const missing = await inkvoice(["bench", "nowhere"]);
    expect([missing.code, missing.err]).toEqual([2, expect.stringMatching(/^There is no folder nowhere\.\n/)]);
  });
});
