import type { AccountCompanies, OwnCompany, ReviewSettings } from "../contract.ts";
import type { Transport } from "../transport/transport.ts";

/** By type of document: the members to change; `null` restores the type's default. */
export type ReviewSettingsChange = {
  [Type in keyof ReviewSettings]?: Partial<ReviewSettings[Type]> | null;
};

/** Settings of the account. */
export interface Account {
  /** The account's own companies. */
  companies(): Promise<OwnCompany[]>;
  /** Replaces them; an empty list removes them. */
  setCompanies(companies: readonly OwnCompany[]): Promise<OwnCompany[]>;
  /** Required fields and the doubts that need review, by type of document. */
  reviewSettings(): Promise<ReviewSettings>;
  /** Changes the types that are named, and returns all. */
  changeReviewSettings(change: ReviewSettingsChange): Promise<ReviewSettings>;
}

export function createAccount(transport: Transport): Account {
  const [companies, review] = ["/account/companies", "/account/review"];
  return {
    async companies() {
      return (await transport.call<AccountCompanies>({ method: "GET", path: companies })).companies;
    },
    async setCompanies(list) {
      const json = { companies: list };
      return (await transport.call<AccountCompanies>({ method: "PUT", path: companies, json })).companies;
    },
    reviewSettings: () => transport.call({ method: "GET", path: review }),
    changeReviewSettings: (json) => transport.call({ method: "PATCH", path: review, json }),
  };
}
