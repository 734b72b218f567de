import type { Role } from "@inkvoice/contract/dashboard";

export type ProvisioningTables = {
  /** People that an identity provider manages in an account. Memberships and invitations say whether one is active. */
  provisioned_people: {
    account_id: string;
    /** Id in SCIM: its own, or the user's for somebody who was a member before. */
    id: string;
    /** Email address in lower case. */
    user_name: string;
    /** The provider's own id. */
    external_id: string | null;
    /** The role at the next activation. */
    role: Role;
    /** JSON: the name that the provider sent. */
    profile: string;
    /** The member, once known: gets the membership back when activated again. */
    user_id: string | null;
    created_at: number;
    changed_at: number;
  };
};
