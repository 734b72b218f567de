import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebianPackages, unpackDebianPackage } from "./debian-packages.ts";
import { unzip } from "./unzip.ts";

const purpose = "Tests of payment files";
/** The library of the bank client Hibiscus contains the schemas of ISO 20022. */
const schemaPackage = "libhbci4j-core-java";
const schemaArchive = "usr/share/java/hbci4j-core.jar";
const schemaName = "pain.001.001.09.xsd";

const schemaFile = join(tmpdir(), `inkvoice-${schemaName}`);

/** Limit of a hook that may install packages. */
export const installTimeoutMs = 300_000;

/** Fetches the schema and its reader unless an earlier run did. */
export function preparePain001Schema(): void {
  if (spawnSync("xmllint", ["--version"]).error) installDebianPackages(purpose, "libxml2-utils");
  if (existsSync(schemaFile)) return;
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-pain001-"));
  unpackDebianPackage(purpose, schemaPackage, folder);
  const schema = unzip(readFileSync(join(folder, schemaArchive))).get(schemaName);
  if (!schema) throw new Error(`${schemaPackage} has no ${schemaName}`);
  const written = join(folder, schemaName);
  writeFileSync(written, schema);
  renameSync(written, schemaFile);
  rmSync(folder, { recursive: true });
}

/** Errors that libxml2 reports for a payment file by the schema pain.001.001.09; empty if it is valid. */
export function schemaErrors(xml: string): string {
  const { status, stderr } = spawnSync("xmllint", ["--noout", "--nonet", "--schema", schemaFile, "-"], {
    input: xml,
    encoding: "utf8",
  });
  return status === 0 ? "" : stderr;
}
