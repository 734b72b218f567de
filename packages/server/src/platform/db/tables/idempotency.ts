export type IdempotencyTables = {
  idempotency_keys: {
    account_id: string;
    key: string;
    /** Hash of method, path and content. */
    fingerprint: string;
    status: number;
    body: string;
    created_at: number;
  };
};
