import type { Platform } from "../platform/services.ts";
import type { KeyLookup } from "./keys/key-lookup.ts";
import type { RequestLog } from "./keys/request-log.ts";

export type AccessServices = Platform & Readonly<{ apiKeys: KeyLookup; requestLog: RequestLog }>;
