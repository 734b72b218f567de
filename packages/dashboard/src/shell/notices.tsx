import type { NoticesView } from "@inkvoice/contract/dashboard";
import { Anchor, Box } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../api/client.ts";
import { noticesQuery } from "../api/queries.ts";
import { usePermission } from "../api/session.ts";
import { formatMoment } from "../format/format.ts";
import { keyName } from "../messages/key-name.ts";
import { messages } from "../messages/messages.ts";
import { WarningIcon } from "../ui/icons.tsx";
import { Notice } from "../ui/notice.tsx";

type NoticeRow = NoticesView["notices"][number];

/** Shows notices of the service until they are dismissed, one box for each kind. They are on every page because no mail is sent. */
export function Notices() {
  const { data } = useQuery(noticesQuery);
  if (!data || data.notices.length === 0) return null;
  return (
    <Box px="md" pt="md">
      {[...Map.groupBy(data.notices, ({ kind }) => kind)].map(([kind, notices]) => (
        <NoticesOfKind key={kind} kind={kind} notices={notices} />
      ))}
    </Box>
  );
}

function NoticesOfKind({ kind, notices }: Readonly<{ kind: NoticeRow["kind"]; notices: readonly NoticeRow[] }>) {
  const client = useQueryClient();
  const mayEdit = usePermission("edit");
  const isOwn = kind === "sign_in.new" || kind === "sign_in.stopped";
  const mayDismiss = isOwn || mayEdit;
  const dismiss = useMutation({
    mutationFn: () => Promise.all(notices.map(({ subject }) => api.post("/notices/dismiss", { kind, subject }))),
    onSettled: () => client.invalidateQueries({ queryKey: ["notices"] }),
  });
  const title = titleOf(kind, notices);
  return (
    <Notice
      mb="xs"
      icon={<WarningIcon />}
      title={title}
      withCloseButton={mayDismiss}
      closeButtonLabel={messages.shell.notices.dismiss(title)}
      onClose={() => dismiss.mutate()}
    >
      {notices.map((notice) => (
        <div key={notice.subject}>{sentenceOf(notice)}</div>
      ))}
      <Anchor inherit underline="always" renderRoot={(props) => <Link to={pageOf(kind)} {...props} />}>
        {linkOf(kind)}
      </Anchor>
    </Notice>
  );
}

function pageOf(kind: NoticeRow["kind"]): "/settings" | "/keys" | "/deliveries" {
  if (kind === "sign_in.new" || kind === "sign_in.stopped") return "/settings";
  return kind === "key.created" ? "/keys" : "/deliveries";
}

function linkOf(kind: NoticeRow["kind"]): string {
  const { changePassword, seeKeys, seeDeliveries } = messages.shell.notices;
  return { "/settings": changePassword, "/keys": seeKeys, "/deliveries": seeDeliveries }[pageOf(kind)];
}

function titleOf(kind: NoticeRow["kind"], notices: readonly NoticeRow[]): string {
  if (kind === "key.created") return messages.shell.notices.keysCreated(notices.length);
  if (kind === "sign_in.new") return messages.shell.notices.signInNew(notices.length);
  if (kind === "sign_in.stopped") return messages.shell.notices.signInStopped;
  if (kind === "endpoint.disabled") return messages.shell.notices.endpointsOff(notices.length);
  return messages.shell.notices.undelivered(notices.reduce((sum, { count }) => sum + count, 0));
}

function sentenceOf({ kind, url, reason, last_at }: NoticeRow): string {
  if (kind === "key.created" && reason === "")
    return messages.shell.notices.keyCreatedByOperator(keyName(url), formatMoment(last_at));
  if (kind === "key.created") return messages.shell.notices.keyCreatedBy(reason, keyName(url), formatMoment(last_at));
  if (kind === "sign_in.new") return messages.shell.notices.signedInFrom(reason, formatMoment(last_at));
  if (kind === "sign_in.stopped") return messages.shell.notices.stoppedFrom(reason, formatMoment(last_at));
  if (kind === "delivery.exhausted") return messages.shell.notices.exhausted(url, lastFailure(reason));
  return reason === "gone" ? messages.shell.notices.gone(url) : messages.shell.notices.failing(url);
}

/** Either a failure code, or "answered 500". */
function lastFailure(reason: string): string {
  const failures: Readonly<Record<string, string>> = messages.terms.deliveryFailures;
  const status = /^answered (\d+)$/.exec(reason)?.[1];
  return status ? messages.shell.notices.answered(status) : (failures[reason] ?? reason);
}
