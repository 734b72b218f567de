export type IdempotencyTables = {
  idempotency_keys: {
    account_id: string;
    key: string;
    /** Hash of method, path and content. */
    fingerprint: string;
    status: number;
    body: string;
    /** The invoice that the answer shows, or "many". */
    invoice_id: string | null;
    created_at: number;
  };
};
