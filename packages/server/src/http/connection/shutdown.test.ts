import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../../testing/test-service.ts";

/** Node's own limits for such connections are above a minute, and the body's is half an hour. */
const promisedMs = 30_000;

describe("The service stops in time although a connection", () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService("sqlite and a folder");
  });
  afterEach(() => service.fixture.remove());

  async function opened() {
    const socket = connect(service.running.port, "127.0.0.1");
    await once(socket, "connect");
    // The service may reset a connection that is still sending.
    return socket.on("error", () => undefined);
  }

  const closing = (socket: Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));

  async function stopTime(): Promise<number> {
    const started = performance.now();
    await service.running.stop();
    return performance.now() - started;
  }

  const head = (type: string) =>
    `POST /v1/bulk HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.apiKey}\r\nContent-Type: ${type}\r\n` +
    "Content-Length: 1000000\r\n\r\n";

  it("never sent anything, like a browser's preconnect", async () => {
    const silent = await opened();
    expect((await service.api("/v1/invoices")).status).toBe(200);
    const closed = closing(silent);
    expect(await stopTime()).toBeLessThan(promisedMs);
    await closed;
  });

  it("was answered before the end of a body that never arrives", async () => {
    const refused = await opened();
    refused.write(`${head("text/plain")}ftp://a.example/x\n`);
    const [answer] = (await once(refused, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
    const closed = closing(refused);
    expect(await stopTime()).toBeLessThan(promisedMs);
    await closed;
  });

  it("is still sending a body", async () => {
    const sending = await opened();
    sending.write(`${head("text/plain")}https://files.example/1.pdf\n`);
    // Answered by the same process afterwards: the service has begun to read the body.
    expect((await service.api("/v1/invoices")).status).toBe(200);
    const drip = setInterval(() => sending.write("https://files.example/2.pdf\n"), 100);
    const closed = closing(sending).then(() => clearInterval(drip));
    expect(await stopTime()).toBeLessThan(promisedMs);
    await closed;
  });
});

describe("A list that is refused while it arrives", () => {
  it("leaves its connection free for the next request", async () => {
    const service = await startTestService("sqlite and a folder");
    const socket = connect(service.running.port, "127.0.0.1");
    const body = `ftp://a.example/x\n${"https://files.example/1.pdf\n".repeat(20_000)}`;
    const common = `Host: x\r\nAuthorization: Bearer ${service.apiKey}\r\n`;
    socket.write(
      `POST /v1/bulk HTTP/1.1\r\n${common}Content-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body);
    socket.write(`GET /v1/invoices HTTP/1.1\r\n${common}Connection: close\r\n\r\n`);
    let answers = "";
    socket.on("data", (part: Buffer) => (answers += part.toString()));
    await once(socket, "close");
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400", "HTTP/1.1 200"]);
    await service.stop();
  });
});
