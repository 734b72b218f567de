import type { AccessServices } from "../access/services.ts";
import type { OpenDownloads } from "../exports/open-downloads.ts";
import type { InvoiceServices } from "../invoices/services.ts";
import type { SessionServices } from "../sessions/services.ts";
import type { LiveStreams } from "./live/live-streams.ts";

export type WebServices = AccessServices &
  SessionServices &
  InvoiceServices &
  Readonly<{
    /** Open pages that follow changes of their account; closed on shutdown. */
    live: LiveStreams;
    openDownloads: OpenDownloads;
  }>;
