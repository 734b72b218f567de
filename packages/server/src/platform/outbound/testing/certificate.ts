import { createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** A throw-away TLS certificate for the given names, made with nothing but node:crypto, so that no key is kept in the repository. */
export function selfSignedCertificate(names: readonly string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const algorithm = sequence(objectId("2a8648ce3d040302")); // ecdsa-with-SHA256
  const commonName = sequence(
    tagged(0x31, sequence(objectId("550403"), tagged(0x0c, Buffer.from(names[0] ?? "test")))),
  );
  const validity = sequence(utcTime(Date.now() - 86_400_000), utcTime(Date.now() + 86_400_000));
  const alternativeNames = sequence(...names.map((name) => tagged(0x82, Buffer.from(name))));
  const extensions = tagged(0xa3, sequence(sequence(objectId("551d11"), tagged(0x04, alternativeNames))));
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    commonName,
    validity,
    commonName,
    publicKey.export({ type: "spki", format: "der" }),
    extensions,
  );
  const signature = createSign("sha256").update(content).sign(privateKey);
  const certificate = sequence(content, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}

function tagged(tag: number, content: Buffer): Buffer {
  const length = content.length;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function objectId(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, "hex"));
}

function utcTime(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/[-:T]/g, "").slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
