import type { DeliveryState, ReceiverKind } from "@inkvoice/contract";
import type { FailureReason } from "../../outbound/failure.ts";

export type DeliveryRow = {
  id: string;
  account_id: string;
  event_id: string;
  /** The endpoint with this URL, even if the upload or the account default named the URL too. */
  endpoint_id: string | null;
  receiver: ReceiverKind;
  url: string;
  /** Host and port of the URL, by which connections are limited. */
  host: string;
  /** 0 for the first delivery of the event, then incremented by each redelivery. */
  round: number;
  state: DeliveryState;
  /** Attempts with a known outcome. */
  attempts: number;
  /** When the next attempt is due; during an attempt, when its lease ends. */
  due_at: number;
  lease_token: string | null;
  last_status: number | null;
  created_at: number;
  ended_at: number | null;
};

export type NoticeKind = "endpoint.disabled" | "delivery.exhausted" | "key.created" | "sign_in.new" | "sign_in.stopped";

export type NoticeRow = {
  account_id: string;
  kind: NoticeKind;
  /** The id of the endpoint, key or person; the URL if there is no endpoint. */
  subject: string;
  /** For a new key its name; empty for a sign-in. */
  url: string;
  reason: string;
  /** Occurrences since the notice was last dismissed. */
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
    /** JSON: names and values. */
    request_headers: string | null;
    response_headers: string | null;
  };
};
