import { z } from "zod";
import type { DuplicateReason } from "./api/documents.ts";
import { type DeliveryAttempt, type DeliveryState, deliveryStates, type EventType } from "./api/events.ts";
import { type InvoiceStatus, invoiceStatuses, type ReviewState } from "./api/invoices.ts";
import type { WebhookEndpoint, WebhookSettings } from "./api/webhooks.ts";
import { confidenceBands } from "./confidence-bands.ts";
import { fields, type RowList, rowLists } from "./fields/field-paths.ts";
import type { MemoryKind } from "./fields/field-row.ts";
import type { ExtractedData, Location } from "./invoice.ts";
import { limits, planNames } from "./limits.ts";
import { scopes } from "./scopes.ts";

/**
 * What the dashboard and the server say to each other under /api. Separate from the public interface under /v1:
 * these answers may change with the dashboard, which is always served by the same process.
 */

export const roles = ["owner", "member", "viewer"] as const;
export type Role = (typeof roles)[number];

export { type RowList, rowLists } from "./fields/field-paths.ts";
export { type MemoryKind, memoryKinds } from "./fields/field-row.ts";

const email = z.email().max(254).toLowerCase();
/** Length is what makes a password strong; composition rules only make it hard to remember (NIST SP 800-63B). */
const password = z.string().min(10, "A password needs at least 10 characters").max(200);
const token = z.string().min(20).max(200);
const personName = z.string().trim().min(1).max(120);

export const signInBody = z.object({ email, password: z.string().min(1).max(200) });
export const claimBody = z.object({
  token,
  email,
  name: personName,
  password,
  account_name: z.string().trim().min(1).max(120).optional(),
});
export const inspectLinkBody = z.object({ token });
export const acceptLinkBody = z.object({ token, name: personName.optional(), password });
export const changePasswordBody = z.object({ current: z.string().min(1).max(200), next: password });
export const switchAccountBody = z.object({ account_id: z.string().min(1) });
export const inviteBody = z.object({ email, role: z.enum(roles) });
export const changeRoleBody = z.object({ role: z.enum(roles) });

/** What somebody goes to the sign-in provider for. */
export const providerPurposes = ["sign_in", "link", "confirm"] as const;
export type ProviderPurpose = (typeof providerPurposes)[number];
/** Where a visitor goes on afterwards; never to another host. */
const ownPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/);
export const startProviderBody = z.object({
  purpose: z.enum(providerPurposes),
  next: ownPath.optional(),
  /** The token of an invitation that is accepted this way. */
  token: token.optional(),
});

/** INDEX of why a sign-in by the provider went wrong, with the sentence that the page shows. */
export const providerProblems = {
  lost: "The sign-in took too long, or was begun in another browser. Try again.",
  denied: "The provider did not let you in.",
  unavailable: "The provider cannot be reached at the moment. Try again, or sign in with a password.",
  refused: "What the provider answered could not be trusted, so nobody was signed in.",
  unverified: "The provider does not vouch for your address. Ask whoever runs it to confirm your address there.",
  taken:
    "There is a sign-in with this address already. Sign in with its password, then connect the provider under Your sign-in.",
  not_invited: "You are not invited yet. Ask an owner of the account for an invitation, and open its link.",
  other_address: "The provider knows you by another address than the one this is for.",
  other_person: "Somebody else is connected with this sign-in of the provider.",
  no_account: "You no longer belong to any account here.",
} as const;
export type ProviderProblem = keyof typeof providerProblems;

export type SessionState =
  | { signed_in: false; claimed: boolean; provider: { name: string } | null }
  | {
      signed_in: true;
      /** The sign-in provider, where there is one, and whether this person is connected with it. */
      provider: { name: string; connected: boolean } | null;
      has_password: boolean;
      user: { id: string; email: string; name: string; operator: boolean };
      account: { id: string; name: string; plan: string };
      role: Role;
      accounts: { id: string; name: string; role: Role }[];
    };

export const linkKinds = ["claim", "invitation", "reset"] as const;
export type LinkKind = (typeof linkKinds)[number];
export type LinkInfo = { kind: LinkKind; email?: string; account_name: string; role?: Role; has_user: boolean };
export type HandedLink = { url: string; expires_at: string };

export type SessionRow = {
  id: string;
  current: boolean;
  created_at: string;
  last_seen_at: string;
  address: string;
  user_agent: string;
};

export type MemberRow = { user_id: string; email: string; name: string; role: Role; you: boolean; joined_at: string };
export type InvitationRow = { id: string; email: string; role: Role; expires_at: string };
export type MembersView = { members: MemberRow[]; invitations: InvitationRow[] };

const amount = z.coerce.number().finite();
const day = z.iso.date();
/** Query parameters of the list and of its exports: the same filters always mean the same rows. */
export const invoiceFilter = z
  .object({
    status: z.enum(invoiceStatuses),
    from: day,
    to: day,
    q: z.string().trim().min(1).max(200),
    min: amount,
    max: amount,
    band: z.enum(confidenceBands),
    duplicates: z.enum(["true"]),
    look: z.enum(["true"]),
  })
  .partial();
export type InvoiceFilter = z.infer<typeof invoiceFilter>;
export const invoiceListQuery = invoiceFilter.extend({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export type InvoiceRow = {
  id: string;
  status: InvoiceStatus;
  created_at: string;
  filename: string | null;
  vendor_name: string | null;
  invoice_number: string | null;
  date: string | null;
  due_date: string | null;
  total_amount: number | null;
  currency: string | null;
  document_type: string | null;
  /** The lowest confidence among the fields that matter; null until completed. */
  confidence: number | null;
  failed_checks: number;
  needs_look: boolean;
  duplicates: number;
  corrected: boolean;
  error: { code: string; message: string } | null;
};
export type InvoicePage = {
  invoices: InvoiceRow[];
  next_cursor: string | null;
  /** Exact up to the cap; `capped` means "this many or more". */
  count: { value: number; capped: boolean };
};

export type CorrectionRow = {
  field: string;
  before: unknown;
  after: unknown;
  location?: Location;
  who: string;
  at: string;
};

export { type DuplicateReason, duplicateReasons } from "./api/documents.ts";
export type DuplicateRow = InvoiceRow & { reasons: DuplicateReason[] };

/** One of several invoices in a file, with its first and last page. */
export type FilePart = { row: InvoiceRow; pages: [from: number, to: number] };

/** How a person divides a file: the first and last page of each invoice, every page in one of them. */
export const divisionBody = z.object({
  parts: z
    .array(z.tuple([z.int().min(1).max(limits.pdfPages), z.int().min(1).max(limits.pdfPages)]))
    .min(1)
    .max(limits.pdfPages),
});
export type DivisionBody = z.input<typeof divisionBody>;
/** Which invoices are read again. */
export type DivisionAnswer = { reading: string[] };

export type InvoiceDetail = {
  row: InvoiceRow;
  pages: number;
  /** Every invoice of the file in the order of its pages, this one among them. */
  file: FilePart[];
  content_type: string;
  completed_at: string | null;
  failed_at: string | null;
  data: ExtractedData | null;
  /**
   * The number of each row shown, by which corrections name it. It stays the same when another row is taken away, so that
   * each of two corrections can be taken back without the other.
   */
  rows: Record<RowList, number[]>;
  corrections: CorrectionRow[];
  /** Dotted paths of fields filled from a vendor's remembered corrections. */
  remembered: string[];
  duplicates: DuplicateRow[];
  reviewed: { who: string; at: string } | null;
  /** open until somebody approved or rejected it, here or through the API. */
  review: ReviewState;
};

export type PageWord = { text: string; box: [number, number, number, number] };

export const correctionBody = z.object({
  field: z.string().regex(/^[a-z_]+(\.(\d{1,3}|[a-z_][a-z0-9_]*)){0,2}$/),
  /** null takes the value away: what stands on the page is not this field. */
  value: z.union([z.string().max(2000), z.number(), z.null()]),
  location: z
    .object({
      page: z.int().min(1).max(limits.pdfPages),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    })
    .optional(),
  remember: z.boolean().default(true),
});
export type CorrectionBody = z.input<typeof correctionBody>;

const cell = correctionBody.pick({ value: true, location: true });
export const addRowBody = z.object({
  list: z.enum(rowLists),
  /** By column: description, quantity, … or rate, base, amount. */
  cells: z.record(z.string().regex(/^[a-z_]{1,20}$/), cell),
});
export type AddRowBody = z.input<typeof addRowBody>;

/** What a correction can teach about its vendor: values that are the same on every document, and places of those that differ. */
export const memorableFields: Readonly<Record<string, MemoryKind>> = Object.fromEntries(
  fields.flatMap(({ path, memory }) => (memory ? [[path, memory]] : [])),
);
export type MemoryRow = {
  id: string;
  vendor_name: string;
  field: string;
  kind: MemoryKind;
  /** The remembered value, for kind "value". */
  value: unknown;
  /** The words printed beside the value, for kind "place". */
  anchor: string | null;
  used: number;
  created_at: string;
  who: string;
};
export const memoryBody = z.object({ value: z.union([z.string().min(1).max(2000), z.number()]) });

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

export const createKeyBody = z.object({
  name: z.string().trim().min(1).max(80),
  scopes: z.array(z.enum(scopes)).min(1),
  expires_in_days: z.int().min(1).max(3650).optional(),
  /** Addresses or CIDRs from which the key may be used; none is anywhere. */
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
  /** The person who made it, where one did. */
  created_by: string | null;
  /** From where it may be used; none is anywhere. */
  addresses: string[];
};

export type WebhooksView = WebhookSettings & { endpoints: WebhookEndpoint[] };
export type SecretView = { secret: string };

export const deliveryListQuery = z.object({
  state: z.enum(deliveryStates).optional(),
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
export type DeliveryDetail = DeliveryRow & {
  next_attempt_at: string | null;
  /** What is sent, to the byte; null once the invoice was deleted. */
  body: string | null;
  attempts_made: DeliveryAttempt[];
};

export type UsageView = {
  plan: string;
  minute: { limit: number; used: number; resets_at: string };
  hour: { limit: number; used: number; resets_at: string };
  days: DayUsage[];
};
export type DayUsage = {
  day: string;
  completed: number;
  failed: number;
  processing: number;
  /** Median seconds from upload to completed. */
  seconds: number | null;
  /** Share of the completed documents' important fields in the band "sure", 0–1. */
  sure_share: number | null;
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

/** The audit log: who did what, when and from where. Days are inclusive, in UTC. */
export const auditFilter = z.object({
  action: z.string().max(60).optional(),
  actor: z.string().max(120).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export const auditQuery = auditFilter.extend({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.string().max(40).optional(),
});
export type AuditQuery = z.infer<typeof auditFilter> & { limit: number; before?: string | undefined };
export type AuditRow = {
  id: string;
  at: string;
  account_id: string | null;
  actor: { kind: "person" | "key" | "command" | "nobody"; id: string | null; name: string };
  action: string;
  sentence: string;
  subject: string;
  details: Record<string, string | number | boolean | null>;
  address: string;
};

/** Second factors: authenticator apps (TOTP) and passkeys, with recovery codes for the day the phone is lost. */
const factorName = z.string().trim().min(1).max(60);
/** Made by the browser and judged by the library that knows its form. */
const webauthnResponse = z.looseObject({ id: z.string().max(2000) });
export const factorKinds = ["totp", "passkey"] as const;
export type FactorKind = (typeof factorKinds)[number];
export type FactorsView = {
  factors: { id: string; kind: FactorKind; name: string; created_at: string; last_used_at: string | null }[];
  recovery_codes_left: number;
};
export type TotpSetup = { secret: string; uri: string };
/** Null where there were codes already, which stay. */
export type NewRecoveryCodes = { recovery_codes: string[] | null };
export const confirmTotpBody = z.object({ code: z.string().max(20), name: factorName });
export const addPasskeyBody = z.object({ name: factorName, response: webauthnResponse });
export const factorProof = z.object({
  code: z.string().max(20).optional(),
  recovery_code: z.string().max(60).optional(),
  passkey: webauthnResponse.optional(),
});
export type FactorProof = z.infer<typeof factorProof>;
export const confirmBody = factorProof.extend({ password: z.string().max(200).optional() });
export type ConfirmBody = z.infer<typeof confirmBody>;
/** `passkey`: what the browser needs to ask for one. No kinds: the password is asked for. */
export type FactorChoices = {
  kinds: FactorKind[];
  passkey: object | null;
  /** The provider's name, where it can be asked instead because there is neither a second factor nor a password. */
  provider: string | null;
};
/** Whether a sign-in is complete or a second factor is asked for. */
export type SignInAnswer = { signed_in: boolean; second_factor: boolean };

/** `go_on_at`: where the browser is signed out of the provider too, for whoever came from there. */
export type SignOutAnswer = { signed_in: false; go_on_at: string | null };

/** INDEX of what is written into the audit log, with the sentence a reader sees. */
export const auditActions = {
  "session.started": "Signed in",
  "session.refused": "Sign-in refused",
  "session.ended": "Signed out",
  "session.confirmed": "Confirmed who is there",
  "provider.connected": "Connected the sign-in provider",
  "provider.disconnected": "Disconnected the sign-in provider",
  "password.changed": "Changed the password",
  "password.reset": "Set a new password by link",
  "factor.added": "Added a second factor",
  "factor.removed": "Removed a second factor",
  "factor.codes": "Made new recovery codes",
  "factor.lost": "Removed every second factor of somebody who lost them",
  "link.reset": "Made a password link",
  "member.invited": "Invited somebody",
  "member.joined": "Joined the account",
  "member.role": "Changed a role",
  "member.removed": "Removed a member",
  "invitation.withdrawn": "Withdrew an invitation",
  "key.created": "Made an API key",
  "key.rotated": "Rotated an API key",
  "key.revoked": "Revoked an API key",
  "secret.revealed": "Looked at the webhook secret",
  "secret.rotated": "Rotated the webhook secret",
  "webhook.changed": "Changed where webhooks go",
  "invoices.exported": "Exported invoices",
  "audit.exported": "Exported the audit log",
  "invoice.deleted": "Deleted an invoice",
  "invoice.restored": "Brought a deleted invoice back",
  "invoice.discarded": "Deleted an invoice for good",
  "trash.emptied": "Emptied the trash",
  "job.paused": "Held a document back",
  "job.resumed": "Let a document go on",
  "job.retried": "Had a document tried again",
  "reading.paused": "Stopped reading for everybody",
  "reading.resumed": "Let reading go on",
  "retention.changed": "Changed how long documents are kept",
  "retention.applied": "Removed what was kept long enough",
  "account.opened": "Opened an account",
  "account.plan": "Changed a plan",
  "account.access": "Switched API access",
  "account.exported": "Exported an account",
  "account.deleted": "Deleted an account",
  "person.deleted": "Deleted a person",
} as const;

export type AuditAction = keyof typeof auditActions;
