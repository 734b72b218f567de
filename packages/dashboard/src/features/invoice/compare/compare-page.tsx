import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Anchor, Button, SimpleGrid, Table, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQueries } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { invoiceQuery } from "../../../api/queries.ts";
import { formatMoment } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { Card, Page } from "../../../ui/page.tsx";
import { ErrorState, LoadingState } from "../../../ui/states.tsx";
import { PagePicture } from "../document/page-picture.tsx";
import { fieldOf, fieldSpecs } from "../fields/field-model.ts";
import { displayValue, nameOfField } from "../fields/field-text.ts";
import classes from "../viewer.module.css";
import styles from "./compare.module.css";
import { BackButton, CompareActions } from "./compare-actions.tsx";

/** Two possible duplicates with their differences highlighted. */
export function ComparePage() {
  const { id, other } = useParams({ from: "/inside/invoices/$id/compare/$other" });
  const [left, right] = useQueries({ queries: [invoiceQuery(id), invoiceQuery(other)] });
  if (left.isPending || right.isPending) return <LoadingState />;
  const error = left.error ?? right.error;
  if (!left.data || !right.data) return <ErrorState error={error ?? new Error(messages.ui.loadFailed)} />;
  const pair = [left.data, right.data] as const;
  return (
    <Page
      title={messages.invoice.compare.title}
      wide
      focusesTitle
      lead={messages.invoice.compare.lead}
      actions={<BackButton id={id} />}
    >
      <CompareActions pair={pair} />
      <Card flush>
        <Differences pair={pair} />
      </Card>
      <SimpleGrid cols={2} mt="md" spacing={{ base: "xs", sm: "md" }}>
        {pair.map((detail) => (
          <div key={detail.row.id} className={classes.comparePage}>
            <PagePicture id={detail.row.id} page={1} />
          </div>
        ))}
      </SimpleGrid>
    </Page>
  );
}

type Pair = readonly [InvoiceDetail, InvoiceDetail];

/** Differing fields first; equal ones on request. */
function Differences({ pair }: Readonly<{ pair: Pair }>) {
  const [all, { toggle }] = useDisclosure(false);
  const rows = fieldSpecs
    .map((spec) => ({ spec, values: pair.map((detail) => displayValue(fieldOf(detail, spec), detail.data)) }))
    .filter(({ values }) => values.some((value) => value !== ""));
  const different = rows.filter(({ values }) => values[0] !== values[1]);
  const same = rows.filter((row) => !different.includes(row));
  return (
    <>
      <Table className={styles.compare} horizontalSpacing="lg" aria-label={messages.invoice.compare.fields}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <span className="visually-hidden">{messages.invoice.field}</span>
            </Table.Th>
            {pair.map((detail) => (
              <DocumentHead key={detail.row.id} detail={detail} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {different.length === 0 && (
            <Table.Tr>
              <Table.Td colSpan={3}>{messages.invoice.compare.allSame}</Table.Td>
            </Table.Tr>
          )}
          {[...different, ...(all ? same : [])].map(({ spec, values }) => (
            <Table.Tr key={spec.path} data-different={values[0] !== values[1] || undefined}>
              <Table.Td>{nameOfField(spec.path)}</Table.Td>
              {values.map((value, index) => (
                <Table.Td key={String(index)}>{value || "–"}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {same.length > 0 && (
        <Button variant="subtle" size="xs" m="xs" onClick={toggle} aria-expanded={all}>
          {all ? messages.invoice.compare.onlyDifferent : messages.invoice.compare.showSame(same.length)}
        </Button>
      )}
    </>
  );
}

function DocumentHead({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  return (
    <Table.Th>
      <Anchor size="sm" renderRoot={(props) => <Link to="/invoices/$id" params={{ id: detail.row.id }} {...props} />}>
        {detail.row.filename ?? detail.row.id}
      </Anchor>
      <Text size="xs" c="dimmed" fw={400}>
        {messages.invoice.compare.uploaded(formatMoment(detail.row.created_at))}
      </Text>
    </Table.Th>
  );
}
