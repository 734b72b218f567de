import type { DayUsage, UsageRange, UsageView } from "@inkvoice/contract/dashboard";
import { SegmentedControl, SimpleGrid, Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usageQuery } from "../../api/queries.ts";
import { formatNumber, formatPercent } from "../../format/format.ts";
import { keyName } from "../../messages/key-name.ts";
import { locale } from "../../messages/language.ts";
import { messages } from "../../messages/messages.ts";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { BarChart } from "./bar-chart.tsx";
import { RequestLimits } from "./request-limits.tsx";

export function UsagePage() {
  const [days, setDays] = useState<UsageRange>("30");
  const usage = useQuery(usageQuery(days));
  return (
    <Page
      title={messages.usage.title}
      lead={messages.usage.lead}
      actions={
        <SegmentedControl
          aria-label={messages.usage.range}
          value={days}
          onChange={(value) => setDays(value as UsageRange)}
          data={(["7", "30", "90"] as const).map((value) => ({ value, label: messages.ui.days(Number(value)) }))}
        />
      }
    >
      <QueryResult query={usage}>{(view) => <Usage view={view} />}</QueryResult>
    </Page>
  );
}

function Usage({ view }: Readonly<{ view: UsageView }>) {
  return (
    <Stack gap="md">
      <Totals days={view.days} />
      <RequestLimits view={view} />
      <Card>
        <BarChart
          title={messages.usage.documents}
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
      <ByKey keys={view.keys} />
      <QualityCharts days={view.days} />
    </Stack>
  );
}

/** Average reading time, share of confident values, share of corrected values. */
function QualityCharts({ days }: Readonly<{ days: readonly DayUsage[] }>) {
  const secondsText = (seconds: number) => messages.usage.seconds(formatNumber(Math.round(seconds * 100) / 100));
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
      <Card>
        <BarChart
          title={messages.usage.time}
          unit={secondsText}
          bars={days.map((day) => ({
            day: day.day,
            parts: [{ value: day.seconds ?? 0, tone: "main" }],
            text: day.seconds === null ? messages.usage.nothingRead : secondsText(day.seconds),
          }))}
        />
      </Card>
      <Card>
        <BarChart
          title={messages.usage.highConfidence}
          ceiling={1}
          unit={formatPercent}
          bars={days.map((day) => ({
            day: day.day,
            parts: [{ value: day.high_confidence_share ?? 0, tone: "main" }],
            text:
              day.high_confidence_share === null
                ? messages.usage.nothingRead
                : formatPercent(day.high_confidence_share),
          }))}
        />
      </Card>
      <Card>
        <BarChart
          title={messages.usage.corrected}
          unit={formatPercent}
          bars={days.map((day) => ({
            day: day.day,
            parts: [{ value: day.values === 0 ? 0 : day.corrected / day.values, tone: "bad" }],
            text: day.values === 0 ? messages.usage.nothingRead : formatPercent(day.corrected / day.values),
          }))}
        />
      </Card>
    </SimpleGrid>
  );
}

/** The whole range in four figures. */
function Totals({ days }: Readonly<{ days: readonly DayUsage[] }>) {
  const sum = (of: (day: DayUsage) => number) => days.reduce((total, day) => total + of(day), 0);
  const values = sum((day) => day.values);
  const said = messages.usage.totals;
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md">
      <Total name={said.read} figure={formatNumber(sum((day) => day.completed))} />
      <Total name={said.failed} figure={formatNumber(sum((day) => day.failed))} />
      <Total name={said.values} figure={formatNumber(values)} />
      <Total
        name={said.corrected}
        figure={values === 0 ? "–" : preciseShare.format(sum((day) => day.corrected) / values)}
      />
    </SimpleGrid>
  );
}

/** Uploads by API key, and those from the dashboard. */
function ByKey({ keys }: Readonly<{ keys: UsageView["keys"] }>) {
  const said = messages.usage.byKey;
  return (
    <Card>
      <Text fw={600} size="sm" mb="xs">
        {said.title}
      </Text>
      {keys.length === 0 ? (
        <Text size="sm" c="dimmed">
          {said.none}
        </Text>
      ) : (
        <Table aria-label={said.title} horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{said.key}</Table.Th>
              <Table.Th ta="right">{said.documents}</Table.Th>
              <Table.Th ta="right">{said.pages}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {keys.map((key) => (
              <Table.Tr key={key.key_id}>
                <Table.Td>
                  {key.key_id === null ? said.dashboard : key.name === null ? said.deletedKey : keyName(key.name)}
                </Table.Td>
                <Table.Td ta="right" className="numbers">
                  {formatNumber(key.documents)}
                </Table.Td>
                <Table.Td ta="right" className="numbers">
                  {formatNumber(key.pages)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}

const preciseShare = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });

function Total({ name, figure }: Readonly<{ name: string; figure: string }>) {
  return (
    <Card>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fz="h2" fw={650} className="numbers">
        {figure}
      </Text>
    </Card>
  );
}

function documentsOf({ completed, processing, failed }: DayUsage): string {
  const read = formatNumber(completed + processing);
  return failed > 0 ? messages.usage.readAndFailed(read, formatNumber(failed)) : messages.usage.read(read);
}
