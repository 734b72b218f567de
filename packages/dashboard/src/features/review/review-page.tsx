import { Button, Group, Kbd, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { invoicesQuery } from "../../api/queries.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { usePageKeys } from "../../ui/keys.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { InvoiceTable } from "../invoices/invoice-table.tsx";
import { openSkipped } from "./skipped.ts";

const queue = { look: "true" } as const;

/** Invoices with a doubtful field or a sum that fails, to be worked through one after another. */
export function ReviewPage() {
  const list = useInfiniteQuery(invoicesQuery(queue));
  const navigate = useNavigate();
  const rows = list.data?.pages.flatMap((page) => page.invoices) ?? [];
  const first = rows[0];
  const start = () => {
    if (!first) return false;
    openSkipped(sessionStorage).clear();
    void navigate({ to: "/invoices/$id", params: { id: first.id }, search: { queue: true } });
    return true;
  };
  usePageKeys([["Enter", start]]);
  return (
    <Page
      title="Needs a look"
      lead="Invoices with a field that is missing or unsure, or with sums that do not add up. Everything else is fine as it is."
      actions={
        first && (
          <Button onClick={start} rightSection={<Kbd size="xs">Enter</Kbd>}>
            Start
          </Button>
        )
      }
    >
      <Loaded query={list}>
        {() =>
          rows.length === 0 ? (
            <EmptyState icon={<CheckIcon size={26} />} title="All clear">
              Nothing needs a look. New doubts appear here by themselves.
            </EmptyState>
          ) : (
            <Stack gap="sm">
              <Card flush>
                <InvoiceTable rows={rows} queue />
              </Card>
              <Group justify="space-between">
                <Text size="sm" c="dimmed">
                  <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> choose a field, <Kbd size="xs">Enter</Kbd> corrects it,{" "}
                  <Kbd size="xs">A</Kbd> goes on to the next invoice, <Kbd size="xs">N</Kbd> skips it
                </Text>
                <ShowMore list={list} />
              </Group>
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}
