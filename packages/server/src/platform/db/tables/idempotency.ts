export type IdempotencyTables = {
  idempotency_keys: {
    account_id: string;
    key: string;
    /** Hash of method, path and content. */
    fingerprint: string;
    status: number;
    /** Empty if the response shows a secret. */
    body: string;
    /** A response that shows a secret, encrypted. */
    secret_body: string | null;
    /** The invoice that the answer shows, or "many". */
    invoice_id: string | null;
    created_at: number;
  };
};
