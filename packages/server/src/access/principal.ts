import type { Plan, Scope } from "@inkvoice/contract";

/** Who makes a request on an account: a program by one of its keys, or a person who is signed in. */
export type Principal = Readonly<{
  accountId: string;
  /** null for a person. */
  keyId: string | null;
  /** null for a program. */
  person: Readonly<{ id: string; name: string; email: string }> | null;
  /** How history names them: a person's name, or `API key` and what people call the key. */
  name: string;
  plan: Plan;
  apiAccess: boolean;
  /** All of them for a person, whose role each operation asks for by itself. */
  scopes: ReadonlySet<Scope>;
  /** Ranges from which the key may be used; undefined for any. */
  addresses: readonly string[] | undefined;
}>;

export type Program = Principal & Readonly<{ keyId: string; person: null }>;

/** Id of the principal in stored rows. */
export const principalId = ({ keyId, person }: Principal) => keyId ?? person?.id ?? "";
