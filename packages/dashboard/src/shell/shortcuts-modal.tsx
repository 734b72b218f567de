import { Group, Kbd, Modal, Table, Text, Title } from "@mantine/core";
import { Fragment } from "react";
import { messages } from "../messages/messages.ts";
import { shortcutsDialog, useIsOpen } from "../ui/actions/global-dialogs.ts";

const everywhere = [
  [["Ctrl", "K"], "palette"],
  [["/"], "search"],
  [["?"], "list"],
  [["Esc"], "leaveBox"],
] as const;

const inLists = [
  [["J", "K"], "rows"],
  [["Enter"], "openRow"],
  [["X"], "selectRow"],
  [["E"], "export"],
] as const;

const onInvoice = [
  [["Enter"], "accept"],
  [["Tab"], "nextDoubt"],
  [["↓"], "suggestions"],
  [["Ctrl", "Enter"], "approveAnywhere"],
  [["A"], "approve"],
  [["N"], "skip"],
  [["U"], "undo"],
  [["R"], "reject"],
  [["C"], "comment"],
  [["G"], "assign"],
  [["D"], "doubts"],
  [["J", "K"], "fields"],
  [["E"], "edit"],
  [["Esc"], "leave"],
  [["L"], "addLine"],
  [["Del"], "removeRow"],
  [[">", "<"], "nestLine"],
  [["+", "−"], "zoom"],
  [["0"], "wholeWidth"],
  [["PgUp", "PgDn"], "pages"],
  [["[", "]"], "invoices"],
  [["S"], "divide"],
  [["E", "I", "P"], "failed"],
] as const;

/** The keys of all pages, in groups. */
export function ShortcutsModal() {
  const opened = useIsOpen(shortcutsDialog);
  const { groups } = messages.shortcuts;
  const sections = [
    [groups.everywhere, everywhere],
    [groups.lists, inLists],
    [groups.invoice, onInvoice],
  ] as const;
  return (
    <Modal opened={opened} onClose={shortcutsDialog.close} title={messages.shortcuts.title} size="lg">
      {sections.map(([title, keys]) => (
        <Fragment key={title}>
          <Title order={3} size="sm" mt="sm">
            {title}
          </Title>
          <Table withRowBorders={false} verticalSpacing={4}>
            <Table.Tbody>
              {keys.map(([names, meaning]) => (
                <Table.Tr key={meaning}>
                  <Table.Td w={140}>
                    <Group gap={4} wrap="nowrap">
                      {names.map((name) => (
                        <Kbd key={name}>{name}</Kbd>
                      ))}
                    </Group>
                  </Table.Td>
                  <Table.Td>
                    <Text size="sm">{messages.shortcuts.keys[meaning]}</Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Fragment>
      ))}
    </Modal>
  );
}
