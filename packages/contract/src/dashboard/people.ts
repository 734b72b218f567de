import { z } from "zod";

export const roles = ["owner", "member", "viewer"] as const;
export type Role = (typeof roles)[number];

export const email = z.email().max(254).toLowerCase();
/** Only length makes a password strong; composition rules make it hard to remember (NIST SP 800-63B). */
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

/** Why the sign-in provider is used. */
export const providerPurposes = ["sign_in", "link", "confirm"] as const;
export type ProviderPurpose = (typeof providerPurposes)[number];
/** A path on this host, for the redirect afterwards. */
const ownPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/);
export const startProviderBody = z.object({
  purpose: z.enum(providerPurposes),
  next: ownPath.optional(),
  /** Token of an invitation to accept. */
  token: token.optional(),
});

export type SessionState =
  /** `claimed`: the installation has an owner, or others who can sign in, such as those of the demo. */
  | { signed_in: false; claimed: boolean; provider: { name: string } | null }
  | {
      signed_in: true;
      /** The sign-in provider, if any, and whether this person is connected. */
      provider: { name: string; connected: boolean } | null;
      has_password: boolean;
      user: { id: string; email: string; name: string; operator: boolean };
      account: { id: string; name: string; plan: string };
      role: Role;
      /** Whether the account requires a second factor that this person has yet to set up. */
      lacks_factor: boolean;
      accounts: { id: string; name: string; role: Role }[];
    };

export const linkKinds = ["claim", "invitation", "reset"] as const;
export type LinkKind = (typeof linkKinds)[number];
export type LinkInfo = { kind: LinkKind; email?: string; account_name: string; role?: Role; has_user: boolean };
export type LinkView = { url: string; expires_at: string };

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
export type MembersView = { members: MemberRow[]; invitations: InvitationRow[]; require_second_factor: boolean };
/** Whether a second factor is required of all members. */
export const requireFactorBody = z.object({ required: z.boolean() });
