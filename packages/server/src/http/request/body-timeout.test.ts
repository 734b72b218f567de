import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { fastify as createServer } from "fastify";
import { describe, expect, it } from "vitest";
import { type BodyPace, limitBodyTime } from "./body-timeout.ts";

const never = 600_000;

async function serve(pace: BodyPace) {
  const fastify = createServer();
  limitBodyTime(fastify, pace, Date.now);
  fastify.post("/", async (request) => ({ length: JSON.stringify(request.body).length }));
  fastify.post("/patient", { config: { patient: true } }, async () => ({}));
  await fastify.listen({ port: 0, host: "127.0.0.1" });
  const open = (path: string) => {
    const socket = connect((fastify.server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`);
    return socket;
  };
  return { open, close: () => fastify.close() };
}

describe("A body that arrives slowly", () => {
  it.each(["/", "/patient"])(
    "is refused if it arrives a byte at a time, also on a route with a longer limit: %s (F33)",
    async (path) => {
      const { open, close } = await serve({ startMs: 100, bytesPerSecond: 1_000_000, longestMs: never });
      const socket = open(path);
      const drip = setInterval(() => socket.write("1"), 50);
      // The server may close while a byte is on its way, which breaks the pipe after the response.
      socket.once("readable", () => clearInterval(drip));
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain("INVALID_REQUEST");
      await close();
    },
  );

  it("is accepted if it arrives in time", async () => {
    const { open, close } = await serve({ startMs: never, bytesPerSecond: 1, longestMs: never });
    const socket = open("/");
    socket.end(JSON.stringify("x".repeat(998)));
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
    await close();
  });
});
