const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text of an element. XML forbids most control characters even as references, so they are removed. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, "").replace(/[&<>]/g, (sign) => entities[sign] ?? "");
}
