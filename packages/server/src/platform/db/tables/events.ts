import type { EventType, Version } from "@inkvoice/contract";
import type { Generated } from "kysely";

export type EventRow = {
  id: string;
  account_id: string;
  /** Null for a test event. */
  invoice_id: string | null;
  type: EventType;
  /** The exact text that every attempt sends; null after the invoice was deleted. */
  body: string | null;
  created_at: number;
  /** API version whose shape the body has; null for events of programs that did not store it. */
  version: Version | null;
};

/** `sequence`: order in which events became visible. `reading`: number of the extraction it reports. */
export type EventTables = { events: EventRow & { sequence: Generated<number>; reading: Generated<number> } };
