import { disconnectProvider } from "./disconnect-provider.ts";
import { providerCallback } from "./provider-callback.ts";
import { providerSignOut } from "./provider-sign-out.ts";
import { startProvider } from "./start-provider.ts";

/** Sign-in by the identity provider of the installation (OpenID Connect). */
export const providerOperations = [startProvider, providerCallback, providerSignOut, disconnectProvider];
