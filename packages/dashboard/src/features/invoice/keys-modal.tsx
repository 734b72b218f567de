import { Group, Kbd, Modal, Table, Text } from "@mantine/core";

const keys: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [["↑", "↓"], "Field before, next field"],
  [["Enter"], "Correct the field; save"],
  [["Esc"], "Leave without saving"],
  [["L"], "Add a line"],
  [["Del"], "Take the chosen line or tax away"],
  [["A"], "Looks right: on to the next in the queue"],
  [["N"], "Skip: on to the next without a verdict"],
  [["+", "−"], "Larger, smaller"],
  [["0"], "Whole width"],
  [["PgUp", "PgDn"], "Page before, next page"],
  [["[", "]"], "Invoice before, next invoice of the file"],
  [["S"], "Split or join the invoices of the file"],
  [["?"], "This list"],
];

export function KeysModal({ opened, onClose }: Readonly<{ opened: boolean; onClose: () => void }>) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard">
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
                <Text size="sm">{meaning}</Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
