import { ActionIcon, Code, CopyButton, Group, Tooltip } from "@mantine/core";
import { CheckIcon, CopyIcon } from "./icons.tsx";

/** Something to be copied once: a key, a secret, a link to hand over. */
export function SecretBox({ secret, label }: Readonly<{ secret: string; label: string }>) {
  return (
    <Group wrap="nowrap" gap="xs">
      <Code block flex={1} aria-label={label} style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {secret}
      </Code>
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? "Copied" : "Copy"}>
            <ActionIcon onClick={copy} aria-label={copied ? "Copied" : `Copy the ${label}`} variant="default">
              {copied ? <CheckIcon /> : <CopyIcon />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
    </Group>
  );
}
