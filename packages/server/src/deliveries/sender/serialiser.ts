/** Runs one task at a time, in order of arrival. */
export type Serialise = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createSerialiser(): Serialise {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
