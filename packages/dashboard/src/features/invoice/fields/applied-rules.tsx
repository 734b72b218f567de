import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Badge, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { membersQuery } from "../../../api/queries.ts";
import { messages } from "../../../messages/messages.ts";
import { effectsText } from "./rule-effects.ts";

/** The rules that applied to an invoice with what they did, and its tags. */
export function AppliedRules({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { rules, tags } = detail;
  const isAssigned = rules.some(({ assign_to: id }) => id !== undefined);
  const members = useQuery({ ...membersQuery, enabled: isAssigned });
  const member = (id: string) =>
    members.data?.members.find(({ user_id }) => user_id === id)?.name ?? messages.rules.unknownMember;
  return (
    <>
      {rules.map(({ id, name, tags: _shownBelow, ...effects }) => (
        <Text key={id} size="sm" px={10} py={4}>
          <Link to="/rules/$id" params={{ id }}>
            {name}
          </Link>{" "}
          <Text span size="sm" c="dimmed">
            {effectsText(effects, { member })}
          </Text>
        </Text>
      ))}
      {tags.length > 0 && (
        <Group gap={6} px={10} py={4}>
          {tags.map((tag) => (
            <Badge key={tag} variant="light">
              {tag}
            </Badge>
          ))}
        </Group>
      )}
    </>
  );
}
