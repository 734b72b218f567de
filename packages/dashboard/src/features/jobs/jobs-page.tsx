import { type JobsView, jobStates } from "@inkvoice/contract/dashboard";
import { Badge, Button, Group, NativeSelect, Table, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { jobsQuery } from "../../api/queries.ts";
import { formatAgo, formatBytes, formatMoment, formatNumber } from "../../format/format.ts";
import { CheckIcon, WarningIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { Records } from "../../ui/records.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState, ErrorState, Splash } from "../../ui/states.tsx";

type Job = JobsView["jobs"][number];

const everything = "all";

/** Documents that are not read yet, of every account, for whoever runs the server. */
export function JobsPage() {
  const [state, setState] = useState(everything);
  const jobs = useInfiniteQuery(jobsQuery(state === everything ? null : state));
  const view = jobs.data?.pages[0];
  const rows = jobs.data?.pages.flatMap((page) => page.jobs) ?? [];
  return (
    <Page
      title="Jobs"
      lead="Documents that wait to be read, of every account, in the order of the queue. What they say is not shown."
      actions={view && <HoldButton held={view.held !== null} />}
      wide
    >
      {jobs.error && !jobs.data && <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {jobs.isPending && <Splash />}
      {view && <State view={view} />}
      {view && (
        <NativeSelect
          mb="md"
          maw={260}
          aria-label="Which jobs"
          value={state}
          onChange={(event) => setState(event.currentTarget.value)}
          data={[
            { value: everything, label: "All" },
            ...jobStates.map((each) => ({
              value: each,
              label: `${labels[each]} (${formatNumber(view.counts[each])})`,
            })),
          ]}
        />
      )}
      {view && rows.length === 0 && (
        <EmptyState icon={<CheckIcon size={26} />} title="Nothing waits">
          Every document of this kind has been read.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <Card flush>
          <Records label="Jobs" columns={[{ name: "Document" }, { name: "State" }, { name: "Tries" }, { name: "Why" }]}>
            {rows.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </Records>
        </Card>
      )}
      <Group justify="center" mt="md">
        <ShowMore list={jobs} />
      </Group>
    </Page>
  );
}

const labels: Readonly<Record<Job["state"], string>> = {
  waiting: "Waiting",
  reading: "Being read",
  "put off": "Put off",
  paused: "Held",
};

function State({ view }: Readonly<{ view: JobsView }>) {
  if (view.held)
    return (
      <Notice mb="md" icon={<WarningIcon />} title="Reading is held">
        Nothing is read since {formatMoment(view.held.since)}, by {view.held.by}. Uploads are taken and wait.
      </Notice>
    );
  if (view.workers > 0) return null;
  return (
    <Notice mb="md" icon={<WarningIcon />} title="Nobody reads">
      No process that reads documents has been seen for a minute. Start one with INKVOICE_ROLE=worker.
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

function HoldButton({ held }: Readonly<{ held: boolean }>) {
  const change = useAction(() => api.put("/operator/reading", { paused: !held }));
  return (
    <Button variant="default" onClick={() => change.mutate()} loading={change.isPending}>
      {held ? "Go on reading" : "Hold all reading"}
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
      <Table.Td data-label="State">
        <Badge variant="default" tt="none" fw={500}>
          {labels[job.state]}
        </Badge>
        {job.waits_until && (
          <Text size="xs" c="dimmed">
            until {formatMoment(job.waits_until)}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label="Tries">
        <Text size="xs">{triesOf(job)}</Text>
      </Table.Td>
      <Table.Td data-label="Why">
        <Text size="xs" style={{ overflowWrap: "anywhere" }}>
          {job.reason ? explained(job.reason) : ""}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end" gap="xs">
          {job.state !== "reading" && (
            <Button size="xs" variant="default" onClick={() => pause.mutate()} loading={pause.isPending}>
              {job.state === "paused" ? "Let go" : "Hold"}
            </Button>
          )}
          {job.state === "put off" && (
            <Button size="xs" variant="default" onClick={() => retry.mutate()} loading={retry.isPending}>
              Try now
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function triesOf({ attempts, postponements, damaged_reads, interruptions }: Job): string {
  const told = [
    [attempts, "failed"],
    [damaged_reads, "without its file"],
    [postponements, "put off"],
    [interruptions, "interrupted"],
  ] as const;
  const parts = told.filter(([count]) => count > 0).map(([count, what]) => `${formatNumber(count)} ${what}`);
  return parts.join(", ") || "none yet";
}

const kinds: Readonly<Record<string, string>> = {
  crash: "Its reading process died",
  memory: "Its reading process needed too much memory",
  fault: "An unforeseen error",
  damaged: "The stored file is missing or damaged",
  unavailable: "The database or the storage was away",
};

/** The first word is the kind of setback, the rest what the log says of it. */
function explained(reason: string): string {
  const [kind = "", ...rest] = reason.split(" ");
  return `${kinds[kind] ?? kind}${rest.length > 0 ? ` (${rest.join(" ")})` : ""}`;
}
