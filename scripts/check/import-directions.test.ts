import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawRooms } from "./draw-rooms.ts";
import { findImportViolations, findTableProblems } from "./import-directions.ts";
import { type Package, remainingFiles } from "./rooms/room.ts";
import { packages } from "./rooms.ts";

const repository = join(import.meta.dirname, "../..");

const small: Readonly<Record<string, Package>> = {
  base: { packages: [], rooms: { index: { holds: [remainingFiles], imports: [] } } },
  house: {
    packages: ["base"],
    rooms: {
      cellar: { imports: [] },
      hall: { imports: ["cellar"] },
      attic: { imports: [] },
      door: { holds: [remainingFiles], imports: ["hall"] },
    },
  },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inkvoice-directions-"));
  file("packages/base/src/index.ts", "export const stone = 1;\n");
  file("packages/house/src/cellar/shelf.ts", "export type Shelf = 1;\nexport const shelf = 1;\n");
  file("packages/house/src/hall/coat.ts", "export const coat = 1;\n");
  file("packages/house/src/attic/box.ts", "export const box = 1;\n");
  file("packages/house/src/index.ts", 'import { coat } from "./hall/coat.ts";\n\nexport { coat };\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function file(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

const violations = () => findImportViolations(root, small).map(({ file, imports }) => [file, imports]);

test("imports along the arrows pass, also into another package and from a test", () => {
  file(
    "packages/house/src/hall/coat.ts",
    'import { shelf } from "../cellar/shelf.ts";\n\nexport const coat = shelf;\n',
  );
  file("packages/house/src/cellar/shelf.ts", 'export { stone as shelf } from "../../../base/src/index.ts";\n');
  file("packages/house/src/cellar/shelf.test.ts", 'import { coat } from "../hall/coat.ts";\n\nconsole.log(coat);\n');
  expect(violations()).toEqual([]);
});

test("an import against the table is reported with its rule, also of a type, across lines, and dynamic", () => {
  file(
    "packages/house/src/cellar/shelf.ts",
    'import {\n  coat,\n} from "../hall/coat.ts";\n\nexport const shelf = coat;\n',
  );
  file("packages/house/src/hall/coat.ts", 'export const coat = () => import("../attic/box.ts");\n');
  file(
    "packages/house/src/attic/box.ts",
    'import type { Shelf } from "../cellar/shelf.ts";\n\nexport type Box = Shelf;\n',
  );
  const found = findImportViolations(root, small);
  expect(found.filter(({ rule }) => !rule.includes("circle"))).toEqual([
    {
      file: "packages/house/src/attic/box.ts",
      imports: "packages/house/src/cellar/shelf.ts",
      rule: "house/attic may import only: @inkvoice/base",
    },
    expect.objectContaining({
      file: "packages/house/src/cellar/shelf.ts",
      rule: expect.stringContaining("house/cellar"),
    }),
    expect.objectContaining({ file: "packages/house/src/hall/coat.ts", rule: expect.stringContaining("house/hall") }),
  ]);
});

test("a package that imports against the table is refused", () => {
  file("packages/base/src/index.ts", 'export { shelf as stone } from "../../house/src/cellar/shelf.ts";\n');
  expect(violations()).toEqual([["packages/base/src/index.ts", "packages/house/src/cellar/shelf.ts"]]);
});

test("files that import each other in a circle are refused, also inside a room", () => {
  file("packages/house/src/cellar/shelf.ts", 'import { wine } from "./wine.ts";\n\nexport const shelf = wine;\n');
  file("packages/house/src/cellar/wine.ts", 'import { shelf } from "./shelf.ts";\n\nexport const wine = shelf;\n');
  expect(findImportViolations(root, small)).toEqual([
    expect.objectContaining({ rule: "files may not import each other in a circle" }),
  ]);
});

test("an import of a type inside a type is reported, and one by the name of a package", () => {
  file("packages/house/package.json", '{ "exports": { "./coat": "./src/hall/coat.ts" } }');
  file("packages/house/src/attic/box.ts", 'export type Box = import("../cellar/shelf.ts").Shelf;\n');
  file("packages/base/src/index.ts", 'export { coat as stone } from "@inkvoice/house/coat";\n');
  expect(violations()).toEqual([
    ["packages/base/src/index.ts", "packages/house/src/hall/coat.ts"],
    ["packages/house/src/attic/box.ts", "packages/house/src/cellar/shelf.ts"],
  ]);
});

test("the table itself is valid: no arrow upwards, no empty room, no file without a room", () => {
  file("packages/house/src/garden/tree.ts", "export const tree = 1;\n");
  const { cellar, ...others } = small.house!.rooms;
  const upside = { cellar: { ...cellar!, imports: ["hall"] }, ...others, loft: { imports: [] } };
  expect(findTableProblems(root, { ...small, house: { packages: [], rooms: upside } })).toEqual([
    "house/cellar names hall, which does not stand below it",
    "house/loft holds no file",
    "packages/house/src/garden/tree.ts is in no room",
  ]);
  expect(findTableProblems(repository)).toEqual([]);
});

test("ARCHITECTURE.md draws this table", () => {
  expect(readFileSync(join(repository, "ARCHITECTURE.md"), "utf8")).toContain(`\`\`\`\n${drawRooms(packages)}\n\`\`\``);
});

test("a circle among the tools is reported, also one of types", () => {
  file("e2e/a.ts", 'import type { B } from "./b.ts";\n\nexport type A = B;\n');
  file("e2e/b.ts", 'import type { A } from "./a.ts";\n\nexport type B = A;\n');
  expect(violations()).toContainEqual(["e2e/a.ts", "e2e/b.ts → e2e/a.ts"]);
});
