/** Kinds of unsupported files that people often send; each has its own error message with a remedy. */
export type UnsupportedFileKind = "archive" | "office" | "mail";

const zip = "PK\x03\x04";
/** Word and Excel before 2007, and messages of Outlook. */
const compoundFile = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const richText = "{\\rtf";
/** Offset of the first file's name in an archive; office programs write one of these names first. */
const firstName = 30;
const officeNames = ["[Content_Types].xml", "_rels/", "docProps/", "word/", "xl/", "mimetype"];
/** Fields with which mail programs begin a stored message. */
const mailFields = new Set(
  "received return-path delivered-to from to subject date message-id mime-version dkim-signature content-type".split(
    " ",
  ),
);
const headerField = /^([a-z-]{2,40}): ?\S/i;

function beginsMail(head: string): boolean {
  const name = headerField.exec(head)?.[1]?.toLowerCase() ?? "";
  return mailFields.has(name) || name.startsWith("arc-") || name.startsWith("x-");
}

/** The kind of a file that `identifyFormat` does not know, by its first bytes. */
export function unsupportedFileKind(bytes: Uint8Array): UnsupportedFileKind | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
  const mark = Array.from(bytes.subarray(0, 8), (byte) => String.fromCharCode(byte)).join("");
  if (mark === compoundFile || head.startsWith(richText)) return "office";
  if (beginsMail(head)) return "mail";
  if (!mark.startsWith(zip)) return undefined;
  return officeNames.some((name) => head.startsWith(name, firstName)) ? "office" : "archive";
}
