/** An image in a Dockerfile or compose file; a `name` without a registry is on Docker Hub. */
export type Image = Readonly<{ name: string; tag: string }>;

const mention = /(?:^ARG NODE_IMAGE=|^\s+image: )([a-z0-9./-]+?)(?::([\w.-]+))?(?:@sha256:[0-9a-f]{64})?$/gm;

export function findImages(text: string): Image[] {
  return [...text.matchAll(mention)].map(([, name = "", tag = "latest"]) => ({ name, tag }));
}

/** The text with the image's digest, replacing an existing one. */
export function pinned(text: string, image: Image, digest: string): string {
  return text.replaceAll(mention, (whole, name: string, tag = "latest") => {
    if (name !== image.name || tag !== image.tag) return whole;
    return `${whole.slice(0, whole.indexOf(name))}${name}:${tag}@${digest}`;
  });
}
