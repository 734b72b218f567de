import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Tabs, Title } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { messages } from "../../../messages/messages.ts";
import { DoubtCard } from "../doubts/doubt-card.tsx";
import type { Doubts } from "../doubts/use-doubts.ts";
import { History } from "../history/history.tsx";
import { RowsTable } from "../rows/rows-table.tsx";
import { Differences } from "../totals/differences.tsx";
import { failedSums } from "../totals/sum-checks.ts";
import { TotalsCheck } from "../totals/totals-check.tsx";
import classes from "../viewer.module.css";
import { useViewer, type ViewerTab } from "../viewer-state.tsx";
import { AppliedRules } from "./applied-rules.tsx";
import { singleFields } from "./field-model.ts";
import { FieldRow } from "./field-row.tsx";
import { type RowsByList, rowSpecs } from "./row-model.ts";

type Props = Readonly<{ detail: InvoiceDetail; rows: RowsByList; doubts: Doubts }>;

/** The current doubt, then tabs with fields, lines, totals and history. */
export function FieldsPane({ detail, rows, doubts }: Props) {
  const viewer = useViewer();
  const failed = failedSums(detail.data?.checks ?? []);
  const tabs = messages.invoice.tabs;
  return (
    <section className={classes.fields} aria-label={messages.invoice.valuesRead}>
      <DoubtCard detail={detail} doubts={doubts} />
      <Tabs
        value={viewer.tab}
        onChange={(tab) => viewer.setTab(tab as ViewerTab)}
        keepMounted={false}
        className={classes.read}
        data-scrolls
      >
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="fields">{tabs.fields}</Tabs.Tab>
          <Tabs.Tab value="lines">{tabs.lines(rows.line_items.length)}</Tabs.Tab>
          <Tabs.Tab value="sums" {...(failed > 0 ? { c: "var(--band-check-text)" } : {})}>
            {tabs.sums(failed)}
          </Tabs.Tab>
          <Tabs.Tab value="history">{tabs.history}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="fields" className={classes.panel}>
          <Differences detail={detail} />
          {detail.rules.length > 0 && (
            <Group name={messages.rules.applied}>
              <AppliedRules detail={detail} />
            </Group>
          )}
          <SingleFields detail={detail} rows={rows} />
        </Tabs.Panel>
        <Tabs.Panel value="lines" className={classes.panel}>
          <RowsTable detail={detail} spec={rowSpecs.line_items} rows={rows.line_items} />
        </Tabs.Panel>
        <Tabs.Panel value="sums" className={classes.panel}>
          <TotalsCheck detail={detail} />
        </Tabs.Panel>
        <Tabs.Panel value="history" className={classes.panel}>
          <History detail={detail} />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

function SingleFields({ detail, rows }: Readonly<{ detail: InvoiceDetail; rows: RowsByList }>) {
  const fields = singleFields(detail);
  const groups = [...new Set(fields.map((field) => field.group))];
  return groups.map((group) => (
    <Fragment key={group}>
      <Group name={group === "custom" ? messages.customFields.title : messages.fields.groups[group]}>
        {fields
          .filter((field) => field.group === group)
          .map((field) => (
            <FieldRow key={field.path} field={field} detail={detail} />
          ))}
      </Group>
      {group === "amounts" &&
        (["taxes", "charges"] as const).map((list) => (
          <Group key={list} name={messages.fields.lists[list]}>
            <RowsTable detail={detail} spec={rowSpecs[list]} rows={rows[list]} />
          </Group>
        ))}
    </Fragment>
  ));
}

function Group({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className={classes.group}>
      <Title order={2} className={classes.groupTitle}>
        {name}
      </Title>
      {children}
    </div>
  );
}
