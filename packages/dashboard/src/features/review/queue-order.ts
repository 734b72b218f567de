/** Ids of the review queue: decided in this tab, waiting, and skipped, which come last. */
export type QueueOrder = Readonly<{
  done: readonly string[];
  waiting: readonly string[];
  skipped: readonly string[];
  /** Decided documents that the server no longer lists. */
  settled: readonly string[];
}>;

export const emptyQueue: QueueOrder = { done: [], waiting: [], skipped: [], settled: [] };

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/**
 * Merges a list fetched from the server. Known documents keep their position, new ones are appended, and documents that
 * somebody else decided meanwhile are removed, except `current`. A document decided here does not return because of a
 * list fetched before the decision; it returns when it is listed again after having been gone.
 */
export function withListed(queue: QueueOrder, listed: readonly string[], current: string | undefined): QueueOrder {
  const there = new Set(listed);
  const stays = (id: string) => there.has(id) || id === current;
  const isBack = (id: string) => there.has(id) && queue.settled.includes(id);
  const done = queue.done.filter((id) => !isBack(id));
  const known = new Set([...done, ...queue.waiting, ...queue.skipped]);
  return {
    done,
    waiting: [...queue.waiting.filter(stays), ...listed.filter((id) => !known.has(id))],
    skipped: queue.skipped.filter(stays),
    settled: done.filter((id) => !there.has(id)),
  };
}

/** Documents still to be reviewed, in order. */
export const remaining = ({ waiting, skipped }: QueueOrder): readonly string[] => [...waiting, ...skipped];

export function withDone(queue: QueueOrder, id: string): QueueOrder {
  return {
    ...queue,
    done: [...without(queue.done, id), id],
    waiting: without(queue.waiting, id),
    skipped: without(queue.skipped, id),
  };
}

export function withSkipped(queue: QueueOrder, id: string): QueueOrder {
  return { ...queue, waiting: without(queue.waiting, id), skipped: [...without(queue.skipped, id), id] };
}

/** Moves a document to the front of the queue. */
export function withReturned(queue: QueueOrder, id: string): QueueOrder {
  return {
    done: without(queue.done, id),
    waiting: [id, ...without(queue.waiting, id)],
    skipped: without(queue.skipped, id),
    settled: without(queue.settled, id),
  };
}

/** The document after another: the next waiting one, then the first skipped one. */
export function nextAfter(queue: QueueOrder, id: string): string | undefined {
  const all = remaining(queue);
  const at = all.indexOf(id);
  return all[at + 1] ?? all.find((other) => other !== id);
}

/** "3 of 12". */
export function positionIn(queue: QueueOrder, id: string): Readonly<{ position: number; total: number }> {
  const all = [...queue.done, ...remaining(queue)];
  return { position: Math.max(0, all.indexOf(id)) + 1, total: Math.max(all.length, 1) };
}

type Turn = Readonly<{ invoice_id: string; assignee: Readonly<{ id: string }> }>;

type Waiting = Readonly<{ id: string; duplicates: number }>;

/** Possible duplicates first, then own assigned documents; last those assigned to other people. */
export function inReviewOrder<Row extends Waiting>(
  rows: readonly Row[],
  turns: readonly Turn[],
  person: string,
): Row[] {
  const turnOf = new Map(turns.map(({ invoice_id, assignee }) => [invoice_id, assignee.id]));
  const rank = ({ id, duplicates }: Row) => {
    const whose = turnOf.get(id);
    const turn = whose === undefined ? 1 : whose === person ? 0 : 4;
    return turn + (duplicates > 0 ? 0 : 2);
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}
