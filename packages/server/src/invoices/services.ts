import type { Platform } from "../platform/services.ts";
import type { FileUrls } from "./files/signed-file-urls.ts";
import type { FindRecord } from "./record/find-record.ts";

export type InvoiceServices = Platform & Readonly<{ fileUrls: FileUrls; findRecord: FindRecord }>;

/** Needed to change a stored invoice: its event has a time and a signed file URL. */
export type ChangeServices = Pick<InvoiceServices, "clock" | "fileUrls">;
