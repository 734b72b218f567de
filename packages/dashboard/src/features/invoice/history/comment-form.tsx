import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useSyncExternalStore } from "react";
import { api } from "../../../api/client.ts";
import { readInvoice } from "../../../api/invoices.ts";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { useFormProblems } from "../../../ui/forms/form-problems.ts";
import { commentDrafts } from "../drafts/draft-store.ts";

/** A comment for the next reviewer. */
export function CommentForm({ detail: { row } }: Readonly<{ detail: InvoiceDetail }>) {
  const client = useQueryClient();
  const mayEdit = usePermission("edit");
  const { text, change } = useCommentDraft(row.id);
  const problems = useFormProblems(text.trim() === "" ? ["text"] : []);
  const send = useMutation({
    mutationFn: async () => {
      await api.post(`/invoices/${row.id}/comments`, { text: text.trim() });
      return readInvoice(row.id);
    },
    onSuccess: (fresh) => {
      change("");
      client.setQueryData(["invoice", row.id], fresh);
    },
  });
  if (!mayEdit) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || text.trim() === "") return;
    event.preventDefault();
    send.mutate();
  };
  return (
    <Group align="flex-end" gap="xs" mb="md" wrap="nowrap" ref={problems.root}>
      <Textarea
        flex={1}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
        label={messages.review.comment}
        placeholder={messages.review.commentHint}
        value={text}
        data-problem="text"
        error={send.error ? <FormAlert error={send.error} /> : problems.isShown("text") && messages.ui.missing.comment}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        data-comment
      />
      <Button onClick={() => problems.attempt(send.mutate)} loading={send.isPending}>
        {messages.review.postComment}
      </Button>
    </Group>
  );
}

const path = "comment";

/** The typed comment, which outlives the input until it is posted. */
function useCommentDraft(id: string) {
  const text = useSyncExternalStore(commentDrafts.subscribe, () => commentDrafts.get(id, path)?.text ?? "");
  const change = (text: string) => (text === "" ? commentDrafts.drop(id, path) : commentDrafts.set(id, path, { text }));
  return { text, change };
}
