import type { Platform } from "../platform/services.ts";
import type { EventStreams } from "./event-streams.ts";

export type EventServices = Platform &
  Readonly<{
    /** Clients that follow events live; closed before the process ends. */
    eventStreams: EventStreams;
  }>;
