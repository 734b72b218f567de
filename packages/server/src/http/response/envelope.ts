import type { ErrorBody, Version } from "@inkvoice/contract";
import { versionShapeOf } from "../../versions/index.ts";

/** A success response in the shape of a version. */
export function successJson(data: unknown, version: Version): string {
  return `{"success":true,"data":${JSON.stringify(versionShapeOf(version).data(data))},"error":null}`;
}

/** A success response around data that is already JSON in the right shape. */
export function successJsonAround(dataJson: string): string {
  return `{"success":true,"data":${dataJson},"error":null}`;
}

export function errorJson(error: ErrorBody, version: Version): string {
  return JSON.stringify({ success: false, data: null, error: versionShapeOf(version).error(error) });
}
