import type { InvoiceRow, TriedField } from "@inkvoice/contract/dashboard";
import { Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { invoiceQuery, pageWordsQuery, recentInvoicesQuery } from "../../api/queries.ts";
import { formatPercent } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { FormAlert } from "../../ui/forms/form-alert.tsx";
import { PagePicture } from "../invoice/document/page-picture.tsx";
import { type Picked, WordPicker } from "../invoice/document/word-picker.tsx";
import { useTryOnMany } from "./use-try-on-many.ts";

type Props = Readonly<{
  /** Identifies the definition that is tried. */
  definition: string;
  tryOn: (id: string) => Promise<TriedField>;
  onPick: (id: string, picked: Picked) => void;
  /** Message about the value that was picked last. */
  note: string | undefined;
}>;

const nameOf = (row: InvoiceRow) =>
  [row.vendor_name, row.invoice_number].filter(Boolean).join(" ") || (row.filename ?? row.id);

/** One of the newest documents, to try the definition on and to point at the value. */
export function SampleDocument(props: Props) {
  const recent = useQuery(recentInvoicesQuery);
  const said = messages.customFields;
  const rows = recent.data?.invoices ?? [];
  const [chosen, setChosen] = useState<string>();
  const [picked, setPicked] = useState<Picked>();
  const id = chosen ?? rows[0]?.id;
  if (id === undefined)
    return recent.isPending ? null : (
      <Text c="dimmed" size="sm">
        {said.noDocuments}
      </Text>
    );
  return (
    <Stack gap="sm">
      <Title order={2}>{said.sample}</Title>
      <NativeSelect
        aria-label={said.sample}
        data={rows.map((row) => ({ value: row.id, label: nameOf(row) }))}
        value={id}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          setPicked(undefined);
        }}
      />
      <Attempts
        // Results of another definition or document say nothing about this one.
        key={`${id} ${props.definition}`}
        {...props}
        id={id}
        ids={rows.map((row) => row.id)}
        picked={picked}
        onPick={(next) => {
          setPicked(next);
          props.onPick(id, next);
        }}
      />
    </Stack>
  );
}

type AttemptsProps = Pick<Props, "tryOn" | "note"> &
  Readonly<{ id: string; ids: readonly string[]; picked: Picked | undefined; onPick: (picked: Picked) => void }>;

function Attempts({ id, ids, tryOn, picked, onPick, note }: AttemptsProps) {
  const said = messages.customFields;
  const attempt = useMutation({ mutationFn: () => tryOn(id) });
  const many = useTryOnMany(ids, tryOn);
  const found = attempt.data?.values[0];
  return (
    <>
      <Group gap="xs">
        <Button size="xs" variant="default" loading={attempt.isPending} onClick={() => attempt.mutate()}>
          {said.tryHere}
        </Button>
        <Button size="xs" variant="default" loading={many.isRunning} onClick={many.start}>
          {said.tryMany(ids.length)}
        </Button>
        <Text size="sm" c="dimmed" role="status" className="numbers">
          {many.done > 0 && said.triedOn(many.found, many.done)}
        </Text>
      </Group>
      <FormAlert error={attempt.error ?? many.error} />
      <Text size="sm" role="status">
        {attempt.data
          ? found
            ? said.foundValue(
                attempt.data.values.map(({ value }) => String(value)).join(", "),
                formatPercent(found.confidence),
              )
            : said.foundNothing
          : (note ?? said.drawHint)}
      </Text>
      <SamplePages
        id={id}
        picked={found ? { text: String(found.value), location: found.location } : picked}
        onPick={onPick}
      />
    </>
  );
}

type PagesProps = Readonly<{ id: string; picked: Picked | undefined; onPick: (picked: Picked) => void }>;

function SamplePages({ id, picked, onPick }: PagesProps) {
  const { data } = useQuery(invoiceQuery(id));
  const [page, setPage] = useState(1);
  const shown = Math.min(picked?.location.page ?? page, data?.pages ?? 1);
  const { data: text } = useQuery(pageWordsQuery(id, shown));
  const pages = data?.pages ?? 1;
  return (
    <>
      {pages > 1 && (
        <NativeSelect
          aria-label={messages.invoice.pageOfDocument}
          data={Array.from({ length: pages }, (_, index) => ({
            value: String(index + 1),
            label: messages.invoice.pageOf(index + 1, pages),
          }))}
          value={String(shown)}
          onChange={(event) => setPage(Number(event.currentTarget.value))}
        />
      )}
      <PagePicture key={`${id}-${shown}`} id={id} page={shown}>
        <WordPicker words={text?.words ?? []} page={shown} picked={picked} onPick={onPick} />
      </PagePicture>
    </>
  );
}
