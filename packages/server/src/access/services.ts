import type { Platform } from "../platform/services.ts";
import type { ApiKeys } from "./keys/api-keys.ts";
import type { RequestLog } from "./keys/request-log.ts";

export type AccessServices = Platform & Readonly<{ apiKeys: ApiKeys; requestLog: RequestLog }>;
