import { z } from "zod";
import { planNames } from "../values/limits.ts";
import { email } from "./people.ts";

export const trashQuery = z.object({
  after: z
    .string()
    .regex(/^inv_\d{1,19}$/)
    .optional(),
});
/** A deleted invoice that can still be brought back. */
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
  /** When it is removed for good. */
  gone_at: string;
};
export type TrashView = { invoices: TrashRow[]; next: string | null; days: number };

export const jobStates = ["waiting", "reading", "put off", "paused"] as const;
export type JobState = (typeof jobStates)[number];
export const jobsQuery = z.object({
  state: z.enum(jobStates).optional(),
  after: z
    .string()
    .regex(/^inv_\d{1,19}$/)
    .optional(),
});
/** Documents that are not read yet, for whoever runs the server. */
export type JobsView = {
  jobs: {
    id: string;
    account: { id: string; name: string };
    bytes: number;
    created_at: string;
    state: JobState;
    /** Not before this moment, where it was put off. */
    waits_until: string | null;
    attempts: number;
    postponements: number;
    damaged_reads: number;
    interruptions: number;
    /** Why the last try came to nothing. */
    reason: string | null;
  }[];
  next: string | null;
  counts: Record<JobState, number>;
  workers: number;
  /** Set while nothing is read because an operator said so. */
  held: { since: string; by: string } | null;
};
export const pauseBody = z.object({ paused: z.boolean() });

export const noticeKinds = ["endpoint.disabled", "delivery.exhausted"] as const;
/** What the service did by itself that somebody should know, until somebody takes note. */
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

/** How many days usage looks back. */
export const usageRanges = ["7", "30", "90"] as const;
export type UsageRange = (typeof usageRanges)[number];
export const usageQuery = z.object({ days: z.enum(usageRanges).default("30") });
export type UsageView = {
  plan: string;
  minute: { limit: number; used: number; resets_at: string };
  hour: { limit: number; used: number; resets_at: string };
  days: DayUsage[];
  /** What each key sent in these days, the busiest first. */
  keys: UsageOfKey[];
};
/** Without a key: what people uploaded in the dashboard. The name is null for a key that is there no more. */
export type UsageOfKey = { key_id: string | null; name: string | null; documents: number; pages: number };
export type DayUsage = {
  day: string;
  completed: number;
  failed: number;
  processing: number;
  /** Median seconds from upload to completed. */
  seconds: number | null;
  /** Share of the completed documents' important fields in the band "sure", 0–1. */
  sure_share: number | null;
  /** Values that were read, and how many of them somebody corrected since. */
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
