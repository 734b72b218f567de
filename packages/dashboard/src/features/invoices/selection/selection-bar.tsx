import type { BulkAction } from "@inkvoice/contract/dashboard";
import { Button, CloseButton, Group, Progress, Text } from "@mantine/core";
import { lazy, Suspense, useEffect, useRef } from "react";
import { loadPage } from "../../../api/load-page.ts";
import { usePermission } from "../../../api/session.ts";
import { formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";
import { ConfirmButton } from "../../../ui/actions/confirm-button.tsx";
import { isFocusLost } from "../../../ui/actions/keep-focus.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { useFocusAfter } from "../../../ui/use-focus-after.ts";
import { ExportButton } from "../export/export-button.tsx";
import type { ListSearch } from "../filter/filter.ts";
import classes from "../invoices.module.css";
import { maxPerRequest } from "./bulk.ts";
import type { Selection } from "./selection.ts";
import { useBulkChange } from "./use-bulk-change.tsx";

/** Loaded on demand, with the texts of all problems. */
const ApprovalQuestion = lazy(async () => {
  const { ApprovalQuestion: question } = await loadPage(() => import("./approval-question.tsx"));
  return { default: question };
});

type Props = Readonly<{
  selection: Selection;
  search: ListSearch;
  /** Number of rows on the screen, and of all that match. */
  shown: number;
  count: Readonly<{ value: number; capped: boolean }>;
}>;

/** Actions for the selected rows. Sticky above the list, never covering rows. */
export function SelectionBar({ selection, search, shown, count }: Props) {
  const mayEdit = usePermission("edit");
  const bulk = useBulkChange({ selection, search });
  const approveButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(approveButton, bulk.isBusy || bulk.question !== undefined);
  useFocusOnSelectAll();
  const said = messages.invoices.bulk;
  const chosen = selection.everything ? count.value : selection.ids.size;
  const number = `${formatNumber(chosen)}${selection.everything && count.capped ? "+" : ""}`;
  const act = (action: BulkAction) => () => bulk.run(action);
  return (
    <section className={classes.selectionBar} aria-label={said.label}>
      <Group gap="sm" wrap="wrap">
        <CloseButton aria-label={said.clear} onClick={selection.clear} />
        <Text size="sm" fw={600} role="status">
          {said.chosen(chosen, number)}
        </Text>
        {!selection.everything && selection.ids.size >= shown && (count.capped || count.value > shown) && (
          <Button size="compact-sm" variant="subtle" onClick={selection.chooseEverything}>
            {said.chooseAll(`${formatNumber(Math.min(count.value, maxPerRequest))}${count.capped ? "+" : ""}`)}
          </Button>
        )}
        <Group gap="xs" ml="auto">
          {mayEdit && (
            <>
              <Button
                ref={approveButton}
                size="xs"
                leftSection={<CheckIcon size={15} />}
                disabled={bulk.isBusy}
                onClick={act("approve")}
              >
                {said.approve}
              </Button>
              <ConfirmButton
                label={said.reread}
                title={said.rereadTitle(chosen, number)}
                text={said.rereadText}
                onConfirm={async () => act("reread")()}
              />
            </>
          )}
          <ExportButton search={search} {...(!selection.everything && { ids: selection.ids })} small />
          {mayEdit && (
            <ConfirmButton
              label={said.delete}
              title={said.deleteTitle(chosen, number)}
              text={said.deleteText}
              onConfirm={async () => act("delete")()}
            />
          )}
        </Group>
      </Group>
      {bulk.progress && (
        <Group gap="sm" mt={6} wrap="nowrap">
          <Progress
            flex={1}
            size={4}
            value={(100 * bulk.progress.done) / Math.max(1, bulk.progress.of)}
            aria-label={said.progress(formatNumber(bulk.progress.done), formatNumber(bulk.progress.of))}
          />
          <Text size="xs" c="dimmed">
            {said.progress(formatNumber(bulk.progress.done), formatNumber(bulk.progress.of))}
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={bulk.stop}>
            {said.stop}
          </Button>
        </Group>
      )}
      {bulk.question && (
        <Suspense fallback={null}>
          <ApprovalQuestion question={bulk.question} />
        </Suspense>
      )}
    </section>
  );
}

/** Focuses the checkbox of all rows after the bar has disappeared with the focus in it. */
function useFocusOnSelectAll(): void {
  useEffect(
    () => () => {
      if (isFocusLost()) document.querySelector<HTMLElement>("[data-role=select-all]")?.focus({ preventScroll: true });
    },
    [],
  );
}
