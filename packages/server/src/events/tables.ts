import type { EventType } from "@inkvoice/contract";

export type EventRow = {
  id: string;
  account_id: string;
  /** Null for a test event. */
  invoice_id: string | null;
  type: EventType;
  /** The exact text that every attempt sends; null once the invoice was deleted. */
  body: string | null;
  created_at: number;
};

export type EventTables = { events: EventRow };
