import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readServerSentEvents, type ServerSentEvent } from "./server-sent-events.ts";

async function readAll(text: string, cuts: readonly number[] = []): Promise<ServerSentEvent[]> {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let index = 1; index < places.length; index += 1)
        controller.enqueue(bytes.slice(places[index - 1], places[index]));
      controller.close();
    },
  });
  const messages: ServerSentEvent[] = [];
  for await (const message of readServerSentEvents(stream)) messages.push(message);
  return messages;
}

const sample =
  'retry: 2000\n\n: still here\n\nid: evt_1\nevent: invoice.completed\ndata: {"name":"Šimůnek €"}\n\nid: evt_2\nevent: invoice.failed\ndata: {}\n\n';

describe("reading server-sent events", () => {
  it("gives each message with its id, type and data, without comments", async () => {
    expect(await readAll(sample)).toEqual([
      { id: "evt_1", event: "invoice.completed", data: '{"name":"Šimůnek €"}' },
      { id: "evt_2", event: "invoice.failed", data: "{}" },
    ]);
  });

  it("returns the same for any division into chunks, also inside characters", async () => {
    const whole = await readAll(sample);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(500), { maxLength: 20 }), async (cuts) => {
        expect(await readAll(sample, cuts)).toEqual(whole);
      }),
    );
  });

  it("returns the position to resume from, also before the first message", async () => {
    const ids: string[] = [];
    const stream = new Blob(["retry: 2000\nid: evt_7\n\nid: evt_8\ndata: {}\n\n"]).stream();
    const read: (string | null)[] = [];
    for await (const { id } of readServerSentEvents(stream, (each) => void ids.push(each))) read.push(id);
    expect([ids, read]).toEqual([["evt_7", "evt_8"], ["evt_8"]]);
  });

  it("drops a truncated message", async () => {
    expect(await readAll("id: evt_1\ndata: {}\n\nid: evt_2\ndata: {")).toHaveLength(1);
  });

  it("joins several data lines and takes CRLF", async () => {
    expect(await readAll("data: a\r\ndata: b\r\n\r\n")).toEqual([{ id: null, event: "message", data: "a\nb" }]);
  });
});
