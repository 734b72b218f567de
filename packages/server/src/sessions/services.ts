import type { Platform } from "../platform/services.ts";
import type { Passwords } from "./people/passwords.ts";
import type { SignInProvider } from "./provider/sign-in-provider.ts";

export type SessionServices = Platform & Readonly<{ passwords: Passwords; provider: SignInProvider | undefined }>;
