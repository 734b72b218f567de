import type { BankAccountStatus } from "@inkvoice/contract";

/** Vendors of an account. Times are milliseconds. */
export type VendorTables = {
  vendors: {
    id: string;
    account_id: string;
    name: string;
    /** Lower case without accents, for sorting. */
    sort_name: string;
    /** Names, tax numbers and external id in the same form, for the search. */
    search: string;
    /** JSON, like `tax_ids` and `defaults`. */
    aliases: string;
    tax_ids: string;
    country: string | null;
    address: string | null;
    external_id: string | null;
    defaults: string;
    /** 1: imported or entered; 0: learned from an approved invoice. */
    is_entered: number;
    created_at: number;
  };
  vendor_bank_accounts: {
    vendor_id: string;
    /** IBAN or account number without blanks. */
    number: string;
    account_id: string;
    is_iban: number;
    bic: string | null;
    status: BankAccountStatus;
    first_seen_at: number;
    /** The invoice that showed it first. */
    invoice_id: string | null;
  };
  /** Lookup keys of vendors: tax numbers, bank accounts, names, and MinHash keys of names for similar ones. */
  vendor_keys: { account_id: string; key: string; vendor_id: string };
};
