import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachBackend } from "../../testing/backends.ts";
import { documentThat, startTestService, type TestService } from "../../testing/test-service.ts";
import { createFileUrls } from "../files/signed-file-urls.ts";

describeOnEachBackend("stored files", (backend) => {
  let service: TestService;
  let fileUrl: string;
  let id: string;
  const bytes = documentThat("complete", 5000);
  beforeAll(async () => {
    service = await startTestService(backend);
    const { body } = await service.upload({ files: [{ bytes, name: "Rechnung 7.pdf" }] });
    ({ file_url: fileUrl, id } = body.data);
    await service.untilEnded(id);
  });
  afterAll(() => service.stop());

  it("are downloaded unchanged through their URL alone, as attachments", async () => {
    const answer = await fetch(fileUrl);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="Rechnung 7.pdf"; filename*=UTF-8''Rechnung%207.pdf`,
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cache-control": "private, no-store",
    });
  });

  it("support Range requests, and 304 for a known ETag", async () => {
    const part = await fetch(fileUrl, { headers: { range: "bytes=10-19" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20));
    const tag = part.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
    const known = await fetch(fileUrl, { headers: { "if-none-match": tag } });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    const beyond = await fetch(fileUrl, { headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it("are downloaded with the account's key, and with no other", async () => {
    const path = `/files/${id}`;
    expect((await service.api(path)).status).toBe(200);
    expect((await service.api(path, { key: null })).status).toBe(401);
    const stranger = await service.newAccount();
    expect((await service.api(path, { key: stranger.key })).status).toBe(404);
    const narrow = await service.newAccount({ scopes: ["webhooks:read"] });
    expect((await service.api(path, { key: narrow.key })).status).toBe(403);
  });

  it("are 403 when one bit of the URL differs or it has expired (A5)", async () => {
    const url = new URL(fileUrl);
    const changed = (name: string, value: string) => {
      const copy = new URL(url);
      copy.searchParams.set(name, value);
      return fetch(copy).then(({ status }) => status);
    };
    const signature = url.searchParams.get("signature") ?? "";
    const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
    expect(await changed("signature", flipped)).toBe(403);
    expect(await changed("signature", "")).toBe(403);
    expect(await changed("expires", String(Number(url.searchParams.get("expires")) + 1))).toBe(403);
    expect(await changed("expires", "99999999999999999999")).toBe(403);
    const { clock } = service.running.services;
    const secret = "s".repeat(43);
    let now = clock.now();
    const urls = createFileUrls({ secret, fileHost: () => "http://x", clock: { ...clock, now: () => now } });
    const query = Object.fromEntries(new URL(urls.sign("inv_1")).searchParams);
    expect(urls.verify("inv_1", query)).toBe(true);
    expect(urls.verify("inv_2", query)).toBe(false);
    now = Number(query.expires) * 1000 - 1;
    expect(urls.verify("inv_1", query)).toBe(true);
    now += 1;
    expect(urls.verify("inv_1", query)).toBe(false);
    // Not even with the key does an address last longer than seven days.
    now = Number(query.expires) * 1000 - 8 * 86_400_000;
    expect(urls.verify("inv_1", query)).toBe(false);
  });

  it("do not reveal which files exist to a made-up URL", async () => {
    const answers = await Promise.all(
      [id, "inv_999999999999999999", "nonsense"].map(async (name) => {
        const url = `${service.url}/files/${name}?expires=9999999999&signature=${"x".repeat(43)}`;
        const answer = await fetch(url, { headers: { "x-request-id": "same" } });
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]?.[0]).toBe(403);
  });

  it("with malware are served as attachments only, under no type that a browser runs (U12)", async () => {
    // The harmless EICAR test text, in two pieces so that virus scanners accept this file.
    const eicar = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-`, "ANTIVIRUS-TEST-FILE!$H+H*"].join("");
    const bytes = new TextEncoder().encode(`%PDF-1.4\n<script>alert(1)</script>\n${eicar}`);
    const { body } = await service.upload({ files: [{ bytes, name: "invoice.html" }] });
    const { headers } = await fetch(body.data.file_url);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("have a URL that is valid for seven days and new with each read", async () => {
    const asked = Date.now() / 1000;
    const { body } = await service.api(`/v1/invoices/${id}`);
    const signed = Number(new URL(body.data.file_url).searchParams.get("expires")) - 7 * 86_400;
    expect(signed).toBeGreaterThan(asked - 1);
    expect(signed).toBeLessThan(Date.now() / 1000 + 1);
  });
});
