import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inkvoice } from "../../testing/run-command.ts";

let folder = "";
let copy = "";
let lines: readonly string[] = [];
const run = (...args: string[]) => inkvoice(["audit", ...args], { INKVOICE_DATA_DIR: folder });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "inkvoice-audit-"));
  copy = join(folder, "audit.jsonl");
  await inkvoice(["accounts", "create", "--name", "Nordwind"], { INKVOICE_DATA_DIR: folder });
  for (const name of ["a", "b", "c", "d"])
    await inkvoice(["keys", "create", "--name", name], { INKVOICE_DATA_DIR: folder });
  await run("export", "--to", copy);
  lines = readFileSync(copy, "utf8").trim().split("\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function against(text: string) {
  const path = join(folder, "given.jsonl");
  writeFileSync(path, text);
  const { code, out } = await run("verify", "--against", path);
  return [code, out] as const;
}

describe("audit verify --against", () => {
  it("says how many entries of a copy were compared, also of one whose last line was cut off", async () => {
    expect(await against(lines.join("\n"))).toEqual([
      0,
      expect.stringMatching(/^5 entries compared .*\n5 .*unchanged/),
    ]);
    expect(await against(`${lines.slice(0, 4).join("\n")}\n${lines[4]?.slice(0, 40)}`)).toEqual([
      0,
      expect.stringMatching(/^4 entries compared/),
    ]);
  });

  it.each<[string, () => string, string]>([
    ["is empty", () => "", "no entry of the file is in the log"],
    ["is something else", () => "hello\nworld\n", "given.jsonl, line 1: is no entry of an audit log"],
    ["holds other JSON", () => '{"a":1}\n', "line 1: is no entry of an audit log"],
    ["lacks lines in the middle", () => [lines[0], lines[4], ""].join("\n"), "are missing in the copy"],
    ["lacks its beginning", () => `${lines.slice(2).join("\n")}\n`, "are missing in the copy"],
    ["holds a broken line", () => [lines[0], "{", ...lines.slice(1), ""].join("\n"), "line 2: is no entry"],
  ])("fails for a file that %s", async (_what, text, problem) => {
    expect(await against(text())).toEqual([1, expect.stringContaining(problem)]);
  });

  it("refuses a folder", async () => {
    mkdirSync(join(folder, "sub"));
    expect(await run("verify", "--against", join(folder, "sub"))).toMatchObject({ code: 2 });
  });
});

describe("audit export", () => {
  it("writes an entry again that a crash cut off, so that the copy stays whole", async () => {
    const path = join(folder, "cut.jsonl");
    writeFileSync(path, `${lines.slice(0, 2).join("\n")}\n${lines[2]?.slice(0, 30)}`);
    expect((await run("export", "--to", path)).out).toContain("3 entries added");
    expect(readFileSync(path, "utf8")).toBe(readFileSync(copy, "utf8"));
  });

  it("leaves a file alone that is no copy", async () => {
    const path = join(folder, "notes.txt");
    appendFileSync(path, "notes");
    expect((await run("export", "--to", path)).code).toBe(1);
    expect(readFileSync(path, "utf8")).toBe("notes");
  });
});
