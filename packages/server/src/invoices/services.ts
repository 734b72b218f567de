import type { Platform } from "../platform/services.ts";
import type { FileUrls } from "./file-urls.ts";
import type { FindRecord } from "./repository.ts";

export type InvoiceServices = Platform & Readonly<{ fileUrls: FileUrls; findRecord: FindRecord }>;
