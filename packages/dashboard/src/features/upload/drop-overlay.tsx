import { Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { messages } from "../../messages/messages.ts";
import { UploadIcon } from "../../ui/icons.tsx";
import classes from "./upload.module.css";

export function DropOverlay() {
  return (
    <div className={classes.curtain}>
      <Stack align="center" gap="xs" className={classes.curtainCard}>
        <ThemeIcon size={64} radius="xl" variant="light">
          <UploadIcon size={30} />
        </ThemeIcon>
        <Title order={2}>{messages.upload.drop}</Title>
        <Text c="dimmed" size="sm">
          {messages.upload.dropHint}
        </Text>
      </Stack>
    </div>
  );
}
