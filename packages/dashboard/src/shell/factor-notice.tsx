import { Anchor, Box } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useSession } from "../api/session.ts";
import { messages } from "../messages/messages.ts";
import { WarningIcon } from "../ui/icons.tsx";
import { Notice } from "../ui/notice.tsx";

/** For people who must set up a second factor before anything else. */
export function FactorNotice() {
  const { lacks_factor } = useSession();
  if (!lacks_factor) return null;
  return (
    <Box px="md" pt="md">
      <Notice icon={<WarningIcon />} title={messages.shell.factorRequired}>
        {messages.shell.factorRequiredText}{" "}
        <Anchor inherit underline="always" renderRoot={(props) => <Link to="/settings" {...props} />}>
          {messages.shell.openSettings}
        </Anchor>
      </Notice>
    </Box>
  );
}
