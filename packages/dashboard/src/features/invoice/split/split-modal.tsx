import type { DivisionAnswer, DivisionBody, InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, Modal, Text, Tooltip } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { JoinIcon, SplitIcon } from "../../../ui/icons.tsx";
import classes from "./file-tabs.module.css";
import { type InvoiceStarts, pageRanges, pagesText, startsOf, toggleStart } from "./page-ranges.ts";

type Props = Readonly<{ detail: InvoiceDetail; onClose: () => void }>;

/** The file's pages side by side; a button between two pages splits or merges there. */
export function SplitModal({ detail, onClose }: Props) {
  const { row, pages, file } = detail;
  const [starts, setStarts] = useState<InvoiceStarts>(() => startsOf(file));
  const ranges = pageRanges(starts, pages);
  const isChanged = JSON.stringify(ranges) !== JSON.stringify(file.map((part) => part.pages));
  const divide = useDivision(detail, onClose);
  return (
    <Modal opened onClose={onClose} size="xl" title={messages.invoice.divide.title}>
      <Text size="sm" mb="md">
        {messages.invoice.divide.lead}
      </Text>
      {divide.error && <FormAlert error={divide.error} />}
      <ol className={classes.sheets} aria-label={messages.invoice.divide.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <Sheet
            key={page}
            id={row.id}
            page={page}
            pages={pages}
            starts={starts}
            onToggle={() => setStarts(toggleStart(starts, page + 1))}
          />
        ))}
      </ol>
      <Text size="sm" mt="md" aria-live="polite">
        {messages.invoice.divide.result(ranges.length, ranges.map(pagesText).join(", "))}
      </Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {messages.ui.cancel}
        </Button>
        <Button disabled={!isChanged} loading={divide.isPending} onClick={() => divide.mutate({ parts: ranges })}>
          {messages.review.failure.ways.reread}
        </Button>
      </Group>
    </Modal>
  );
}

function useDivision({ row, file }: InvoiceDetail, onClose: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (division: DivisionBody) => api.put<DivisionAnswer>(`/invoices/${row.id}/division`, division),
    onSuccess: async ({ reading }, { parts }) => {
      onClose();
      notifications.show({ message: messages.invoice.divide.reading });
      // An invoice that lost all its pages no longer exists.
      const stays = reading.includes(row.id) || parts.some(([from, to]) => isShown(from, to));
      const id = stays ? row.id : (reading[0] ?? row.id);
      if (id !== row.id) await navigate({ to: "/invoices/$id", params: { id } });
      await client.invalidateQueries({ queryKey: ["invoice"] });
      await client.invalidateQueries({ queryKey: ["invoices"] });
    },
  });
  function isShown(from: number, to: number): boolean {
    const own = file.find((part) => part.row.id === row.id)?.pages;
    return own?.[0] === from && own[1] === to;
  }
}

type SheetProps = Readonly<{ id: string; page: number; pages: number; starts: InvoiceStarts; onToggle: () => void }>;

function Sheet({ id, page, pages, starts, onToggle }: SheetProps) {
  const isCut = starts.has(page + 1);
  const isLast = page === pages || isCut;
  const label = isCut ? messages.invoice.divide.join(page + 1, page) : messages.invoice.divide.split(page + 1);
  return (
    <li className={classes.sheet}>
      <figure className={classes.page} data-first={starts.has(page) || undefined} data-last={isLast || undefined}>
        <img
          src={`/api/invoices/${id}/pages/${page}/picture?side=800`}
          alt={messages.invoice.page(page)}
          loading="lazy"
        />
        <figcaption>{messages.invoice.page(page)}</figcaption>
      </figure>
      {page < pages && (
        <Tooltip label={label}>
          <button type="button" className={classes.cut} aria-pressed={isCut} aria-label={label} onClick={onToggle}>
            {isCut ? <SplitIcon size={18} /> : <JoinIcon size={18} />}
          </button>
        </Tooltip>
      )}
    </li>
  );
}
