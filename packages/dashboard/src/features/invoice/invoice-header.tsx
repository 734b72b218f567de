import type { InvoiceDetail, InvoicePage } from "@inkvoice/contract/dashboard";
import { ActionIcon, Badge, Button, Group, Kbd, Menu, Text, Title, Tooltip } from "@mantine/core";
import { useClipboard, useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import * as icons from "../../ui/icons.tsx";
import { usePageKeys } from "../../ui/keys.ts";
import { nextOf, openSkipped } from "../review/skipped.ts";
import { DeleteItem } from "./delete-item.tsx";
import { JsonModal } from "./json-modal.tsx";
import { KeysModal } from "./keys-modal.tsx";
import { useMayDivide } from "./use-may-divide.ts";
import classes from "./viewer.module.css";
import { useViewer } from "./viewer-state.tsx";

type Props = Readonly<{ detail: InvoiceDetail; queue: boolean }>;

export function InvoiceHeader({ detail, queue }: Props) {
  const { row } = detail;
  return (
    <Group className={classes.head} justify="space-between" wrap="nowrap" gap="sm">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <Tooltip label={queue ? "Back to the queue" : "Back to the invoices"}>
          <ActionIcon
            renderRoot={(props) => <Link to={queue ? "/review" : "/"} {...props} />}
            aria-label={queue ? "Back to the queue" : "Back to the invoices"}
          >
            <icons.ChevronLeftIcon />
          </ActionIcon>
        </Tooltip>
        <div className={classes.heading}>
          <Title order={1} size="h2" lineClamp={1}>
            {row.vendor_name ?? row.filename ?? row.id}
          </Title>
          <Text size="xs" c="dimmed" truncate>
            {[row.invoice_number, row.filename].filter(Boolean).join(" · ")}
          </Text>
        </div>
        {row.needs_look && (
          <Badge variant="light" color="yellow" c="var(--band-check-text)" visibleFrom="sm">
            Needs a look
          </Badge>
        )}
      </Group>
      <Group gap={4} wrap="nowrap">
        <ReviewButton detail={detail} queue={queue} />
        <MoreMenu detail={detail} />
      </Group>
    </Group>
  );
}

/** "Looked at" closes the case; in the queue the next one opens by itself, so that a hand never leaves the keyboard. */
function ReviewButton({ detail, queue }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayEdit = useMay("edit");
  const viewer = useViewer();
  const { row } = detail;
  const reviewed = detail.reviewed !== null;
  const goOn = async () => {
    const skipped = openSkipped(sessionStorage);
    const waiting = await api.get<InvoicePage>(`/invoices?look=true&limit=${Math.min(100, skipped.size() + 2)}`);
    const ids = waiting.invoices.map((invoice) => invoice.id);
    const id = nextOf(ids, skipped, row.id);
    if (id) await navigate({ to: "/invoices/$id", params: { id }, search: { queue: true } });
    else await navigate({ to: "/review" });
  };
  const review = useMutation({
    mutationFn: (value: boolean) => api.put(`/invoices/${row.id}/reviewed`, { reviewed: value }),
    onSuccess: async (_, value) => {
      void client.invalidateQueries({ queryKey: ["invoice", row.id] });
      void client.invalidateQueries({ queryKey: ["invoices"] });
      if (queue && value) await goOn();
    },
  });
  const mayJudge = row.status === "completed" && !reviewed && mayEdit && !viewer.editing;
  const skip = () => {
    openSkipped(sessionStorage).add(row.id);
    void goOn();
  };
  usePageKeys([
    ["a", () => mayJudge && review.mutate(true)],
    ["n", () => queue && !viewer.editing && skip()],
  ]);
  if (!mayEdit || row.status !== "completed" || !(row.needs_look || reviewed)) return null;
  if (reviewed) {
    return (
      <Button
        variant="subtle"
        color="gray"
        onClick={() => review.mutate(false)}
        loading={review.isPending}
        visibleFrom="sm"
      >
        Looked at by {detail.reviewed?.who}
      </Button>
    );
  }
  return (
    <>
      <ActionIcon
        variant="filled"
        color="ink"
        aria-label="Looks right"
        hiddenFrom="xs"
        onClick={() => review.mutate(true)}
        loading={review.isPending}
      >
        <icons.CheckIcon />
      </ActionIcon>
      <Button
        visibleFrom="xs"
        leftSection={<icons.CheckIcon />}
        onClick={() => review.mutate(true)}
        loading={review.isPending}
        rightSection={
          <Kbd size="xs" visibleFrom="sm">
            A
          </Kbd>
        }
      >
        Looks right
      </Button>
    </>
  );
}

function MoreMenu({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { row } = detail;
  const clipboard = useClipboard();
  const [json, jsonModal] = useDisclosure(false);
  const [keys, keysModal] = useDisclosure(false);
  const viewer = useViewer();
  const mayDivide = useMayDivide(detail);
  usePageKeys([["?", keysModal.open]]);
  const copyCurl = () => {
    clipboard.copy(`curl ${location.origin}/v1/invoices/${row.id} -H "Authorization: Bearer $INKVOICE_API_KEY"`);
    notifications.show({ message: "Copied. Put your API key into INKVOICE_API_KEY." });
  };
  return (
    <>
      <Menu position="bottom-end" width={250} radius="md">
        <Menu.Target>
          <ActionIcon aria-label="More">
            <icons.MoreIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<icons.DownloadIcon />} component="a" href={`/api/invoices/${row.id}/file`} download>
            Download the file
          </Menu.Item>
          {detail.data && (
            <>
              <Menu.Label>Draft e-invoice</Menu.Label>
              <Menu.Item
                leftSection={<icons.InvoiceIcon />}
                component="a"
                href={`/api/invoices/${row.id}/einvoice?format=ubl`}
                download
              >
                UBL 2.1
              </Menu.Item>
              <Menu.Item
                leftSection={<icons.InvoiceIcon />}
                component="a"
                href={`/api/invoices/${row.id}/einvoice?format=cii`}
                download
              >
                CII (EN 16931)
              </Menu.Item>
            </>
          )}
          {mayDivide && (
            <Menu.Item leftSection={<icons.SplitIcon />} onClick={() => viewer.divide(true)}>
              Split or join
            </Menu.Item>
          )}
          <Menu.Label>Developers</Menu.Label>
          <Menu.Item leftSection={<icons.BookIcon />} onClick={jsonModal.open}>
            Show as JSON
          </Menu.Item>
          <Menu.Item leftSection={<icons.CopyIcon />} onClick={copyCurl}>
            Copy as curl
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<icons.KeyboardIcon />} onClick={keysModal.open}>
            Keyboard
          </Menu.Item>
          <DeleteItem id={row.id} />
        </Menu.Dropdown>
      </Menu>
      <JsonModal detail={detail} opened={json} onClose={jsonModal.close} />
      <KeysModal opened={keys} onClose={keysModal.close} />
    </>
  );
}
