import { z } from "zod";
import { type DeliveryAttempt, type DeliveryState, deliveryStates, type EventType, eventTypes } from "../api/events.ts";
import { scopes } from "../values/scopes.ts";

export const createKeyBody = z.object({
  name: z.string().trim().min(1).max(80),
  scopes: z.array(z.enum(scopes)).min(1),
  expires_in_days: z.int().min(1).max(3650).optional(),
  /** Addresses or CIDRs from which the key may be used; none for any. */
  addresses: z
    .array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]))
    .max(50)
    .optional(),
});
export const rotateKeyBody = z.object({ overlap_hours: z.number().min(0).max(168).default(24) });
export const confirmNameBody = z.object({ name: z.string().max(200) });
export type KeyRow = {
  id: string;
  name: string;
  hint: string;
  scopes: string[];
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  /** The person who created it, if any. */
  created_by: string | null;
  /** Allowed ranges; none for any. */
  addresses: string[];
};

export const keyRequestsQuery = z.object({
  /** Id of the last entry of the page before. */
  before: z.string().max(100).optional(),
  /** Only requests with a status of 400 or above. */
  failed: z.enum(["true", "false"]).default("false"),
});
export type KeyRequestRow = {
  id: string;
  at: string;
  method: string;
  path: string;
  status: number;
  duration_ms: number;
  request_id: string;
};
/** Newest first; `next` is null on the last page. */
export type KeyRequestsView = { requests: KeyRequestRow[]; next: string | null };

export type SecretView = { secret: string };

export const deliveryListQuery = z.object({
  state: z.enum(deliveryStates).optional(),
  type: z.enum(eventTypes).optional(),
  endpoint: z.string().max(40).optional(),
  event: z.string().max(40).optional(),
  /** Days in UTC, inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  cursor: z
    .string()
    .regex(/^dlv_\d{1,19}$/)
    .optional(),
});
export type DeliveryRow = {
  id: string;
  event_id: string;
  event_type: EventType;
  invoice_id: string | null;
  url: string;
  state: DeliveryState;
  attempts: number;
  created_at: string;
};
export type DeliveryPage = { deliveries: DeliveryRow[]; next_cursor: string | null };
/** Redelivers everything that failed since a time, to one endpoint or all. */
export const replayBody = z.object({ since: z.iso.datetime(), endpoint: z.string().max(40).optional() });
export type ReplayAnswer = {
  sent: number;
  /** Could not be sent: the invoice was deleted, or the endpoint is disabled. */
  left: number;
  /** Whether more remain than one request sends. */
  more: boolean;
};
export type LoggedAttempt = DeliveryAttempt & {
  request_headers: Record<string, string> | null;
  response_headers: Record<string, string> | null;
};
export type DeliveryDetail = DeliveryRow & {
  next_attempt_at: string | null;
  /** The exact body; null after the invoice was deleted. */
  body: string | null;
  attempts_made: LoggedAttempt[];
};
