import type { UsageView } from "@inkvoice/contract/dashboard";
import { Anchor, Code, Group, Progress, SimpleGrid, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../api/session.ts";
import { formatNumber, formatTime } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { Card } from "../../ui/page.tsx";

/** How much of the rate limits is used. */
export function RequestLimits({ view }: Readonly<{ view: UsageView }>) {
  return (
    <Card>
      <Text fw={600} size="sm" mb="md">
        {messages.usage.requests}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Limit name={messages.usage.thisMinute} {...view.minute} />
        <Limit name={messages.usage.thisHour} {...view.hour} />
      </SimpleGrid>
      <WhoSetsLimits />
    </Card>
  );
}

const limitsCommand = "inkvoice accounts set-plan";

/** Limits of a self-hosted server are set by its operator. */
function WhoSetsLimits() {
  const { user } = useSession();
  return (
    <Text size="xs" c="dimmed" mt="md">
      {messages.usage.limitsSetBy} <Code>{limitsCommand}</Code>.{" "}
      {user.operator && (
        <Anchor inherit underline="always" renderRoot={(props) => <Link to="/operator" {...props} />}>
          {messages.usage.changeLimits}
        </Anchor>
      )}
    </Text>
  );
}

function Limit({
  name,
  limit,
  used,
  resets_at,
}: Readonly<{ name: string; limit: number; used: number; resets_at: string }>) {
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Text size="sm">{name}</Text>
        <Text size="sm" className="numbers">
          {messages.usage.usedOf(formatNumber(used), formatNumber(limit))}
        </Text>
      </Group>
      <Progress
        value={(used / limit) * 100}
        aria-label={messages.usage.requestsOf(name, formatNumber(used), formatNumber(limit))}
      />
      <Text size="xs" c="dimmed" mt={6}>
        {messages.usage.resetsAt(formatTime(resets_at))}
      </Text>
    </div>
  );
}
