import type { LinkKind, ProviderPurpose, Role } from "@inkvoice/contract/dashboard";

/** People who sign in, where they belong, and what proves who they are. Times are milliseconds, flags 0 and 1. */
export type SessionTables = {
  users: {
    id: string;
    /** Unique: the address where it was proven, otherwise the address and the one account whose owner vouches for it. */
    handle: string;
    email: string;
    name: string;
    /** Empty for whoever signs in by the provider alone. */
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
    /** The password was right and the second factor is still to come: nobody is signed in yet. */
    awaits_factor: number;
    /** When the person last showed who is there; asked again before secrets, keys and roles. */
    confirmed_at: number;
    /** The challenge that the next passkey must answer. */
    challenge: string | null;
    /** It began at the sign-in provider, which alone knows whether this person still belongs here: it is asked again after a day. */
    by_provider: number;
    /** What the provider calls that session, where it says. */
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
    /** Who made it; null for one made by command. */
    created_by: string | null;
    /** Whether its maker may vouch for the address to every account: the operator may, an account's owner may not. */
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
    /** Sealed: the shared secret of an authenticator app, or the public key and counter of a passkey as JSON. */
    secret: string;
    credential_id: string | null;
    /** The last half minute whose code was accepted: a code works once. */
    last_step: number;
    /** Whether it was shown to work once; before that it protects nothing. */
    confirmed: number;
    created_at: number;
    last_used_at: number | null;
  };
  /** Who a person is at the sign-in provider. */
  provider_identities: { issuer: string; subject: string; user_id: string; created_at: number };
  /** Sign-ins that are on their way to the provider and back; each comes back once. */
  provider_attempts: {
    /** Of the cookie that the browser brings back. */
    token_hash: string;
    purpose: ProviderPurpose;
    state: string;
    nonce: string;
    verifier: string;
    /** The session that asked, for what is done within one. */
    session_id: string | null;
    /** The invitation that brought the person here. */
    link_id: string | null;
    next_path: string;
    created_at: number;
  };
  recovery_codes: { user_id: string; hash: string };
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
