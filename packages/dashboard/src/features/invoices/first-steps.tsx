import { Anchor, Button, Group, List, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMay } from "../../api/session.ts";
import { InvoiceIcon, UploadIcon } from "../../ui/icons.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { useUploads } from "../upload/upload-provider.tsx";

/** What to do where there is nothing yet: an invoice of one's own or the example, a look at it, and the way for programs. */
export function FirstSteps() {
  const uploads = useUploads();
  const said = words.invoices.first;
  return (
    <EmptyState
      icon={<InvoiceIcon size={26} />}
      title={words.invoices.nothingYet}
      action={
        uploads.allowed && (
          <Group mt="xs" justify="center">
            <Button leftSection={<UploadIcon />} onClick={uploads.choose}>
              {words.invoices.chooseFiles}
            </Button>
            <Button variant="default" onClick={uploads.trySample}>
              {said.trySample}
            </Button>
          </Group>
        )
      }
    >
      {words.invoices.nothingYetText}
      {uploads.allowed && <Steps />}
    </EmptyState>
  );
}

function Steps() {
  const isOwner = useMay("administer");
  const said = words.invoices.first;
  return (
    <List type="ordered" size="sm" mt="lg" spacing={6} ta="left" aria-label={said.label} component="ol">
      <List.Item>{said.upload}</List.Item>
      <List.Item>{said.check}</List.Item>
      <List.Item>
        {said.connect}{" "}
        {isOwner && (
          <Text span inherit>
            <Anchor inherit underline="always" renderRoot={(props) => <Link to="/keys" {...props} />}>
              {words.shell.keys}
            </Anchor>
            {", "}
            <Anchor inherit underline="always" renderRoot={(props) => <Link to="/webhooks" {...props} />}>
              {words.shell.webhooks}
            </Anchor>
          </Text>
        )}
      </List.Item>
    </List>
  );
}
