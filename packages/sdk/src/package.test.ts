import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

describe("the package", () => {
  it("needs only its own files and the signature code at run time, and runs in browsers", () => {
    const folder = new URL(".", import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
    );
    for (const name of sources) {
      const text = readFileSync(new URL(name, folder), "utf8");
      const imports = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from "([^"]+)"/gms)].map(
        (match) => match[1] ?? "",
      );
      const foreign = imports.filter((path) => !path.startsWith(".") && path !== "@inkvoice/contract/signature");
      expect(foreign, name).toEqual([]);
    }
  });
});
