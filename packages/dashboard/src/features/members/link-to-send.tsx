import type { LinkView } from "@inkvoice/contract/dashboard";
import { Stack, Text } from "@mantine/core";
import { formatMoment } from "../../format/format.ts";
import { messages } from "../../messages/messages.ts";
import { SecretBox } from "../../ui/forms/secret-box.tsx";

/** Inkvoice sends no mail: the user sends the link. */
export function LinkToSend({ link }: Readonly<{ link: LinkView }>) {
  return (
    <Stack gap="sm">
      <Text size="sm">{messages.members.sendLink(formatMoment(link.expires_at))}</Text>
      <SecretBox secret={link.url} label={messages.members.link} />
    </Stack>
  );
}
