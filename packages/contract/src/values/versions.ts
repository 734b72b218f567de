/** Published versions, oldest first. Additions of a minor version also appear under older ones. */
export const versions = ["1.0.0", "1.0.3", "1.0.4", "1.1.0", "1.1.1", "1.2.0", "1.3.0"] as const;
export type Version = (typeof versions)[number];
/** The stable default. 1.3.0 is a preview and must be requested by name. */
export const currentVersion: Version = "1.2.0";
const previewVersions: ReadonlySet<Version> = new Set(["1.3.0"]);

/** The 1.0 shapes are deprecated and end with 2.0; six months' notice is promised, this is a year. */
export const legacyDeprecatedSince = Date.UTC(2026, 10, 15);
export const legacySunset = Date.UTC(2027, 10, 15);

export function isVersion(text: string): text is Version {
  return (versions as readonly string[]).includes(text);
}

/**
 * Resolves a `Service-Version` header: an exact version, or the newest stable one for a prefix such as `1` or `1.1`.
 */
export function resolveVersion(requested: string | undefined): Version | undefined {
  if (requested === undefined) return currentVersion;
  if (isVersion(requested)) return requested;
  if (!/^\d+(\.\d+)?$/.test(requested)) return undefined;
  const under = versions.filter((version) => version.startsWith(`${requested}.`));
  return under.findLast((version) => !previewVersions.has(version)) ?? under.at(-1);
}

/** From 1.3 on, unknown names are errors; older versions ignore them. */
export function isStrictVersion(version: Version): boolean {
  return previewVersions.has(version);
}

/** Whether a version uses the shapes before 1.1. */
export function isLegacyVersion(version: Version): boolean {
  return version.startsWith("1.0.");
}
