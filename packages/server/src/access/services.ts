import type { Platform } from "../platform/services.ts";
import type { ApiKeys } from "./keys/api-keys.ts";

export type AccessServices = Platform & Readonly<{ apiKeys: ApiKeys }>;
