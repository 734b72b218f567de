import { expect, it } from "vitest";
import { presign } from "./s3-presign.ts";

it("A presigned URL has the signature of the example in Amazon's description of Signature Version 4", () => {
  const address = presign({
    url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
    region: "us-east-1",
    credentials: { accessKeyId: "AKIAIOSFODNN7EXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" },
    parameters: {},
    seconds: 86_400,
    now: new Date("2013-05-24T00:00:00Z"),
  });
  expect(new URL(address).searchParams.get("X-Amz-Signature")).toBe(
    "aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404",
  );
});
