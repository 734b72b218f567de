import { ActionIcon, Code, CopyButton, Group, Text, Tooltip } from "@mantine/core";
import { messages } from "../../messages/messages.ts";
import { CheckIcon, CopyIcon } from "../icons.tsx";
import classes from "./copyable-block.module.css";

type Props = Readonly<{ label: string; text: string; height?: number }>;

/** A labelled code block that scrolls and can be copied with one click. */
export function CopyableBlock({ label, text, height = 240 }: Props) {
  return (
    <div>
      <Group justify="space-between" mb={4} wrap="nowrap">
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? messages.ui.copied : messages.ui.copy}>
              <ActionIcon size="sm" onClick={copy} aria-label={copied ? messages.ui.copied : messages.ui.copyOf(label)}>
                {copied ? <CheckIcon size={15} /> : <CopyIcon size={15} />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      </Group>
      <Code block mah={height} className={classes.block ?? ""} tabIndex={0}>
        {text}
      </Code>
    </div>
  );
}
