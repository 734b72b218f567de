import type { Platform } from "../platform/services.ts";
import type { EventStreams } from "./event-streams.ts";

export type EventServices = Platform &
  Readonly<{
    /** Open event streams, closed on shutdown. */
    eventStreams: EventStreams;
  }>;
