import type { AccessServices } from "../access/services.ts";
import type { InvoiceServices } from "../invoices/services.ts";
import type { SessionServices } from "../sessions/services.ts";
import type { LiveStreams } from "./live/live-streams.ts";
import type { OpenExports } from "./open-exports.ts";

export type WebServices = AccessServices &
  SessionServices &
  InvoiceServices &
  Readonly<{
    /** Open pages that are told when something of their account changes; closed before the process ends. */
    live: LiveStreams;
    openExports: OpenExports;
  }>;
