import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Kbd, SimpleGrid } from "@mantine/core";
import { useCanGoBack, useNavigate, useRouter } from "@tanstack/react-router";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { useKeyBindings } from "../../../ui/actions/key-bindings.ts";
import { useDuplicateDecision } from "../duplicates/use-duplicate-decision.ts";

/** To the page before, or to this invoice. */
function useLeave(id: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? router.history.back() : void navigate({ to: "/invoices/$id", params: { id } }));
}

/** Leaves the comparison without a decision. */
export function BackButton({ id }: Readonly<{ id: string }>) {
  const leave = useLeave(id);
  useKeyBindings([["Escape", leave]]);
  return (
    <Button variant="default" rightSection={<Kbd size="xs">{messages.ui.keys.escape}</Kbd>} onClick={leave}>
      {messages.ui.back}
    </Button>
  );
}

/** Keeps both or one of two possible duplicates, then returns to the invoice or to the review queue. */
export function CompareActions({ pair: [left, right] }: Readonly<{ pair: readonly [InvoiceDetail, InvoiceDetail] }>) {
  const mayEdit = usePermission("edit");
  const navigate = useNavigate();
  const ids = [left.row.id, right.row.id] as const;
  const open = (id: string) => void navigate({ to: "/invoices/$id", params: { id } });
  const leave = useLeave(ids[0]);
  const { keepBoth, deleteOne, isPending } = useDuplicateDecision(ids, {
    onKeptBoth: leave,
    // The page before shows the left invoice.
    onDeleted: (id) => (id === ids[0] ? open(ids[1]) : leave()),
  });
  if (!mayEdit || !left.duplicates.some(({ id }) => id === ids[1])) return null;
  const { duplicate, compare } = messages.invoice;
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} mb="md" spacing="xs">
      <Button variant="default" onClick={() => deleteOne(ids[1])} disabled={isPending}>
        {compare.keepLeft}
      </Button>
      <Button onClick={keepBoth} disabled={isPending}>
        {duplicate.keepBoth}
      </Button>
      <Button variant="default" onClick={() => deleteOne(ids[0])} disabled={isPending}>
        {compare.keepRight}
      </Button>
    </SimpleGrid>
  );
}
