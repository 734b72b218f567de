import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Anchor, SimpleGrid, Table, Text } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { invoiceQuery } from "../../api/queries.ts";
import { formatMoment } from "../../format/format.ts";
import { ErrorState, Splash } from "../../shell/states.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { PagePicture } from "./document-pane.tsx";
import { displayValue, fieldOf, fieldSpecs } from "./field-model.ts";
import sums from "./sums.module.css";
import classes from "./viewer.module.css";

/** Two documents that look alike, with what differs marked. */
export function ComparePage() {
  const { id, other } = useParams({ from: "/inside/invoices/$id/compare/$other" });
  const [left, right] = useQueries({ queries: [invoiceQuery(id), invoiceQuery(other)] });
  if (left.isPending || right.isPending) return <Splash />;
  const error = left.error ?? right.error;
  if (!left.data || !right.data) return <ErrorState error={error ?? new Error("It could not be loaded.")} />;
  const pair = [left.data, right.data] as const;
  return (
    <Page title="Side by side" wide lead="Both documents stay. Decide which one to book.">
      <Card flush>
        <Differences pair={pair} />
      </Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
        {pair.map((detail) => (
          <div key={detail.row.id} className={classes.comparePage}>
            <PagePicture id={detail.row.id} page={1} />
          </div>
        ))}
      </SimpleGrid>
    </Page>
  );
}

function Differences({ pair }: Readonly<{ pair: readonly [InvoiceDetail, InvoiceDetail] }>) {
  const rows = fieldSpecs
    .map((spec) => ({ spec, values: pair.map((detail) => displayValue(fieldOf(detail, spec), detail.data)) }))
    .filter(({ values }) => values.some((value) => value !== ""));
  return (
    <Table className={sums.compare} aria-label="Fields of both documents">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Field</Table.Th>
          {pair.map((detail) => (
            <Table.Th key={detail.row.id}>
              <Anchor
                size="sm"
                renderRoot={(props) => <Link to="/invoices/$id" params={{ id: detail.row.id }} {...props} />}
              >
                {detail.row.filename ?? detail.row.id}
              </Anchor>
              <Text size="xs" c="dimmed" fw={400}>
                {formatMoment(detail.row.created_at)}
              </Text>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ spec, values }) => (
          <Table.Tr key={spec.path} data-different={values[0] !== values[1] || undefined}>
            <Table.Td>
              {spec.group === "Vendor" || spec.group === "Customer" ? `${spec.group}: ` : ""}
              {spec.label}
            </Table.Td>
            {values.map((value, index) => (
              <Table.Td key={String(index)}>{value || "–"}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
