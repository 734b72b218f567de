import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { useDuplicateDecision } from "./use-duplicate-decision.ts";

/** Actions for a possible duplicate. Comparing is the default for Enter, because it changes nothing. */
export function DuplicateActions({ id, other }: Readonly<{ id: string; other: string }>) {
  const mayEdit = usePermission("edit");
  const { keepBoth, deleteOne, isPending } = useDuplicateDecision([id, other]);
  const { duplicate } = messages.invoice;
  return (
    <>
      <Button
        size="xs"
        data-role="accept"
        renderRoot={(props) => <Link to="/invoices/$id/compare/$other" params={{ id, other }} {...props} />}
      >
        {duplicate.compare}
      </Button>
      {mayEdit && (
        <>
          <Button size="xs" variant="default" onClick={() => deleteOne(other)} disabled={isPending}>
            {duplicate.keepThis}
          </Button>
          <Button size="xs" variant="default" onClick={keepBoth} disabled={isPending}>
            {duplicate.keepBoth}
          </Button>
        </>
      )}
    </>
  );
}
