import type { LinkKind, ProviderPurpose, Role } from "@inkvoice/contract/dashboard";

/** People, their accounts and their credentials. Times are milliseconds, flags 0 and 1. */
export type SessionTables = {
  users: {
    id: string;
    /** Unique: the address if proven, otherwise the address and the account whose owner invited it. */
    handle: string;
    email: string;
    name: string;
    /** Empty for people who sign in by the provider only. */
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
    /** The password was right and the second factor is missing: not signed in yet. */
    awaits_factor: number;
    /** When the person last confirmed their identity, which is required before changes to secrets, keys and roles. */
    confirmed_at: number;
    /** Challenge for the next passkey. */
    challenge: string | null;
    /** Started at the sign-in provider, which is asked again after a day whether the person still has access. */
    by_provider: number;
    /** The provider's session id, if it gives one. */
    provider_sid: string | null;
  };
  access_links: {
    id: string;
    token_hash: string;
    kind: LinkKind;
    account_id: string;
    user_id: string | null;
    email: string | null;
    role: Role | null;
    /** The person who created it; null for one created by command. */
    created_by: string | null;
    /** 1 if it proves the address for all accounts: operators' invitations do, account owners' do not. */
    proves_address: number;
    created_at: number;
    expires_at: number;
    used_at: number | null;
  };
  second_factors: {
    id: string;
    user_id: string;
    kind: "totp" | "passkey";
    name: string;
    /** Encrypted: the shared secret of an authenticator app, or public key and counter of a passkey as JSON. */
    secret: string;
    credential_id: string | null;
    /** The last time step whose code was accepted: a code works once. */
    last_step: number;
    /** 0 until it was used once; it protects nothing before. */
    confirmed: number;
    created_at: number;
    last_used_at: number | null;
  };
  /** A person's identity at the sign-in provider. */
  provider_identities: { issuer: string; subject: string; user_id: string; created_at: number };
  /** Sign-ins in progress at the provider; each returns once. */
  provider_attempts: {
    /** Hash of the cookie that the browser brings back. */
    token_hash: string;
    purpose: ProviderPurpose;
    state: string;
    nonce: string;
    verifier: string;
    /** The session that started it, for actions within one. */
    session_id: string | null;
    /** The invitation that was opened. */
    link_id: string | null;
    next_path: string;
    created_at: number;
  };
  recovery_codes: { user_id: string; hash: string };
  /** At most one row: who claimed this installation. */
  installation_owner: { one: number; user_id: string };
  sign_in_attempts: {
    subject: string;
    failures: number;
    /** Whether the latest attempt reached the password check. */
    admitted: number;
    blocked_until: number;
    updated_at: number;
  };
};
