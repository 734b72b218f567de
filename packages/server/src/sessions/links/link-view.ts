import { formatTimestamp } from "@inkvoice/contract";
import type { LinkView } from "@inkvoice/contract/dashboard";
import type { Platform } from "../../platform/services.ts";
import { linkPath } from "./claim-installation.ts";
import type { LinkToken } from "./links.ts";

/** The URL of a link. Its host comes from the configuration, so that a forged Host header cannot change it. */
export function linkView({ publicUrl }: Pick<Platform, "publicUrl">, { token, expiresAt }: LinkToken): LinkView {
  return { url: `${publicUrl()}${linkPath(token)}`, expires_at: formatTimestamp(expiresAt) };
}
