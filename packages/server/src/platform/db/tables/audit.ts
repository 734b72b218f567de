/** Who did what, when and from where. Append-only. */
export type AuditTables = {
  audit_log: {
    /** Time-ordered. */
    id: string;
    at: number;
    /** Null for entries about the installation. */
    account_id: string | null;
    actor_kind: "person" | "key" | "command" | "nobody";
    actor_id: string | null;
    actor_name: string;
    action: string;
    /** The id or address that was acted on. */
    subject: string;
    /** JSON. */
    details: string;
    address: string;
    /** All null for entries from before the chains. */
    chain: string | null;
    position: number | null;
    previous_hash: string | null;
    hash: string | null;
  };
  /** The last entry of each chain. */
  audit_heads: { chain: string; position: number; at: number; hash: string };
  /** Holds a row only inside a transaction that may delete log rows. */
  audit_gate: { one: number };
};
