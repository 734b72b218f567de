import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Stack, Table, Text, UnstyledButton } from "@mantine/core";
import { useMay } from "../../shell/session.ts";
import { BandMark } from "../../ui/band.tsx";
import { FieldEditor } from "./field-editor.tsx";
import { displayValue, type Field, lineColumns } from "./field-model.ts";
import classes from "./viewer.module.css";
import { useViewer } from "./viewer-state.tsx";

type Props = Readonly<{ detail: InvoiceDetail; lines: readonly (readonly Field[])[] }>;

export function LineItems({ detail, lines }: Props) {
  const viewer = useViewer();
  if (lines.length === 0) {
    return (
      <Text c="dimmed" size="sm" py="md">
        No lines were read on this document.
      </Text>
    );
  }
  const shown = lineColumns.filter((_, column) => lines.some((line) => line[column]?.value !== undefined));
  const editing = lines.flat().find((field) => field.path === viewer.editing);
  return (
    <Stack gap="sm">
      {editing && <FieldEditor key={editing.path} field={editing} detail={detail} />}
      <Table.ScrollContainer minWidth={420}>
        <Table className={classes.lines} verticalSpacing={6} aria-label="Lines">
          <Table.Thead>
            <Table.Tr>
              {shown.map((column) => (
                <Table.Th key={column.key} ta={column.kind === "text" ? "left" : "right"}>
                  {column.label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line[0]?.path}>
                {shown.map((column) => {
                  const field = line[lineColumns.indexOf(column)];
                  return field ? <LineCell key={field.path} field={field} detail={detail} /> : null;
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function LineCell({ field, detail }: Readonly<{ field: Field; detail: InvoiceDetail }>) {
  const viewer = useViewer();
  const mayEdit = useMay("edit");
  const chosen = viewer.selected === field.path;
  return (
    <Table.Td ta={field.kind === "text" ? "left" : "right"} p={2}>
      <UnstyledButton
        className={classes.cell}
        data-field={field.path}
        data-chosen={chosen || undefined}
        data-lit={viewer.hovered === field.path || undefined}
        aria-label={`${field.label}: ${displayValue(field, detail.data) || "not read"}`}
        onClick={() => {
          if (chosen && mayEdit) viewer.edit(field.path);
          else viewer.select(field.path);
          if (field.location) viewer.setPage(field.location.page);
        }}
        onFocus={() => viewer.hover(field.path)}
        onBlur={() => viewer.hover(undefined)}
        onMouseEnter={() => viewer.hover(field.path)}
        onMouseLeave={() => viewer.hover(undefined)}
      >
        {field.band && field.band !== "sure" && <BandMark band={field.band} size={8} />}
        <span className={field.kind === "text" ? undefined : "numbers"}>{displayValue(field, detail.data) || "–"}</span>
      </UnstyledButton>
    </Table.Td>
  );
}
