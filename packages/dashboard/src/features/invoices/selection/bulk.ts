import {
  type BulkAction,
  type BulkAnswer,
  type BulkBody,
  bulkLimit,
  type InvoicePage,
} from "@inkvoice/contract/dashboard";

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
  /** Whether invoices with problems are approved too. */
  anyway?: boolean;
  send: (body: BulkBody) => Promise<BulkAnswer>;
  /** Called with the number of invoices processed so far. */
  onProgress: (done: number) => void;
  isStopped: () => boolean;
}>;

/** Sends the change in chunks: closing the browser or stopping leaves the remaining invoices unchanged. */
export async function changeMany({ action, ids, anyway = false, send, ...rest }: Change): Promise<BulkAnswer> {
  let answer = noAnswer;
  for (let from = 0; from < ids.length && !rest.isStopped(); from += bulkLimit) {
    const some = ids.slice(from, from + bulkLimit);
    answer = joinAnswers(answer, await send({ action, ids: some, anyway }));
    rest.onProgress(Math.min(ids.length, from + bulkLimit));
  }
  return answer;
}

const noAnswer: BulkAnswer = { done: [], waiting: [], unchanged: [], questioned: [], left: [] };

export function joinAnswers(one: BulkAnswer, other: BulkAnswer): BulkAnswer {
  return {
    done: [...one.done, ...other.done],
    waiting: [...one.waiting, ...other.waiting],
    unchanged: [...one.unchanged, ...other.unchanged],
    questioned: [...one.questioned, ...other.questioned],
    left: [...one.left, ...other.left],
  };
}
