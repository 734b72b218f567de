import { type JobsView, jobStates } from "@inkvoice/contract/dashboard";
import { Badge, Button, Group, NativeSelect, Table, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { jobsQuery } from "../../api/queries.ts";
import { formatAgo, formatBytes, formatMoment, formatNumber } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { CheckIcon, WarningIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState, ErrorState, LoadingState } from "../../ui/states.tsx";

type Job = JobsView["jobs"][number];

const everything = "all";

/** Documents of all accounts that are waiting to be read; for the operator. */
export function JobsPage() {
  const [wanted, setWanted] = useState(everything);
  const { document, state, tries, why } = messages.jobs.columns;
  const jobs = useInfiniteQuery(jobsQuery(wanted === everything ? null : wanted));
  const view = jobs.data?.pages[0];
  const rows = jobs.data?.pages.flatMap((page) => page.jobs) ?? [];
  return (
    <Page
      title={messages.jobs.title}
      lead={messages.jobs.lead}
      actions={view && <PauseButton isPaused={view.extraction_paused !== null} />}
      wide
    >
      {jobs.error && !jobs.data && <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {jobs.isPending && <LoadingState />}
      {view && <State view={view} />}
      {view && (
        <NativeSelect
          mb="md"
          maw={260}
          aria-label={messages.jobs.which}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          data={[
            { value: everything, label: messages.jobs.all },
            ...jobStates.map((each) => ({
              value: each,
              label: messages.jobs.stateWithCount(messages.jobs.states[each], formatNumber(view.counts[each])),
            })),
          ]}
        />
      )}
      {view && rows.length === 0 && (
        <EmptyState icon={<CheckIcon size={26} />} title={messages.jobs.none}>
          {messages.jobs.noneText}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Card flush>
          <RecordTable label={messages.jobs.title} columns={[document, state, tries, why].map((name) => ({ name }))}>
            {rows.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </RecordTable>
        </Card>
      )}
      <Group justify="center" mt="md">
        <ShowMore list={jobs} />
      </Group>
    </Page>
  );
}

function State({ view }: Readonly<{ view: JobsView }>) {
  if (view.extraction_paused)
    return (
      <Notice mb="md" icon={<WarningIcon />} title={messages.jobs.paused}>
        {messages.jobs.pausedText(formatMoment(view.extraction_paused.since), view.extraction_paused.by)}
      </Notice>
    );
  if (view.workers > 0) return null;
  return (
    <Notice mb="md" icon={<WarningIcon />} title={messages.jobs.noWorker}>
      {messages.jobs.noWorkerText}
    </Notice>
  );
}

function useAction(run: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ["operator", "jobs"] }),
    onError: (error) => notifications.show({ message: error.message, color: "red" }),
  });
}

function PauseButton({ isPaused }: Readonly<{ isPaused: boolean }>) {
  const change = useAction(() => api.put("/operator/reading", { paused: !isPaused }));
  return (
    <Button variant="default" onClick={() => change.mutate()} loading={change.isPending}>
      {isPaused ? messages.jobs.resumeAll : messages.jobs.pauseAll}
    </Button>
  );
}

function JobLine({ job }: Readonly<{ job: Job }>) {
  const pause = useAction(() => api.put(`/operator/jobs/${job.id}/paused`, { paused: job.state !== "paused" }));
  const retry = useAction(() => api.post(`/operator/jobs/${job.id}/retry`));
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550}>
          {job.account.name}
        </Text>
        <Text size="xs" c="dimmed">
          {job.id} · {formatBytes(job.bytes)} · {formatAgo(job.created_at)}
        </Text>
      </Table.Td>
      <Table.Td data-label={messages.jobs.columns.state}>
        <Badge variant="default" tt="none" fw={500}>
          {messages.jobs.states[job.state]}
        </Badge>
        {job.postponed_until && (
          <Text size="xs" c="dimmed">
            {messages.jobs.until(formatMoment(job.postponed_until))}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label={messages.jobs.columns.tries}>
        <Text size="xs">{triesOf(job)}</Text>
      </Table.Td>
      <Table.Td data-label={messages.jobs.columns.why}>
        <Text size="xs" style={{ overflowWrap: "anywhere" }}>
          {job.reason ? explained(job.reason) : ""}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap="xs">
          {job.state !== "reading" && (
            <Button size="xs" variant="default" onClick={() => pause.mutate()} loading={pause.isPending}>
              {job.state === "paused" ? messages.jobs.resume : messages.jobs.pause}
            </Button>
          )}
          {job.state === "postponed" && (
            <Button size="xs" variant="default" onClick={() => retry.mutate()} loading={retry.isPending}>
              {messages.jobs.tryNow}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function triesOf({ attempts, postponements, damaged_reads, worker_deaths }: Job): string {
  const told = [
    [attempts, messages.jobs.failed],
    [damaged_reads, messages.jobs.withoutFile],
    [postponements, messages.jobs.postponed],
    [worker_deaths, messages.jobs.interrupted],
  ] as const;
  const parts = told.filter(([count]) => count > 0).map(([count, say]) => say(count));
  return parts.join(", ") || messages.jobs.noAttempts;
}

/** The first word is the kind of failure, the rest the log message. */
function explained(reason: string): string {
  const setbacks: Readonly<Record<string, string>> = messages.jobs.setbacks;
  const [kind = "", ...rest] = reason.split(" ");
  const setback = setbacks[kind] ?? kind;
  return rest.length > 0 ? messages.jobs.setbackWith(setback, rest.join(" ")) : setback;
}
