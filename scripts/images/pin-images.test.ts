import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findImages, pinned } from "./image-names.ts";
import { currentDigest, registryOf } from "./registry.ts";

const digest = `sha256:${"0123456789abcdef".repeat(4)}`;
const files = ["ARG NODE_IMAGE=node:24-bookworm-slim", "  s3:", "    image: minio/minio", ""].join("\n");

it("finds the images that a Dockerfile and a compose file name", () => {
  expect(findImages(files)).toEqual([
    { name: "node", tag: "24-bookworm-slim" },
    { name: "minio/minio", tag: "latest" },
  ]);
});

it("adds a digest to a name, and replaces an older one", () => {
  const once = pinned(files, { name: "node", tag: "24-bookworm-slim" }, digest);
  expect(once).toContain(`ARG NODE_IMAGE=node:24-bookworm-slim@${digest}\n`);
  expect(once).toContain("image: minio/minio\n");
  const newer = digest.replace("0123", "3210");
  expect(pinned(once, { name: "node", tag: "24-bookworm-slim" }, newer)).toBe(once.replace(digest, newer));
});

let registry: ReturnType<typeof createServer>;
let url: string;
beforeAll(async () => {
  registry = createServer((request, response) => {
    if (request.url?.startsWith("/token?")) return void response.end(JSON.stringify({ token: "t" }));
    if (request.headers.authorization !== "Bearer t")
      return void response
        .writeHead(401, { "WWW-Authenticate": `Bearer realm="${url}/token",service="r",scope="pull"` })
        .end();
    const known = request.method === "HEAD" && request.url === "/v2/library/node/manifests/24-bookworm-slim";
    response.writeHead(known ? 200 : 404, { "Docker-Content-Digest": digest }).end();
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => registry.close());

it("queries the registry by its protocol, and names an image that it does not have", async () => {
  const local = { ...registryOf("node"), registry: url };
  expect(await currentDigest({ name: "node", tag: "24-bookworm-slim" }, local)).toBe(digest);
  await expect(currentDigest({ name: "node", tag: "0" }, local)).rejects.toThrow("answered 404 for node:0");
});

it("queries the registry that an image's name begins with", () => {
  expect(registryOf("quay.io/minio/mc")).toEqual({ registry: "https://quay.io", path: "minio/mc" });
  expect(registryOf("acme/web").path).toBe("acme/web");
});

it("leaves no image of the Dockerfile and the compose files without a digest", () => {
  for (const file of ["Dockerfile", ...globSync("deploy/compose/*.yaml")])
    expect(readFileSync(file, "utf8")).not.toMatch(/(?:^ARG NODE_IMAGE=|^\s+image: )(?!.*@sha256:[0-9a-f]{64}$).*$/m);
});
