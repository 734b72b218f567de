import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findImages, pinned } from "./images/image-names.ts";
import { currentDigest } from "./images/registry.ts";

/** Before a release: looks up the current digests of all images in Dockerfile and compose files, and pins them. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = ["Dockerfile", "deploy/compose/compose.postgres.yaml"].map((file) => join(root, file));

for (const file of files) {
  let text = readFileSync(file, "utf8");
  for (const image of findImages(text)) {
    const digest = await currentDigest(image);
    text = pinned(text, image, digest);
    console.log(`${image.name}:${image.tag}@${digest}`);
  }
  writeFileSync(file, text);
}
