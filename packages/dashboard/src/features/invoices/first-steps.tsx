import { Anchor, Button, Group, List, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { usePermission } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { InvoiceIcon, UploadIcon } from "../../ui/icons.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { useUploads } from "../upload/upload-provider.tsx";

/** The empty list: upload an invoice or try the sample, review it, connect programs. */
export function FirstSteps() {
  const uploads = useUploads();
  const said = messages.invoices.first;
  return (
    <EmptyState
      icon={<InvoiceIcon size={26} />}
      title={messages.invoices.nothingYet}
      action={
        uploads.allowed && (
          <Group mt="xs" justify="center">
            <Button leftSection={<UploadIcon />} onClick={uploads.choose}>
              {messages.invoices.chooseFiles}
            </Button>
            <Button variant="default" onClick={uploads.trySample}>
              {said.trySample}
            </Button>
          </Group>
        )
      }
    >
      {messages.invoices.nothingYetText}
      {uploads.allowed && <Steps />}
    </EmptyState>
  );
}

function Steps() {
  const isOwner = usePermission("administer");
  const said = messages.invoices.first;
  return (
    <List type="ordered" size="sm" mt="lg" spacing={6} ta="left" aria-label={said.label} component="ol">
      <List.Item>{said.upload}</List.Item>
      <List.Item>{said.check}</List.Item>
      <List.Item>
        {said.connect}{" "}
        {isOwner && (
          <Text span inherit>
            <Anchor inherit underline="always" renderRoot={(props) => <Link to="/keys" {...props} />}>
              {messages.shell.keys}
            </Anchor>
            {", "}
            <Anchor inherit underline="always" renderRoot={(props) => <Link to="/webhooks" {...props} />}>
              {messages.shell.webhooks}
            </Anchor>
          </Text>
        )}
      </List.Item>
    </List>
  );
}
