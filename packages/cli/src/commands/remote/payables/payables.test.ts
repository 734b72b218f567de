import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../../command.ts";
import { setUpRemoteCommands } from "../../../testing/remote-commands.ts";
import { getCommand } from "../invoices/get.ts";
import { listCommand } from "../invoices/list.ts";
import { uploadCommand } from "../invoices/upload.ts";
import { fieldsCommand } from "./fields.ts";
import { ordersCommand } from "./orders.ts";
import { rulesCommand } from "./rules.ts";

describe("commands for custom fields, orders and rules", () => {
  const { folder, fileThat, lines, output, remote, service } = setUpRemoteCommands();

  it("fields defines, shows, changes and deletes custom fields, also from a file", async () => {
    const captions = ["--captions", "Project no., Projekt-Nr."];
    expect(await fieldsCommand.run(["create", "--name", "project", "--type", "code", ...captions, ...remote()])).toBe(
      0,
    );
    const id = /fld_\d+/.exec(output())?.[0] ?? "";
    lines.length = 0;
    await fieldsCommand.run(["change", id, "--description", "For the books", ...remote()]);
    await fieldsCommand.run(["list", ...remote()]);
    expect(output()).toMatch(new RegExp(`${id} +project +code +document +Project no\\., Projekt-Nr\\.`));
    lines.length = 0;
    await fieldsCommand.run(["show", id, ...remote()]);
    expect(JSON.parse(output())).toMatchObject({ description: "For the books" });
    const definition = join(folder, "field.json");
    writeFileSync(definition, output());
    expect(await fieldsCommand.run(["delete", id, ...remote()])).toBe(0);
    expect(await fieldsCommand.run(["create", "--from", definition, ...remote()])).toBe(0);
    expect(await fieldsCommand.run(["create", "--name", "Two Words", "--type", "code", ...remote()])).toBe(1);
    expect(output()).toContain("INVALID_PARAMETER");
    await expect(fieldsCommand.run(["create", ...remote()])).rejects.toThrow("--name is missing");
  });

  it("orders imports, lists, compares, closes and deletes orders", async () => {
    const orderLines = [{ description: "Paper", quantity: 10, unit_price: 4.5 }];
    const path = join(folder, "orders.jsonl");
    const rows = [
      { number: "CLI-1", currency: "EUR", vendor: { name: "Elsewhere AG" }, lines: orderLines },
      { number: "CLI-2", currency: "XQZ", lines: orderLines },
    ];
    writeFileSync(path, rows.map((row) => JSON.stringify(row)).join("\n"));
    expect(await ordersCommand.run(["import", path, ...remote()])).toBe(0);
    expect(output()).toMatch(/^1 created, 0 updated, 1 left out\n {2}line 2: currency must be an ISO 4217 code/);
    lines.length = 0;
    await ordersCommand.run(["list", "--number", "CLI-1", ...remote()]);
    const id = /ord_\d+/.exec(output())?.[0] ?? "";
    expect(output()).toMatch(new RegExp(`^ORDER +NUMBER .*\\n${id} +CLI-1 +Elsewhere AG +45 EUR +0 +open$`));
    lines.length = 0;
    await uploadCommand.run([fileThat("ordered.pdf"), ...remote()]);
    const invoice = /inv_\d+/.exec(output())?.[0] ?? "";
    await service().untilEnded(invoice);
    lines.length = 0;
    await ordersCommand.run(["match", invoice, ...remote()]);
    expect(output()).toBe("no_order");
    lines.length = 0;
    await ordersCommand.run(["show", id, ...remote()]);
    expect(output()).toContain("Paper: ");
    await ordersCommand.run(["close", id, ...remote()]);
    expect(output()).toMatch(/closed$/);
    expect(await ordersCommand.run(["delete", id, ...remote()])).toBe(0);
    writeFileSync(path, "{}\nno JSON");
    await expect(ordersCommand.run(["import", path, ...remote()])).rejects.toThrow("Line 2 is not JSON: see column ");
    await expect(ordersCommand.run(["list", "--status", "lost", ...remote()])).rejects.toThrow(UsageError);
  });

  it("rules tries, creates, moves, disables and deletes rules from files", async () => {
    const path = join(folder, "rule.json");
    writeFileSync(path, JSON.stringify({ name: "Paper", when: { currency: "EUR" }, then: { approvals: 2 } }));
    await uploadCommand.run([fileThat("ruled.pdf"), "--wait", ...remote()]);
    lines.length = 0;
    expect(await rulesCommand.run(["try", path, "--last", "1", ...remote()])).toBe(0);
    expect(output()).toMatch(/^applies to 1 of the newest 1\n {2}inv_\d+ {2}Nordwind .* {2}101\.15 EUR/);
    lines.length = 0;
    await rulesCommand.run(["create", path, ...remote()]);
    const id = /rul_\d+/.exec(output())?.[0] ?? "";
    expect(output()).toBe(`${id}  1. Paper\n  when  currency EUR\n  then  approvals 2`);
    await rulesCommand.run(["create", path, "--json", ...remote()]);
    lines.length = 0;
    await rulesCommand.run(["move", id, "--position", "2", ...remote()]);
    await rulesCommand.run(["disable", id, ...remote()]);
    expect(output()).toContain(`${id}  2. Paper (off)`);
    lines.length = 0;
    await rulesCommand.run(["list", ...remote()]);
    expect(output()).toMatch(
      new RegExp(`^POSITION +RULE .*\\n1 +rul_.*\\n2 +${id} +Paper +no +currency EUR +approvals 2$`),
    );
    writeFileSync(path, '{"then":{"tags":["paper"]}}');
    expect(await rulesCommand.run(["change", id, path, ...remote()])).toBe(0);
    expect(await rulesCommand.run(["enable", id, ...remote()])).toBe(0);
    expect(await rulesCommand.run(["show", id, ...remote()])).toBe(0);
    lines.length = 0;
    await uploadCommand.run([fileThat("tagged.pdf", "complete tagged"), "--wait", ...remote()]);
    lines.length = 0;
    await listCommand.run(["--tag", "paper", ...remote()]);
    expect(output()).toContain("tagged.pdf");
    const tagged = /inv_\d+/.exec(output())?.[0] ?? "";
    lines.length = 0;
    await getCommand.run([tagged, ...remote()]);
    expect(output()).toMatch(/^approvals: 0 of 2$/m);
    expect(await rulesCommand.run(["delete", id, ...remote()])).toBe(0);
    expect(await rulesCommand.run(["show", id, ...remote()])).toBe(1);
    await expect(rulesCommand.run(["move", id, ...remote()])).rejects.toThrow("--position must be a whole number");
    writeFileSync(path, '{\n  "name": ?\n}');
    await expect(rulesCommand.run(["create", path, ...remote()])).rejects.toThrow(
      `${path} is not JSON: see line 2, column 11.`,
    );
  });
});
