import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { packages } from "./rooms.ts";

const text = readFileSync(join(import.meta.dirname, "../../ARCHITECTURE.md"), "utf8");

/** The rooms in the first column of the tables below "### a, b". */
function listedIn(packageName: string): readonly string[] {
  const sections = text.split(/^### /m).slice(1);
  const section = sections.find((each) => each.split("\n", 1)[0]?.split(", ").includes(packageName)) ?? "";
  const rows =
    section
      .split(/^## /m, 1)[0]
      ?.split("\n")
      .filter((line) => line.startsWith("| `")) ?? [];
  return rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ""));
}

it.each(Object.entries(packages))("ARCHITECTURE.md lists every room of %s", (name, { rooms }) => {
  const missing = Object.keys(rooms).filter((room) => room !== "index" && !listedIn(name).includes(room));
  expect(missing).toEqual([]);
});

it("ARCHITECTURE.md lists no room that does not exist", () => {
  const known = new Set(Object.values(packages).flatMap(({ rooms }) => Object.keys(rooms)));
  expect(
    Object.keys(packages)
      .flatMap(listedIn)
      .filter((room) => !known.has(room)),
  ).toEqual([]);
});
