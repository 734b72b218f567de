import { Box, Loader } from "@mantine/core";
import { useConnection } from "../api/reachability.ts";
import { messages } from "../messages/messages.ts";
import { Notice } from "../ui/notice.tsx";

/** Shown while the server cannot be reached; the page keeps its content. */
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
