import type { CustomField } from "@inkvoice/contract";
import type { FieldCoverage } from "@inkvoice/contract/dashboard";
import { Badge, Button, Group, Table, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { v1 } from "../../api/client.ts";
import { customFieldsQuery, fieldCoverageQuery } from "../../api/queries.ts";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { ConfirmButton } from "../../ui/actions/confirm-button.tsx";
import { PlusIcon, TagIcon } from "../../ui/icons.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { QueryResult } from "../../ui/query-result.tsx";
import { RecordTable } from "../../ui/record-table.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { customLabel } from "../invoice/fields/custom-columns.ts";

/** The account's custom fields, and how often they are found. */
export function FieldsPage() {
  const fields = useQuery(customFieldsQuery);
  const coverage = useQuery(fieldCoverageQuery);
  const mayEdit = usePermission("edit");
  const said = messages.customFields;
  return (
    <Page title={said.title} lead={said.lead} actions={mayEdit && <NewField />}>
      <QueryResult query={fields}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={<TagIcon size={26} />} title={said.none}>
              {said.noneText}
            </EmptyState>
          ) : (
            <Card flush>
              <RecordTable label={said.title}>
                {known.map((field) => (
                  <FieldLine key={field.id} field={field} coverage={coverage.data} />
                ))}
              </RecordTable>
            </Card>
          )
        }
      </QueryResult>
    </Page>
  );
}

function NewField() {
  return (
    <Button
      leftSection={<PlusIcon />}
      renderRoot={(props) => <Link to="/fields/$id" params={{ id: "new" }} {...props} />}
    >
      {messages.customFields.add}
    </Button>
  );
}

type LineProps = Readonly<{ field: CustomField; coverage: FieldCoverage | undefined }>;

function FieldLine({ field, coverage }: LineProps) {
  const client = useQueryClient();
  const mayEdit = usePermission("edit");
  const said = messages.customFields;
  const remove = useMutation({
    mutationFn: () => v1.delete(`/fields/${field.id}`),
    onSuccess: () => client.invalidateQueries(),
  });
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={8}>
          <Text
            size="sm"
            fw={550}
            renderRoot={(props) => <Link to="/fields/$id" params={{ id: field.id }} {...props} />}
          >
            {customLabel(field.name)}
          </Text>
          {field.required && <Badge variant="light">{said.required}</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {[said.types[field.type], said.levels[field.level], field.captions.join(", ")].filter(Boolean).join(" · ")}
        </Text>
      </Table.Td>
      <Table.Td>
        {coverage && (
          <Text size="sm" c="dimmed" className="numbers">
            {said.coverage(coverage.found[field.name] ?? 0, coverage.documents)}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        {mayEdit && (
          <ConfirmButton
            label={said.delete}
            title={said.deleteTitle(customLabel(field.name))}
            text={said.deleteText}
            onConfirm={() => remove.mutateAsync()}
          />
        )}
      </Table.Td>
    </Table.Tr>
  );
}
