import type { NoticesView } from "@inkvoice/contract/dashboard";
import { Anchor, Box } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../api/client.ts";
import { noticesQuery } from "../api/queries.ts";
import { useMay } from "../api/session.ts";
import { WarningIcon } from "../ui/icons.tsx";
import { Notice } from "../ui/notice.tsx";

type NoticeRow = NoticesView["notices"][number];

/** What the service did by itself: seen on every page until somebody takes note, because no mail is sent. */
export function Notices() {
  const { data } = useQuery(noticesQuery);
  if (!data || data.notices.length === 0) return null;
  return (
    <Box px="md" pt="md">
      {data.notices.map((notice) => (
        <NoticeLine key={`${notice.kind} ${notice.subject}`} notice={notice} />
      ))}
    </Box>
  );
}

function NoticeLine({ notice }: Readonly<{ notice: NoticeRow }>) {
  const client = useQueryClient();
  const mayDismiss = useMay("edit");
  const { kind, subject } = notice;
  const dismiss = useMutation({
    mutationFn: () => api.post("/notices/dismiss", { kind, subject }),
    onSettled: () => client.invalidateQueries({ queryKey: ["notices"] }),
  });
  return (
    <Notice
      mb="xs"
      icon={<WarningIcon />}
      title={titleOf(notice)}
      withCloseButton={mayDismiss}
      closeButtonLabel={`Dismiss: ${titleOf(notice)}`}
      onClose={() => dismiss.mutate()}
    >
      {notice.url} {sentenceOf(notice)}{" "}
      <Anchor inherit underline="always" renderRoot={(props) => <Link to="/deliveries" {...props} />}>
        See the deliveries
      </Anchor>
      .
    </Notice>
  );
}

function titleOf({ kind, count }: NoticeRow): string {
  if (kind === "endpoint.disabled") return "A webhook endpoint was switched off";
  return count === 1 ? "An event could not be delivered" : `${count} events could not be delivered`;
}

function sentenceOf({ kind, reason }: NoticeRow): string {
  if (kind === "delivery.exhausted")
    return `did not take what was sent to it, through the whole schedule of retries (last: ${reason}). It can be sent again by hand.`;
  return reason === "gone"
    ? "says that it is gone for good. What waited for it was canceled; switch it on again once it is back."
    : "failed every attempt for five days. What waited for it was canceled; switch it on again once it answers.";
}
