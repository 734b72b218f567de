import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { MalformedMessage, MessageReader, sendMessage } from "./message-pipe.ts";

function written(...messages: readonly unknown[]): Buffer {
  const pipe = new PassThrough();
  for (const message of messages) sendMessage(pipe, message);
  return pipe.read() as Buffer;
}

it("returns every message once, however its bytes are divided", () => {
  const messages = [{ id: 1, bytes: new Uint8Array([1, 2, 3]) }, undefined, "text", { nested: [new Map([[1, 2]])] }];
  const bytes = written(...messages);
  for (const size of [1, 3, 4, 7, bytes.length]) {
    const reader = new MessageReader();
    const got: unknown[] = [];
    for (let at = 0; at < bytes.length; at += size) got.push(...reader.push(bytes.subarray(at, at + size)));
    expect(got).toEqual(messages);
  }
});

it("refuses excessive lengths and invalid bodies (X18)", () => {
  expect(() => [...new MessageReader().push(Buffer.alloc(4, 0xff))]).toThrow(MalformedMessage);
  expect(() => [...new MessageReader().push(Buffer.from([3, 0, 0, 0, 1, 2, 3]))]).toThrow(MalformedMessage);
});
