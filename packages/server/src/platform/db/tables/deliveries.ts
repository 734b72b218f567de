import type { DeliveryState, ReceiverKind } from "@inkvoice/contract";
import type { FailureReason } from "../../outbound/failure.ts";

export type DeliveryRow = {
  id: string;
  account_id: string;
  event_id: string;
  /** The endpoint whose URL this is, even where the upload or the account's default named it too. */
  endpoint_id: string | null;
  receiver: ReceiverKind;
  url: string;
  /** Host and port of the URL: connections are limited by it. */
  host: string;
  /** 0 for the delivery that came with the event, then one more each time it is sent again. */
  round: number;
  state: DeliveryState;
  /** Attempts whose outcome is known. */
  attempts: number;
  /** When the next attempt is due or, while one is under way, when its lease ends. */
  due_at: number;
  lease_token: string | null;
  last_status: number | null;
  created_at: number;
  ended_at: number | null;
};

export type NoticeKind = "endpoint.disabled" | "delivery.exhausted";

export type NoticeRow = {
  account_id: string;
  kind: NoticeKind;
  /** The endpoint's id, or the URL where none stands behind it. */
  subject: string;
  url: string;
  reason: string;
  /** How often it happened since somebody last took note. */
  count: number;
  first_at: number;
  last_at: number;
};

export type DeliveryTables = {
  notices: NoticeRow;
  deliveries: DeliveryRow;
  delivery_attempts: {
    delivery_id: string;
    attempt: number;
    attempted_at: number;
    duration_ms: number;
    status: number | null;
    failure: FailureReason | null;
    response: string | null;
    /** JSON text: name and value of each. */
    request_headers: string | null;
    response_headers: string | null;
  };
};
