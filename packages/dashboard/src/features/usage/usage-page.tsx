import type { UsageView } from "@inkvoice/contract/dashboard";
import { Badge, Group, Progress, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { usageQuery } from "../../api/queries.ts";
import { formatNumber, formatPercent, formatTime } from "../../format/format.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { BarChart } from "./bar-chart.tsx";

export function UsagePage() {
  const usage = useQuery(usageQuery);
  return (
    <Page title="Usage" lead="The last thirty days, and where the account stands against its plan's limits.">
      <Loaded query={usage}>{(view) => <Usage view={view} />}</Loaded>
    </Page>
  );
}

function Usage({ view }: Readonly<{ view: UsageView }>) {
  return (
    <Stack gap="md">
      <Card>
        <Group justify="space-between" mb="md">
          <Text fw={600} size="sm">
            API requests
          </Text>
          <Badge variant="light">{`${view.plan[0]?.toUpperCase()}${view.plan.slice(1)} plan`}</Badge>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
          <Limit name="This minute" {...view.minute} />
          <Limit name="This hour" {...view.hour} />
        </SimpleGrid>
      </Card>
      <Card>
        <BarChart
          title="Documents a day"
          bars={view.days.map((day) => ({
            day: day.day,
            parts: [
              { value: day.completed + day.processing, tone: "main" },
              { value: day.failed, tone: "bad" },
            ],
            text: `${formatNumber(day.completed + day.processing)} read${day.failed > 0 ? `, ${formatNumber(day.failed)} failed` : ""}`,
          }))}
        />
      </Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Card>
          <BarChart
            title="Typical time to read a document"
            bars={view.days.map((day) => ({
              day: day.day,
              parts: [{ value: day.seconds ?? 0, tone: "main" }],
              text: day.seconds === null ? "nothing read" : `${formatNumber(Math.round(day.seconds * 100) / 100)} s`,
            }))}
          />
        </Card>
        <Card>
          <BarChart
            title="Key fields that were read for sure"
            ceiling={1}
            bars={view.days.map((day) => ({
              day: day.day,
              parts: [{ value: day.sure_share ?? 0, tone: "main" }],
              text: day.sure_share === null ? "nothing read" : formatPercent(day.sure_share),
            }))}
          />
        </Card>
      </SimpleGrid>
    </Stack>
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
          {formatNumber(used)} of {formatNumber(limit)}
        </Text>
      </Group>
      <Progress value={(used / limit) * 100} aria-label={`${name}: ${used} of ${limit} requests`} />
      <Text size="xs" c="dimmed" mt={6}>
        Resets at {formatTime(resets_at)}
      </Text>
    </div>
  );
}
