/** The documents on a desk: what was judged since it was opened, what waits, and what was put off, which comes last. */
export type QueueOrder = Readonly<{
  done: readonly string[];
  waiting: readonly string[];
  skipped: readonly string[];
  /** Those of the judged ones that the server no longer lists either. */
  settled: readonly string[];
}>;

export const emptyQueue: QueueOrder = { done: [], waiting: [], skipped: [], settled: [] };

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/**
 * The queue after the server was asked what waits. What stood in it keeps its place, what is new comes after it, and what
 * somebody else has settled meanwhile leaves; `current` stays in any case, because somebody is looking at it. What was judged
 * here is not taken back by a list that was written before, and comes again when it was gone and is listed anew.
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

/** Everything still to be looked at, in order. */
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

/** Back to the front, as the next to be looked at. */
export function withReturned(queue: QueueOrder, id: string): QueueOrder {
  return {
    done: without(queue.done, id),
    waiting: [id, ...without(queue.waiting, id)],
    skipped: without(queue.skipped, id),
    settled: without(queue.settled, id),
  };
}

/** What comes after a document: the next that waits, then what was skipped, from the first. */
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

/** What was given to this person comes first, what was given to somebody else last. */
export function byAssignment<Row extends Readonly<{ id: string }>>(
  rows: readonly Row[],
  turns: readonly Turn[],
  person: string,
): Row[] {
  const turnOf = new Map(turns.map(({ invoice_id, assignee }) => [invoice_id, assignee.id]));
  const rank = ({ id }: Row) => {
    const whose = turnOf.get(id);
    return whose === undefined ? 1 : whose === person ? 0 : 2;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}
