/** Who did what, when and from where; rows are only ever added. */
export type AuditTables = {
  audit_log: {
    /** Time-ordered. */
    id: string;
    at: number;
    /** Null where it concerns the installation and no account. */
    account_id: string | null;
    actor_kind: "person" | "key" | "command" | "nobody";
    actor_id: string | null;
    actor_name: string;
    action: string;
    /** What it was done to: an id or an address. */
    subject: string;
    /** JSON. */
    details: string;
    address: string;
  };
  /** Holds a row while rows of the log may be deleted, inside one transaction. */
  audit_gate: { one: number };
};
