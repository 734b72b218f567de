import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** Uploads to a service of that version, and its responses before it was stopped. */
export type FilledService = Readonly<{
  /** Of each document that ended: its record in version 1.2.0 of the API, and the text of its file. */
  ended: readonly Readonly<{ record: OldRecord; file: string }>[];
  /** Accepted and not read yet when the service was killed. */
  waiting: readonly string[];
  events: number;
  uploads: number;
  corrected: Readonly<{ id: string; total: number }>;
  repeatable: Readonly<{ key: string; document: string; id: string }>;
  /** Address of the receiver that answered 500; its deliveries are retried. */
  receiver: string;
}>;

export type OldRecord = Readonly<{
  id: string;
  status: string;
  created_at: string;
  extracted_data?: Record<string, unknown>;
  error?: unknown;
}>;

/** A filled installation: the database as SQL, and every file of its data folder or bucket in base64. */
export type Fixture = Readonly<{ filled: FilledService; dump: string; files: Readonly<Record<string, string>> }>;

export type Kind = "sqlite" | "postgres";

const pathOf = (version: string, kind: Kind) => join(import.meta.dirname, "fixtures", `${version}.${kind}.json.gz`);

export function readFixture(version: string, kind: Kind): Fixture {
  return JSON.parse(gunzipSync(readFileSync(pathOf(version, kind))).toString("utf8"));
}

export function writeFixture(version: string, kind: Kind, fixture: Fixture): void {
  writeFileSync(pathOf(version, kind), gzipSync(JSON.stringify(fixture), { level: 9 }));
}
