import { expect, it } from "vitest";
import { startTestService } from "../../testing/test-service.ts";

it("Files are served from the bucket by a short-lived URL if configured, and only to those with access", async () => {
  const environment = { INKVOICE_ROLE: "api", INKVOICE_FILE_REDIRECT: "1" };
  const service = await startTestService("PostgreSQL and S3", { environment });
  const { id } = (await service.upload()).body.data;
  const headers = { authorization: `Bearer ${service.apiKey}` };
  const answer = await fetch(`${service.url}/files/${id}`, { headers, redirect: "manual" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "private, no-store"]);
  const location = answer.headers.get("location") ?? "";
  expect(new URL(location).searchParams.get("X-Amz-Expires")).toBe("60");
  const file = await fetch(location);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(file.headers.get("content-disposition")).toContain("attachment");
  const { blobs, db } = service.running.services;
  const row = await db
    .selectFrom("invoices")
    .select(["blob_key", "size"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const stored = await blobs.readRange(row.blob_key, { start: 0, length: row.size });
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(stored ?? []))).toBe(true);
  const stranger = await service.newAccount();
  const refused = await fetch(`${service.url}/files/${id}`, {
    headers: { authorization: `Bearer ${stranger.key}` },
    redirect: "manual",
  });
  expect([refused.status, refused.headers.get("location")]).toEqual([404, null]);
  await service.stop();
});
