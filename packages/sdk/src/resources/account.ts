import type { AccountCompanies } from "../contract.ts";
import type { Transport } from "../transport/transport.ts";

/** A company of the account. */
export type OwnCompany = AccountCompanies["companies"][number];

/** Settings of the account. */
export interface Account {
  /** The account's own companies. */
  companies(): Promise<OwnCompany[]>;
  /** Replaces them; an empty list removes them. */
  setCompanies(companies: readonly OwnCompany[]): Promise<OwnCompany[]>;
}

export function createAccount(transport: Transport): Account {
  const path = "/account/companies";
  return {
    async companies() {
      return (await transport.call<AccountCompanies>({ method: "GET", path })).companies;
    },
    async setCompanies(companies) {
      return (await transport.call<AccountCompanies>({ method: "PUT", path, json: { companies } })).companies;
    },
  };
}
