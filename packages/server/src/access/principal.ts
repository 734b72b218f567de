import type { Plan, Scope } from "@inkvoice/contract";

/** Who makes a request: an account, through one of its keys. */
export type Principal = Readonly<{
  accountId: string;
  keyId: string;
  plan: Plan;
  apiAccess: boolean;
  scopes: ReadonlySet<Scope>;
  /** From where its key may be used; undefined is anywhere. */
  addresses: readonly string[] | undefined;
}>;
