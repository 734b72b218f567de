import { limits } from "@inkvoice/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, type uploadFile } from "../../api/client.ts";
import { loadMessages } from "../../messages/messages.ts";
import type { PendingUpload, UploadStorage } from "./pending-uploads.ts";
import { UploadQueue } from "./upload-queue.ts";

type Sending = Readonly<{
  name: string;
  key: string;
  progress: (share: number) => void;
  accept: () => void;
  refuse: (error: unknown) => void;
}>;

let sendings: Sending[];
let accepted: number;
let queue: UploadQueue;

beforeAll(() => loadMessages("en"));
beforeEach(() => {
  vi.useFakeTimers();
  sendings = [];
  accepted = 0;
  stored = new Map();
  queue = newQueue();
});

/** The queue of a page that was just loaded. */
const newQueue = (accountId = "acc_1") => new UploadQueue({ onAccepted: () => accepted++, upload, kept, accountId });

const upload: typeof uploadFile = (file, progress, { idempotencyKey = "" } = {}) => {
  const { promise, resolve, reject } = Promise.withResolvers<{ id: string }>();
  const accept = () => resolve({ id: `inv_${file.name}` });
  sendings.push({ name: file.name, key: idempotencyKey, progress, accept, refuse: reject });
  return promise;
};

let stored: Map<string, PendingUpload>;
const kept: UploadStorage = {
  keep: async (each) => void stored.set(each.id, each),
  drop: async (id) => void stored.delete(id),
  all: async () => [...stored.values()],
};
afterEach(() => vi.useRealTimers());

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const add = (...names: string[]) => queue.add(names.map((name) => file(name)));
/** Runs the tasks that an answer has queued. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const states = () => Object.fromEntries(queue.snapshot().map(({ name, state }) => [name, state]));
const sent = () => sendings.map(({ name }) => name);
const itemOf = (name: string) => queue.snapshot().find((item) => item.name === name);

describe("The upload queue", () => {
  it("sends three at a time in order, and the next when one is done", async () => {
    add("a", "b", "c", "d", "e");
    expect(sent()).toEqual(["a", "b", "c"]);
    sendings[0]?.accept();
    await settled();
    expect(sent()).toEqual(["a", "b", "c", "d"]);
    expect(accepted).toBe(1);
    for (let turn = 1; turn < 5; turn++) {
      sendings[turn]?.accept();
      await settled();
    }
    expect(sent()).toEqual(["a", "b", "c", "d", "e"]);
    expect(Object.values(states())).toEqual(["done", "done", "done", "done", "done"]);
    expect(itemOf("a")).toMatchObject({ progress: 1, invoiceId: "inv_a" });
  });

  it("notifies its listeners of every change until they unsubscribe", () => {
    let told = 0;
    const leave = queue.subscribe(() => told++);
    add("a");
    const before = told;
    sendings[0]?.progress(0.5);
    expect(told).toBe(before + 1);
    expect(itemOf("a")?.progress).toBe(0.5);
    leave();
    sendings[0]?.progress(0.7);
    expect(told).toBe(before + 1);
  });

  it("refuses an empty file and one that is too large without sending them", () => {
    queue.add([file("empty", 0), file("large", limits.fileBytes + 1), file("largest", limits.fileBytes)]);
    expect(sent()).toEqual(["largest"]);
    expect(itemOf("empty")).toMatchObject({ state: "refused", error: "The file is empty." });
    expect(itemOf("large")?.error).toContain("larger than");
  });

  it("waits when the server is busy, and then continues with the same files", async () => {
    add("a", "b", "c", "d");
    sendings[0]?.refuse(new ApiError(429, "RATE_LIMIT_EXCEEDED", "Too many uploads."));
    sendings[1]?.accept();
    await settled();
    expect(states()).toEqual({ a: "waiting", b: "done", c: "sending", d: "waiting" });
    expect(sent()).toEqual(["a", "b", "c"]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()).toEqual(["a", "b", "c", "a", "d"]);
  });

  it("gives the reason of a refusal, and offers a retry only if it may help", async () => {
    add("wrong", "lost");
    const byName = (name: string) => sendings.findLast((sending) => sending.name === name);
    byName("wrong")?.refuse(new ApiError(415, "UNSUPPORTED_FORMAT", "The file format is not supported."));
    byName("lost")?.refuse(new ApiError(0, "OFFLINE", "The upload was interrupted. Try again."));
    await settled();
    expect(itemOf("wrong")).toMatchObject({ state: "refused", worthRetrying: false });
    expect(itemOf("lost")).toMatchObject({ state: "refused", worthRetrying: true });
    queue.retry(itemOf("lost")?.key ?? 0);
    byName("lost")?.accept();
    await settled();
    expect(states()).toEqual({ wrong: "refused", lost: "done" });
  });

  it("clears finished uploads and keeps running ones", async () => {
    add("a", "b", "c", "d");
    sendings[0]?.accept();
    await settled();
    queue.clear();
    expect(states()).toEqual({ b: "sending", c: "sending", d: "sending" });
  });

  it("continues after a reload with files that were not accepted, under the same keys", async () => {
    add("a", "b", "c", "d");
    sendings[0]?.accept();
    await settled();
    expect(queue.isBusy()).toBe(true);
    const before = new Map(sendings.map(({ name, key }) => [name, key]));
    sendings = [];
    queue = newQueue();
    await queue.resume();
    expect(sent()).toEqual(["b", "c", "d"]);
    expect(sendings.map(({ key }) => key)).toEqual(["b", "c", "d"].map((name) => before.get(name)));
    for (const sending of sendings) sending.accept();
    await settled();
    expect([queue.isBusy(), stored.size]).toEqual([false, 0]);
  });

  it("never sends a file to another account, nor one older than the server's idempotency window", async () => {
    add("a");
    sendings = [];
    queue = newQueue("acc_2");
    await queue.resume();
    expect(sent()).toEqual([]);
    vi.setSystemTime(Date.now() + 90_000_000);
    queue = newQueue();
    await queue.resume();
    expect([sent(), stored.size]).toEqual([[], 0]);
  });
});
