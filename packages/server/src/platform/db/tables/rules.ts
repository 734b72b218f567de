/** Rules of an account, applied in the order of their positions. */
export type RuleTables = {
  rules: {
    id: string;
    account_id: string;
    name: string;
    /** 0 or 1. */
    enabled: number;
    /** From 1, without gaps. */
    position: number;
    /** JSON: `when`. */
    conditions: string;
    /** JSON: `then`. */
    actions: string;
    created_at: number;
  };
};
