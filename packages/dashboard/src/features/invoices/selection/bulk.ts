import { type BulkAction, type BulkAnswer, bulkLimit, type InvoicePage } from "@inkvoice/contract/dashboard";

/** Maximum number of invoices in one bulk change; for more, people narrow the filters. */
export const maxPerRequest = 10_000;

/** The ids of all invoices that match the filters; `ask` fetches one page by its cursor. */
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
  /** Called with the number of invoices processed so far. */
  onProgress: (done: number) => void;
  isStopped: () => boolean;
}>;

/** Sends the change in chunks: closing the browser or stopping leaves the remaining invoices unchanged. */
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
