import { Group, Kbd, Modal, Table, Text } from "@mantine/core";
import { messages } from "../../../messages/messages.ts";

const keys = [
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
  [["↑", "↓"], "fields"],
  [["Esc"], "leave"],
  [["L"], "addLine"],
  [["Del"], "removeRow"],
  [["+", "−"], "zoom"],
  [["0"], "wholeWidth"],
  [["PgUp", "PgDn"], "pages"],
  [["[", "]"], "invoices"],
  [["S"], "divide"],
  [["?"], "list"],
] as const;

export function ShortcutsModal({ opened, onClose }: Readonly<{ opened: boolean; onClose: () => void }>) {
  return (
    <Modal opened={opened} onClose={onClose} title={messages.invoice.keys.title}>
      <Table withRowBorders={false} verticalSpacing={6}>
        <Table.Tbody>
          {keys.map(([names, meaning]) => (
            <Table.Tr key={meaning}>
              <Table.Td w={130}>
                <Group gap={4}>
                  {names.map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td>
                <Text size="sm">{messages.invoice.keys[meaning]}</Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
