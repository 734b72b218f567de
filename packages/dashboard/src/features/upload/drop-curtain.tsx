import { Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { UploadIcon } from "../../ui/icons.tsx";
import { words } from "../../words/words.ts";
import classes from "./upload.module.css";

export function DropCurtain() {
  return (
    <div className={classes.curtain}>
      <Stack align="center" gap="xs" className={classes.curtainCard}>
        <ThemeIcon size={64} radius="xl" variant="light">
          <UploadIcon size={30} />
        </ThemeIcon>
        <Title order={2}>{words.upload.drop}</Title>
        <Text c="dimmed" size="sm">
          {words.upload.dropHint}
        </Text>
      </Stack>
    </div>
  );
}
