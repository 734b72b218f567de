import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareFixture, type TestFixture } from "../../packages/server/src/testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../packages/server/src/testing/test-service.ts";

type Mood = "well" | "slow" | "answers 500" | "cuts answers off" | "changes a byte";

/** A proxy in front of the bucket that injects faults. */
class MoodyStorage {
  mood: Mood = "well";
  readonly #target: URL;
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.mood === "slow") await sleep(2000);
    if (this.mood === "answers 500") return void request.resume().once("end", () => response.writeHead(500).end());
    const { hostname, port } = this.#target;
    const forward = ask({ hostname, port, path: request.url, method: request.method, headers: request.headers });
    forward.once("response", (answer) => this.#pass(answer, request.method ?? "", response));
    request.pipe(forward);
  }

  #pass(answer: IncomingMessage, method: string, response: ServerResponse): void {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.on("data", (chunk: Buffer) => {
      if (method === "GET" && this.mood === "cuts answers off") {
        response.write(chunk.subarray(0, chunk.length >> 1), () => response.destroy());
        return;
      }
      if (method === "GET" && this.mood === "changes a byte") chunk[chunk.length - 1]! ^= 1;
      response.write(chunk);
    });
    answer.once("end", () => response.end());
  }
}

describe("a file storage (F8)", () => {
  let fixture: TestFixture;
  let storage: MoodyStorage;
  let service: TestService;

  beforeAll(async () => {
    fixture = await prepareFixture("PostgreSQL and S3", "migrated");
    storage = new MoodyStorage(fixture.environment.INKVOICE_S3_ENDPOINT ?? "");
    const environment = {
      INKVOICE_S3_ENDPOINT: await storage.listen(),
      INKVOICE_LEASE_SECONDS: "1",
      INKVOICE_TIME_SCALE: "50",
    };
    service = await startTestService("PostgreSQL and S3", { fixture, environment });
  });
  afterAll(async () => {
    await service.stop();
    await storage.close();
    fixture.remove();
  });

  const send = () => service.upload({ files: [{ bytes: documentThat("complete", 20_000) }] });

  it("that is slow makes only uploads slow", async () => {
    storage.mood = "slow";
    const slow = send();
    // Reading another record is not delayed.
    expect((await service.api("/v1/invoices")).status).toBe(200);
    const { status, body } = await slow;
    storage.mood = "well";
    expect(status).toBe(201);
    expect((await service.untilEnded(body.data.id)).status).toBe("completed");
  });

  it("that fails causes 503 with Retry-After, and no record is created", async () => {
    const before = (await service.api<{ pagination: { total: number } }>("/v1/invoices")).body.data.pagination.total;
    storage.mood = "answers 500";
    const { status, headers, body } = await send();
    storage.mood = "well";
    expect([status, body.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const after = (await service.api<{ pagination: { total: number } }>("/v1/invoices")).body.data.pagination.total;
    expect(after).toBe(before);
  });

  it("that truncates responses delays extraction until it recovers, and a partial file is never used", async () => {
    storage.mood = "cuts answers off";
    const { status, body } = await send();
    expect(status).toBe(201);
    const download = await fetch(body.data.file_url);
    expect([download.status, download.headers.get("content-type")]).toEqual([503, expect.stringContaining("json")]);
    expect((await service.api(`/v1/invoices/${body.data.id}`)).body.data.status).toBe("processing");
    storage.mood = "well";
    expect((await service.untilEnded(body.data.id)).status).toBe("completed");
  });

  it("that returns other bytes than were stored fails the invoice as damaged", async () => {
    storage.mood = "changes a byte";
    const { body } = await send();
    const ended = await service.untilEnded(body.data.id);
    storage.mood = "well";
    expect([ended.status, ended.error?.code]).toEqual(["failed", "CORRUPT_FILE"]);
  });
});
