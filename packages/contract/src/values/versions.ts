/** The published versions, oldest first. A minor version's additions also appear under older ones: they are compatible. */
export const versions = ["1.0.0", "1.0.3", "1.0.4", "1.1.0", "1.1.1", "1.2.0", "1.3.0"] as const;
export type Version = (typeof versions)[number];
/** The stable one, which applies where none is asked for. 1.3.0 is a preview: it is spoken by name only. */
export const currentVersion: Version = "1.2.0";
const previewVersions: ReadonlySet<Version> = new Set(["1.3.0"]);

/** The 1.0 shapes are deprecated and leave with 2.0; six months is the promised notice, this gives a year. */
export const legacyDeprecatedSince = Date.UTC(2026, 10, 15);
export const legacySunset = Date.UTC(2027, 10, 15);

export function isVersion(text: string): text is Version {
  return (versions as readonly string[]).includes(text);
}

/** The version a `Service-Version` header means: an exact one, or the newest stable one under a prefix such as `1` or `1.1`. */
export function resolveVersion(requested: string | undefined): Version | undefined {
  if (requested === undefined) return currentVersion;
  if (isVersion(requested)) return requested;
  if (!/^\d+(\.\d+)?$/.test(requested)) return undefined;
  const under = versions.filter((version) => version.startsWith(`${requested}.`));
  return under.findLast((version) => !previewVersions.has(version)) ?? under.at(-1);
}

/** From 1.3 on a name that is not known is an error, where older versions ignore it. */
export function isStrictVersion(version: Version): boolean {
  return previewVersions.has(version);
}

/** Whether a version still speaks the shapes from before 1.1. */
export function isLegacyVersion(version: Version): boolean {
  return version.startsWith("1.0.");
}
