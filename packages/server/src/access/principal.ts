import type { Plan, Scope } from "@inkvoice/contract";

/** The caller on an account: an API key, or a signed-in person. */
export type Principal = Readonly<{
  accountId: string;
  /** null for a person. */
  keyId: string | null;
  /** null for an API key. */
  person: Readonly<{ id: string; name: string; email: string }> | null;
  /** Name in histories: a person's name, or `API key` and the key's name. */
  name: string;
  plan: Plan;
  apiAccess: boolean;
  /** All scopes for a person, whose role each operation checks. */
  scopes: ReadonlySet<Scope>;
  /** Ranges from which the key may be used; undefined for any. */
  addresses: readonly string[] | undefined;
}>;

export type Program = Principal & Readonly<{ keyId: string; person: null }>;

/** Id of the principal in stored rows. */
export const principalId = ({ keyId, person }: Principal) => keyId ?? person?.id ?? "";
