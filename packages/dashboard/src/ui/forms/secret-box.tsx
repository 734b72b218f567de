import { ActionIcon, Code, CopyButton, Group, Tooltip } from "@mantine/core";
import { messages } from "../../messages/messages.ts";
import { CheckIcon, CopyIcon } from "../icons.tsx";

/** A value to be copied once: a key, a secret or a link. */
export function SecretBox({ secret, label }: Readonly<{ secret: string; label: string }>) {
  return (
    <Group wrap="nowrap" gap="xs">
      <Code block flex={1} aria-label={label} style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {secret}
      </Code>
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? messages.ui.copied : messages.ui.copy}>
            <ActionIcon
              onClick={copy}
              aria-label={copied ? messages.ui.copied : messages.ui.copyOf(label)}
              variant="default"
            >
              {copied ? <CheckIcon /> : <CopyIcon />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}
