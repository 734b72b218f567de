import {
  type ApiErrorCode,
  isLegacyVersion,
  legacyDeprecatedSince,
  legacySunset,
  type Version,
} from "@inkvoice/contract";
import { toLegacyData, toLegacyEnvelopeError } from "./legacy-shapes.ts";

/** Differences of a version from the current shape. */
type VersionShape = Readonly<{
  data: (current: unknown) => unknown;
  error: (current: { code: ApiErrorCode; message: string }) => unknown;
  /** Headers of every response in this version. */
  headers: Readonly<Record<string, string>>;
}>;

const current: VersionShape = { data: (data) => data, error: (error) => error, headers: {} };

const legacy: VersionShape = {
  data: toLegacyData,
  error: toLegacyEnvelopeError,
  headers: {
    Deprecation: `@${legacyDeprecatedSince / 1000}`,
    Sunset: new Date(legacySunset).toUTCString(),
    Link: '</docs/versions>; rel="deprecation"; type="text/html"',
  },
};

/** INDEX of versions. Since 1.1 there were only additions, which older clients ignore. */
export function versionShapeOf(version: Version): VersionShape {
  return isLegacyVersion(version) ? legacy : current;
}

/** Whether responses need no conversion. */
export function isCurrentShape(version: Version): boolean {
  return versionShapeOf(version) === current;
}
