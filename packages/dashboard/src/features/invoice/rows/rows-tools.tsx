import { Button, Group } from "@mantine/core";
import { messages } from "../../../messages/messages.ts";
import { BelowIcon, BesideIcon } from "../../../ui/icons.tsx";
import { usePaneLayout } from "../panes/pane-layout.ts";

type Props = Readonly<{ empty: number; isWhole: boolean; onWhole: () => void }>;

/** Switches of the lines' display: below the page in full width, and with empty columns. */
export function RowsTools({ empty, isWhole, onWhole }: Props) {
  const [layout, setLayout] = usePaneLayout();
  const isBelow = layout.direction === "below";
  return (
    <Group gap="xs">
      <Button
        size="compact-xs"
        variant="default"
        visibleFrom="md"
        aria-pressed={isBelow}
        leftSection={isBelow ? <BesideIcon size={14} /> : <BelowIcon size={14} />}
        onClick={() => setLayout({ ...layout, direction: isBelow ? "beside" : "below" })}
      >
        {isBelow ? messages.invoice.layout.beside : messages.invoice.layout.below}
      </Button>
      {empty > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={onWhole}>
          {isWhole ? messages.invoice.hideEmptyColumns : messages.invoice.showEmptyColumns(empty)}
        </Button>
      )}
    </Group>
  );
}
