import { Alert } from "@mantine/core";

/** The server's error for a form, announced to screen readers. */
export function FormAlert({ error }: Readonly<{ error: Error | null }>) {
  if (!error) return null;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      p="sm"
      c="var(--band-unsure-text)"
      styles={{ message: { color: "inherit" } }}
    >
      {error.message}
    </Alert>
  );
}
