const zip = "PK\x03\x04";
/** Offset of the first file's name in an archive; office programs write one of these names first. */
const firstName = 30;
const officeNames = ["[Content_Types].xml", "_rels/", "docProps/", "word/", "xl/", "mimetype"];

/** Whether a file begins like a document of Word, Excel and others since 2007; only opening it shows its exact type. */
export function beginsOffice(bytes: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 64));
  return head.startsWith(zip) && officeNames.some((name) => head.startsWith(name, firstName));
}
