import type { DayUsage, UsageView } from "@inkvoice/contract/dashboard";
import { Badge, Group, Progress, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { usageQuery } from "../../api/queries.ts";
import { formatNumber, formatPercent, formatTime } from "../../format/format.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { words } from "../../words/words.ts";
import { BarChart } from "./bar-chart.tsx";

export function UsagePage() {
  const usage = useQuery(usageQuery);
  return (
    <Page title={words.usage.title} lead={words.usage.lead}>
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
            {words.usage.requests}
          </Text>
          <Badge variant="light">{words.usage.plan(planName(view.plan))}</Badge>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
          <Limit name={words.usage.thisMinute} {...view.minute} />
          <Limit name={words.usage.thisHour} {...view.hour} />
        </SimpleGrid>
      </Card>
      <Card>
        <BarChart
          title={words.usage.documents}
          bars={view.days.map((day) => ({
            day: day.day,
            parts: [
              { value: day.completed + day.processing, tone: "main" },
              { value: day.failed, tone: "bad" },
            ],
            text: documentsOf(day),
          }))}
        />
      </Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Card>
          <BarChart
            title={words.usage.time}
            bars={view.days.map((day) => ({
              day: day.day,
              parts: [{ value: day.seconds ?? 0, tone: "main" }],
              text:
                day.seconds === null
                  ? words.usage.nothingRead
                  : words.usage.seconds(formatNumber(Math.round(day.seconds * 100) / 100)),
            }))}
          />
        </Card>
        <Card>
          <BarChart
            title={words.usage.sure}
            ceiling={1}
            bars={view.days.map((day) => ({
              day: day.day,
              parts: [{ value: day.sure_share ?? 0, tone: "main" }],
              text: day.sure_share === null ? words.usage.nothingRead : formatPercent(day.sure_share),
            }))}
          />
        </Card>
      </SimpleGrid>
    </Stack>
  );
}

function planName(plan: string): string {
  const plans: Readonly<Record<string, string>> = words.operator.plans;
  return plans[plan] ?? plan;
}

function documentsOf({ completed, processing, failed }: DayUsage): string {
  const read = formatNumber(completed + processing);
  return failed > 0 ? words.usage.readAndFailed(read, formatNumber(failed)) : words.usage.read(read);
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
          {words.usage.usedOf(formatNumber(used), formatNumber(limit))}
        </Text>
      </Group>
      <Progress
        value={(used / limit) * 100}
        aria-label={words.usage.requestsOf(name, formatNumber(used), formatNumber(limit))}
      />
      <Text size="xs" c="dimmed" mt={6}>
        {words.usage.resetsAt(formatTime(resets_at))}
      </Text>
    </div>
  );
}
