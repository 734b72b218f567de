import { Box, Loader } from "@mantine/core";
import { useConnection } from "../api/reachability.ts";
import { Notice } from "../ui/notice.tsx";
import { words } from "../words/words.ts";

/** Says why nothing new appears, for as long as it is so; what is on the screen stays. */
export function ConnectionNotice() {
  const connection = useConnection();
  if (connection === "fine") return null;
  const text = connection === "offline" ? words.shell.connection.offline : words.shell.connection.unreachable;
  return (
    <Box px="md" pt="md" role="status">
      <Notice p="sm" icon={<Loader size={16} aria-hidden="true" />}>
        {text}
      </Notice>
    </Box>
  );
}
