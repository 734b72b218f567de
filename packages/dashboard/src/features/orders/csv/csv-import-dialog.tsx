import { Button, Group, List, NativeSelect, Progress, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { messages } from "../../../messages/messages.ts";
import type { ImportOutcome } from "../../../ui/actions/import-outcome.ts";
import { Dialog, useFormState } from "../../../ui/forms/dialog.tsx";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { type FormProblems, problemInput, useFormProblems } from "../../../ui/forms/form-problems.ts";
import type { CsvTable } from "./csv-table.ts";
import { guessColumns, type OrderColumn, orderColumns, requiredColumns } from "./order-columns.ts";
import { type CsvMapping, type CsvOrders, guessDecimalMark, ordersFromCsv } from "./orders-from-csv.ts";
import { problemText, useCsvImport } from "./use-csv-import.ts";

export type OpenedCsv = Readonly<{ name: string; table: CsvTable }>;
type Props = Readonly<{ file: OpenedCsv | undefined; onClose: () => void; onDone: (outcome: ImportOutcome) => void }>;

/** Maps the columns of a CSV file to orders, and imports them. */
export function CsvImportDialog({ file, onClose, onDone }: Props) {
  return (
    <Dialog title={messages.orders.csv.title(file?.name ?? "")} size="lg" opened={file !== undefined} onClose={onClose}>
      {file && <MappingForm key={file.name} table={file.table} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

type FormProps = Readonly<{ table: CsvTable; onClose: () => void; onDone: (outcome: ImportOutcome) => void }>;

function MappingForm({ table, onClose, onDone }: FormProps) {
  const said = messages.orders.csv;
  const [plan, setPlan] = useState(() => firstPlan(table));
  const found = useMemo(() => ordersFromCsv(table, plan), [table, plan]);
  const { run, sent, progress } = useCsvImport(onDone);
  const missing = requiredColumns.filter((column) => plan.columns[column] === undefined);
  const problems = useFormProblems<OrderColumn>(missing);
  const state = useFormState<HTMLDivElement>(run.isPending);
  const total = found.orders.length;
  return (
    <Stack ref={problems.root}>
      <Text size="sm">{said.text}</Text>
      <div {...state}>
        <PlanInputs table={table} plan={plan} problems={problems} onChange={setPlan} />
      </div>
      {missing.length > 0 ? (
        <Text size="sm" c="var(--band-check-text)" role="status">
          {said.choose(missing.map((column) => said.columns[column]).join(", "))}
        </Text>
      ) : (
        <Found found={found} />
      )}
      {run.isPending && (
        <div role="status">
          <Text size="sm">{progress(total)}</Text>
          <Progress value={(100 * sent) / total} aria-label={said.importing} />
        </div>
      )}
      <FormAlert error={run.error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {messages.ui.cancel}
        </Button>
        <Button
          disabled={missing.length === 0 && total === 0}
          loading={run.isPending}
          onClick={() => problems.attempt(() => run.mutate(found))}
        >
          {messages.vendors.import}
        </Button>
      </Group>
    </Stack>
  );
}

function firstPlan(table: CsvTable): CsvMapping {
  const columns = guessColumns(table.header);
  return { columns, currency: "", decimal: guessDecimalMark(table, columns) };
}

type PlanProps = Readonly<{
  table: CsvTable;
  plan: CsvMapping;
  problems: FormProblems<OrderColumn>;
  onChange: (plan: CsvMapping) => void;
}>;

function PlanInputs({ table, plan, problems, onChange }: PlanProps) {
  const said = messages.orders.csv;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {orderColumns.map((column) => (
        <ColumnSelect key={column} column={column} table={table} plan={plan} problems={problems} onChange={onChange} />
      ))}
      <TextInput
        label={said.currencyOfAll}
        placeholder={messages.rules.currencyExample}
        maxLength={3}
        value={plan.currency}
        onChange={(event) => onChange({ ...plan, currency: event.currentTarget.value.toUpperCase() })}
      />
      <NativeSelect
        label={said.decimal}
        value={plan.decimal}
        data={[
          { value: ".", label: "1,234.50" },
          { value: ",", label: "1.234,50" },
        ]}
        onChange={(event) => onChange({ ...plan, decimal: event.currentTarget.value as CsvMapping["decimal"] })}
      />
    </SimpleGrid>
  );
}

/** The heading of a column, with the first value under it. */
function ColumnSelect({ column, table, plan, problems, onChange }: PlanProps & Readonly<{ column: OrderColumn }>) {
  const said = messages.orders.csv;
  const at = plan.columns[column];
  const { [column]: _present, ...others } = plan.columns;
  const example = at === undefined ? "" : (table.rows[0]?.cells[at] ?? "");
  return (
    <NativeSelect
      label={said.columns[column]}
      required={(requiredColumns as readonly OrderColumn[]).includes(column)}
      description={example === "" ? undefined : said.example(example)}
      inputWrapperOrder={["label", "input", "description"]}
      value={at === undefined ? "" : String(at)}
      {...problemInput(problems, column, messages.ui.missing.column)}
      data={[
        { value: "", label: said.notInFile },
        ...table.header.map((heading, index) => ({ value: String(index), label: heading || said.unnamed(index + 1) })),
      ]}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChange({ ...plan, columns: chosen === "" ? others : { ...others, [column]: Number(chosen) } });
      }}
    />
  );
}

const shownProblems = 5;

/** How many orders will be imported, and the first rows with a problem. */
function Found({ found: { orders, problems, leftOut } }: Readonly<{ found: CsvOrders }>) {
  const said = messages.orders.csv;
  const lines = orders.reduce((sum, order) => sum + order.lines.length, 0);
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {said.found(orders.length, lines)}
      </Text>
      {leftOut > 0 && (
        <>
          <Text size="sm">{said.leftOut(leftOut)}</Text>
          <List size="sm" c="dimmed">
            {problems.slice(0, shownProblems).map(({ line, ...problem }) => (
              <List.Item key={`${line} ${problem.column} ${problem.kind}`}>
                {messages.vendors.wrongRow(line, problemText(problem))}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </div>
  );
}
