import { type BulkAction, type BulkAnswer, bulkLimit, type InvoicePage } from "@inkvoice/contract/dashboard";

/** So many invoices that match are taken at once; for more, the filters are made narrower. */
export const maxPerRequest = 10_000;

/** The ids of everything the filters select, in pages that `ask` fetches by their cursor. */
export async function idsMatching(ask: (cursor: string | undefined) => Promise<InvoicePage>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(cursor);
    ids.push(...page.invoices.map((row) => row.id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor && ids.length < maxPerRequest);
  return ids.slice(0, maxPerRequest);
}

type Change = Readonly<{
  action: BulkAction;
  ids: readonly string[];
  send: (body: { action: BulkAction; ids: readonly string[] }) => Promise<BulkAnswer>;
  /** How many are through. */
  onProgress: (done: number) => void;
  isStopped: () => boolean;
}>;

/** One request for some at a time: a browser that is closed, or a person who stops, leaves the rest as it was. */
export async function changeMany({ action, ids, send, onProgress, isStopped }: Change): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], left: [] };
  for (let from = 0; from < ids.length && !isStopped(); from += bulkLimit) {
    const { done, left } = await send({ action, ids: ids.slice(from, from + bulkLimit) });
    answer.done.push(...done);
    answer.left.push(...left);
    onProgress(answer.done.length + answer.left.length);
  }
  return answer;
}
