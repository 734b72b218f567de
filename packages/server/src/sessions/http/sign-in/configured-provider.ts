import { ApiError } from "../../../platform/api-error.ts";
import { errorFields } from "../../../platform/logger.ts";
import type { SignInProvider } from "../../provider/sign-in-provider.ts";
import type { SessionServices } from "../../services.ts";

export function providerOf({ provider }: SessionServices): SignInProvider {
  if (!provider) throw new ApiError("NOT_FOUND");
  return provider;
}

/** From the configuration, like all URLs. */
export const redirectUri = (services: SessionServices) => `${services.publicUrl()}/api/oidc/callback`;

export const causeOf = (error: unknown) => errorFields(error instanceof Error ? (error.cause ?? error) : error);
