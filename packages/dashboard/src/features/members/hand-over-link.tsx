import type { HandedLink } from "@inkvoice/contract/dashboard";
import { Stack, Text } from "@mantine/core";
import { formatMoment } from "../../format/format.ts";
import { SecretBox } from "../../ui/secret-box.tsx";

/** Inkvoice sends no mail: the person in front of the screen passes the link on. */
export function HandOverLink({ link }: Readonly<{ link: HandedLink }>) {
  return (
    <Stack gap="sm">
      <Text size="sm">
        Pass this link on yourself. It works once, until {formatMoment(link.expires_at)}, and is not shown again.
      </Text>
      <SecretBox secret={link.url} label="link" />
    </Stack>
  );
}
