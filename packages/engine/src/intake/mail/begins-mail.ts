/** Fields with which mail programs begin a stored message. */
const mailFields = new Set(
  "received return-path delivered-to from to subject date message-id mime-version dkim-signature content-type".split(
    " ",
  ),
);
const headerField = /^([a-z-]{2,40}): ?\S/i;

/** Whether a file begins like a stored mail; only opening it shows whether it is one. */
export function beginsMail(bytes: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
  const name = headerField.exec(head)?.[1]?.toLowerCase() ?? "";
  return mailFields.has(name) || name.startsWith("arc-") || name.startsWith("x-");
}
