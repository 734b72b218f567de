import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { sheetOf, xlsxOf } from "./xlsx.ts";
import { type ZipEntry, zipOf } from "./zip.ts";

async function* entriesOf(...names: string[]): AsyncGenerator<ZipEntry> {
  for (const name of names) yield { name, chunks: [`${name} says `, new TextEncoder().encode("hello")] };
}

describe("a zip file", () => {
  it("is the same bytes for the same entries", async () => {
    const [once, again] = [await buffer(zipOf(entriesOf("a", "ä"))), await buffer(zipOf(entriesOf("a", "ä")))];
    expect(once.subarray(0, 4)).toEqual(Buffer.from("PK\u0003\u0004"));
    expect(once).toEqual(again);
  });

  it("requests an entry only after the previous one is written", async () => {
    const asked: string[] = [];
    async function* entries(): AsyncGenerator<ZipEntry> {
      asked.push("first");
      yield {
        name: "first",
        chunks: (async function* () {
          yield "1";
          asked.push("end of first");
        })(),
      };
      asked.push("second");
      yield { name: "second", chunks: ["2"] };
    }
    await buffer(zipOf(entries()));
    expect(asked).toEqual(["first", "end of first", "second"]);
  });

  it("with a sheet of more rows than the format has aborts, instead of leaving rows out", async () => {
    async function* batches() {
      yield new Array(1_048_576).fill({});
    }
    await expect(buffer(xlsxOf([sheetOf("Lines", [], batches())]))).rejects.toThrow("at most 1048575 rows");
  });

  it("aborts if an entry cannot be read, instead of ending as a valid archive", async () => {
    async function* chunks(): AsyncGenerator<string> {
      yield "the beginning";
      throw new Error("the database is gone");
    }
    await expect(buffer(zipOf([{ name: "a", chunks: chunks() }]))).rejects.toThrow("the database is gone");
  });

  it("closes its source when the reader stops", async () => {
    const { promise: letGo, resolve } = Promise.withResolvers<void>();
    async function* endless(): AsyncGenerator<string> {
      try {
        for (let row = 0; ; row++) yield `${row} ${Math.sin(row)}\n`.repeat(100);
      } finally {
        resolve();
      }
    }
    for await (const _ of zipOf([{ name: "a", chunks: endless() }])) break;
    await letGo;
  });
});
