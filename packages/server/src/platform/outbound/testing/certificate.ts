import { generate } from "selfsigned";

/** A temporary TLS certificate for the given names, so that no key is kept in the repository. */
export async function selfSignedCertificate(names: readonly string[]): Promise<{ key: string; cert: string }> {
  const altNames = names.map((value) => ({ type: 2 as const, value }));
  const { private: key, cert } = await generate([{ name: "commonName", value: names[0] ?? "test" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames }],
  });
  return { key, cert };
}
