import type { NewRule, Rule, RuleChange, RuleTrial } from "../contract.ts";
import type { Deleted, Transport } from "../transport/transport.ts";

/** Rules that set custom fields, ask for several approvals, assign and tag invoices. */
export interface Rules {
  /** All, in the order in which they are applied. */
  list(): Promise<Rule[]>;
  create(rule: NewRule, options?: { idempotencyKey?: string }): Promise<Rule>;
  get(id: string): Promise<Rule>;
  /** `when` and `then` are replaced as a whole; `position` moves the rule. */
  change(id: string, change: RuleChange): Promise<Rule>;
  delete(id: string): Promise<Deleted>;
  /** The newest invoices (50 by default) that the rule would have applied to. */
  try(rule: NewRule, options?: { last?: number }): Promise<RuleTrial>;
}

export function createRules(transport: Transport): Rules {
  const at = (id: string) => `/rules/${encodeURIComponent(id)}`;
  return {
    list: async () => (await transport.call<{ rules: Rule[] }>({ method: "GET", path: "/rules" })).rules,
    create: (rule, options = {}) =>
      transport.call({ method: "POST", path: "/rules", json: rule, idempotencyKey: options.idempotencyKey }),
    get: (id) => transport.call({ method: "GET", path: at(id) }),
    change: (id, change) => transport.call({ method: "PATCH", path: at(id), json: change }),
    delete: (id) => transport.call({ method: "DELETE", path: at(id) }),
    try: (rule, options = {}) => transport.call({ method: "POST", path: "/rules/try", json: { rule, ...options } }),
  };
}
