import { Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { UploadIcon } from "../../ui/icons.tsx";
import classes from "./upload.module.css";

export function DropCurtain() {
  return (
    <div className={classes.curtain}>
      <Stack align="center" gap="xs" className={classes.curtainCard}>
        <ThemeIcon size={64} radius="xl" variant="light">
          <UploadIcon size={30} />
        </ThemeIcon>
        <Title order={2}>Drop to read</Title>
        <Text c="dimmed" size="sm">
          PDF, JPG, PNG, WEBP, TIFF, HEIC or XML, up to 10 MB and 50 pages each
        </Text>
      </Stack>
    </div>
  );
}
