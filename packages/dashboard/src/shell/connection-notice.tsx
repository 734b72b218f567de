import { Box, Loader } from "@mantine/core";
import { useConnection } from "../api/reachability.ts";
import { messages } from "../messages/messages.ts";
import { Notice } from "../ui/notice.tsx";

/** Says why nothing new appears, for as long as it is so; what is on the screen stays. */
export function ConnectionNotice() {
  const connection = useConnection();
  if (connection === "fine") return null;
  const text = connection === "offline" ? messages.shell.connection.offline : messages.shell.connection.unreachable;
  return (
    <Box px="md" pt="md" role="status">
      <Notice p="sm" icon={<Loader size={16} aria-hidden="true" />}>
        {text}
      </Notice>
    </Box>
  );
}
