import type { Rule } from "@inkvoice/contract";
import { useQueries, useQuery } from "@tanstack/react-query";
import { membersQuery, vendorQuery } from "../../api/queries.ts";
import { messages } from "../../messages/messages.ts";
import type { Names } from "./rule-text.ts";

/** Loads the names of the vendors and members in these rules; an ellipsis until they are loaded. */
export function useRuleNames(rules: readonly Pick<Rule, "when" | "then">[]): Names {
  const ids = [...new Set(rules.flatMap(({ when }) => when.vendor_id ?? []))];
  const vendors = useQueries({ queries: ids.map(vendorQuery) });
  const members = useQuery({ ...membersQuery, enabled: rules.some(({ then }) => then.assign_to !== undefined) });
  return {
    vendor(id) {
      const found = vendors[ids.indexOf(id)];
      return found?.data?.name ?? (found?.error ? messages.rules.unknownVendor : "…");
    },
    member(id) {
      if (!members.data) return "…";
      return members.data.members.find((member) => member.user_id === id)?.name ?? messages.rules.unknownMember;
    },
  };
}
