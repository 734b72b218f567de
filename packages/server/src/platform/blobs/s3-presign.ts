import { createHash, createHmac } from "node:crypto";

export type PresignedObject = Readonly<{
  /** Address of the object without a query. */
  url: URL;
  region: string;
  credentials: Readonly<{ accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }>;
  /** Further parameters, such as `response-content-type`. */
  parameters: Readonly<Record<string, string>>;
  seconds: number;
  now: Date;
}>;

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
/** RFC 3986, which signing requires: encodeURIComponent leaves these five characters. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A GET of one object that needs no credentials until it expires: Signature Version 4 in the query. */
export function presign({ url, region, credentials, parameters, seconds, now }: PresignedObject): string {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const all = {
    ...parameters,
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${accessKeyId}/${scope}`,
    "X-Amz-Date": time,
    "X-Amz-Expires": String(seconds),
    "X-Amz-SignedHeaders": "host",
    ...(sessionToken !== undefined && { "X-Amz-Security-Token": sessionToken }),
  };
  const query = Object.entries(all)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const request = ["GET", url.pathname, query, `host:${url.host}\n`, "host", "UNSIGNED-PAYLOAD"].join("\n");
  const hash = createHash("sha256").update(request).digest("hex");
  const steps = [time.slice(0, 8), region, "s3", "aws4_request"];
  const key = steps.reduce<string | Buffer>((before, step) => hmac(before, step), `AWS4${secretAccessKey}`);
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash}`).toString("hex");
  return `${url.origin}${url.pathname}?${query}&X-Amz-Signature=${signature}`;
}
