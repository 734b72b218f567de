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

/** Notices of the service on every page until they are dismissed: no mail is sent. */
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
  const mayEdit = usePermission("edit");
  const { kind, subject } = notice;
  const isOwn = kind === "sign_in.new" || kind === "sign_in.stopped";
  const mayDismiss = isOwn || mayEdit;
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
      closeButtonLabel={messages.shell.notices.dismiss(titleOf(notice))}
      onClose={() => dismiss.mutate()}
    >
      {sentenceOf(notice)}{" "}
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

function titleOf({ kind, count }: NoticeRow): string {
  if (kind === "key.created") return messages.shell.notices.keyCreated;
  if (kind === "sign_in.new") return messages.shell.notices.signInNew;
  if (kind === "sign_in.stopped") return messages.shell.notices.signInStopped;
  return kind === "endpoint.disabled" ? messages.shell.notices.endpointOff : messages.shell.notices.undelivered(count);
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
