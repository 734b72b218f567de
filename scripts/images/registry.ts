import type { Image } from "./image-names.ts";

const dockerHub = "https://registry-1.docker.io";
const manifestTypes = [
  "application/vnd.oci.image.index.v1+json",
  "application/vnd.docker.distribution.manifest.list.v2+json",
];

/** The registry of an image and the image's path there. */
export function registryOf(name: string): Readonly<{ registry: string; path: string }> {
  const [host = "", ...rest] = name.split("/");
  if (host.includes(".")) return { registry: `https://${host}`, path: rest.join("/") };
  return { registry: dockerHub, path: rest.length > 0 ? name : `library/${name}` };
}

/** Digest of the image index, which covers all architectures. */
export async function currentDigest(
  { name, tag }: Image,
  { registry, path }: ReturnType<typeof registryOf> = registryOf(name),
): Promise<string> {
  const url = `${registry}/v2/${path}/manifests/${tag}`;
  const ask = (headers: Record<string, string>) =>
    fetch(url, { method: "HEAD", headers: { Accept: manifestTypes.join(", "), ...headers } });
  let answer = await ask({});
  if (answer.status === 401) answer = await ask({ Authorization: `Bearer ${await tokenFor(answer)}` });
  const digest = answer.headers.get("docker-content-digest");
  if (!answer.ok || !digest) throw new Error(`The registry answered ${answer.status} for ${name}:${tag}.`);
  return digest;
}

/** Public images need an anonymous token, whose URL is in the refusal. */
async function tokenFor(refusal: Response): Promise<string> {
  const challenge = refusal.headers.get("www-authenticate") ?? "";
  const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(challenge)?.[1] ?? "";
  const query = new URLSearchParams({ service: value("service"), scope: value("scope") });
  const answer = await fetch(`${value("realm")}?${query}`);
  return ((await answer.json()) as { token: string }).token;
}
