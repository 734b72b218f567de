import type { LinkKind, Role } from "@inkvoice/contract/dashboard";

/** People who sign in, where they belong, and what proves who they are. Times are milliseconds, flags 0 and 1. */
export type SessionTables = {
  users: {
    id: string;
    email: string;
    name: string;
    password_hash: string;
    operator: number;
    created_at: number;
  };
  memberships: { user_id: string; account_id: string; role: Role; created_at: number };
  sessions: {
    id: string;
    token_hash: string;
    user_id: string;
    account_id: string;
    created_at: number;
    last_seen_at: number;
    address: string;
    user_agent: string;
  };
  access_links: {
    id: string;
    token_hash: string;
    kind: LinkKind;
    account_id: string;
    user_id: string | null;
    email: string | null;
    role: Role | null;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };
  /** Holds at most one row: who claimed this installation. */
  installation_owner: { one: number; user_id: string };
  sign_in_attempts: {
    subject: string;
    failures: number;
    /** Whether the latest attempt was let through to the password check. */
    admitted: number;
    blocked_until: number;
    updated_at: number;
  };
};
