import type { Platform } from "../platform/services.ts";
import type { Passwords } from "./passwords.ts";

export type SessionServices = Platform & Readonly<{ passwords: Passwords }>;
