import type { Plan, Scope } from "@inkvoice/contract";

/** The caller of the API: an account, and one of its keys. */
export type Principal = Readonly<{
  accountId: string;
  keyId: string;
  plan: Plan;
  apiAccess: boolean;
  scopes: ReadonlySet<Scope>;
  /** Ranges from which the key may be used; undefined for any. */
  addresses: readonly string[] | undefined;
}>;
