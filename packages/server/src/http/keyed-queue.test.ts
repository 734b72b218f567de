import { describe, expect, it } from "vitest";
import { KeyedQueue } from "./keyed-queue.ts";

describe("work with the same key", () => {
  it("begins when the one before has ended, also after an error", async () => {
    const queue = new KeyedQueue();
    const seen: string[] = [];
    const first = queue.run("a", async () => {
      seen.push("first begins");
      await Promise.resolve();
      seen.push("first fails");
      throw new Error("first");
    });
    const second = queue.run("a", async () => seen.push("second begins"));
    await expect(first).rejects.toThrow("first");
    await second;
    expect(seen).toEqual(["first begins", "first fails", "second begins"]);
  });

  it("does not wait for another key", async () => {
    const queue = new KeyedQueue();
    const other = Promise.withResolvers<string>();
    const waiting = queue.run("a", () => other.promise);
    await queue.run("b", async () => other.resolve("b was first"));
    expect(await waiting).toBe("b was first");
  });
});
