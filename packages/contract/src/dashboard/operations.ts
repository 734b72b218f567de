import { z } from "zod";
import { planNames } from "../values/limits.ts";
import { email } from "./people.ts";

export const trashQuery = z.object({
  after: z
    .string()
    .regex(/^inv_\d{1,19}$/)
    .optional(),
});
/** A deleted invoice that can be restored. */
export type TrashRow = {
  id: string;
  filename: string;
  vendor_name: string | null;
  invoice_number: string | null;
  total_amount: number | null;
  currency: string | null;
  created_at: string;
  deleted_at: string;
  deleted_by: string;
  /** When it is permanently deleted. */
  purged_at: string;
};
export type TrashView = { invoices: TrashRow[]; next: string | null; days: number };

export const jobStates = ["waiting", "reading", "postponed", "paused"] as const;
export type JobState = (typeof jobStates)[number];
export const jobsQuery = z.object({
  state: z.enum(jobStates).optional(),
  after: z
    .string()
    .regex(/^inv_\d{1,19}$/)
    .optional(),
});
/** Documents that are not read yet, for the operator. */
export type JobsView = {
  jobs: {
    id: string;
    account: { id: string; name: string };
    bytes: number;
    created_at: string;
    state: JobState;
    /** Earliest time of the next attempt. */
    postponed_until: string | null;
    attempts: number;
    postponements: number;
    damaged_reads: number;
    worker_deaths: number;
    /** Reason of the last retry. */
    reason: string | null;
  }[];
  next: string | null;
  counts: Record<JobState, number>;
  workers: number;
  /** Set while an operator pauses extraction. */
  extraction_paused: { since: string; by: string } | null;
};
export const pauseBody = z.object({ paused: z.boolean() });

/**
 * Kinds of sign-ins are shown only to the person whose sign-in it was: `subject` is the person, `reason` the client
 * address. New keys are shown to owners: `subject` is the key, `url` its name, and `reason` its creator,
 * empty for the operator.
 */
export const noticeKinds = [
  "endpoint.disabled",
  "delivery.exhausted",
  "key.created",
  "sign_in.new",
  "sign_in.stopped",
] as const;
/** Automatic actions and security events that people should know about, until dismissed. */
export type NoticesView = {
  notices: {
    kind: (typeof noticeKinds)[number];
    subject: string;
    url: string;
    reason: string;
    count: number;
    last_at: string;
  }[];
};
export const noticeBody = z.object({ kind: z.enum(noticeKinds), subject: z.string().min(1).max(3000) });

/** Length of the usage report in days. */
export const usageRanges = ["7", "30", "90"] as const;
export type UsageRange = (typeof usageRanges)[number];
export const usageQuery = z.object({ days: z.enum(usageRanges).default("30") });
export type UsageView = {
  plan: string;
  minute: { limit: number; used: number; resets_at: string };
  hour: { limit: number; used: number; resets_at: string };
  days: DayUsage[];
  /** Usage per key, highest first. */
  keys: UsageOfKey[];
};
/** Without a key: dashboard uploads. The name is null for a deleted key. */
export type UsageOfKey = { key_id: string | null; name: string | null; documents: number; pages: number };
export type DayUsage = {
  day: string;
  completed: number;
  failed: number;
  processing: number;
  /** Median seconds from upload to completion. */
  seconds: number | null;
  /** Share of required fields with high confidence, 0–1. */
  high_confidence_share: number | null;
  /** Extracted values, and the number corrected since. */
  values: number;
  corrected: number;
};

export type OperatorAccountRow = {
  id: string;
  name: string;
  plan: string;
  created_at: string;
  members: number;
  invoices: number;
};
export const operatorAccountBody = z.object({
  name: z.string().trim().min(1).max(120),
  plan: z.enum(planNames).optional(),
});
export const operatorResetBody = z.object({ email, account_id: z.string().min(1).optional() });
export const operatorPlanBody = z.object({ plan: z.enum(planNames) });
