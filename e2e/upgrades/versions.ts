/** A published version of the database schema. */
export type SchemaVersion = Readonly<{
  name: string;
  /** The last commit of the main branch with this schema. */
  commit: string;
}>;

/**
 * INDEX of published schema versions, oldest first. Every commit of the main branch can be installed, so each shape it
 * had counts as published; shapes that lasted for less than one working session are part of the next. A new version is
 * added by `node e2e/upgrades/build-fixture.ts` (CONTRIBUTING.md).
 */
export const schemaVersions: readonly SchemaVersion[] = [
  { name: "first", commit: "ce60a07" },
  { name: "sealed-secrets", commit: "5ddaef9" },
  { name: "trash", commit: "a2481c1" },
  { name: "api-1.3", commit: "1c35909" },
  { name: "bulk", commit: "9ae7c80" },
  { name: "usage-per-key", commit: "e123e6f" },
  { name: "vendors", commit: "0039779" },
  { name: "analytics-by-date", commit: "ab3b1ce" },
  { name: "orders", commit: "f1a2e4c" },
  { name: "rules", commit: "fcf12ba" },
  { name: "provisioned-people", commit: "184f65c" },
];
