import { formatTimestamp } from "@inkvoice/contract";
import type { HandedLink } from "@inkvoice/contract/dashboard";
import type { Platform } from "../../platform/services.ts";
import { linkPath } from "./claim-installation.ts";
import type { HandedToken } from "./links.ts";

/** A link to hand over. Its host comes from the configuration: a forged Host header cannot make it lead elsewhere. */
export function handedLink({ publicUrl }: Pick<Platform, "publicUrl">, { token, expiresAt }: HandedToken): HandedLink {
  return { url: `${publicUrl()}${linkPath(token)}`, expires_at: formatTimestamp(expiresAt) };
}
