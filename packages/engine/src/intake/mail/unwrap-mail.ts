import { createHash } from "node:crypto";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import { listArchiveBytes } from "../../archive/list-archive.ts";
import { problemOf, unpackEntry } from "../../archive/unpack-entry.ts";
import { drawPlainText, drawRows } from "../drawn/draw-text.ts";
import { identifyFormat } from "../identify.ts";
import { unwrapEnvelope } from "../signed-envelope.ts";
import { hasInvoiceRoot } from "../xml-root.ts";
import { rowsOfHtml } from "./html-rows.ts";

/** Forwarded mails inside forwarded mails that are opened. */
const deepest = 4;
const archiveLimits = { files: 50, fileBytes: 10 * 1024 * 1024 };
/** The wrapper of an encrypted or signed mail, not a signed invoice. */
const signedMail = /^smime\.p7[ms]$/i;

/**
 * The invoice of a stored mail (RFC 5322): its only document, also one of a forwarded mail or a ZIP archive, or its text
 * as a PDF if nothing is attached. Undefined if it is no mail, has several documents, or its text cannot be drawn.
 */
export async function unwrapMail(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const mail = await parsed(bytes);
  if (!mail || !isMail(mail)) return undefined;
  const found = new Map<string, Uint8Array>();
  const bodies: Email[] = [];
  await collect(mail, { found, bodies }, 0);
  const [first, second] = found.values();
  if (first) return second ? undefined : first;
  return bodyOf(bodies);
}

async function parsed(bytes: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: 30 });
  } catch {
    return undefined;
  }
}

/** A text that begins with a word and a colon is no mail yet. */
const isMail = ({ from, date, messageId, headers }: Email) =>
  from !== undefined &&
  (date !== undefined || messageId !== undefined || headers.some(({ key }) => key === "mime-version"));

type Collected = Readonly<{ found: Map<string, Uint8Array>; bodies: Email[] }>;

async function collect(mail: Email, into: Collected, depth: number): Promise<void> {
  into.bodies.push(mail);
  for (const attachment of mail.attachments) {
    const content = contentOf(attachment);
    if (attachment.mimeType === "message/rfc822") {
      const inner = depth < deepest ? await parsed(content) : undefined;
      if (inner) await collect(inner, into, depth + 1);
    } else if (!isDecoration(attachment)) await addDocuments(content, into.found);
  }
}

function contentOf({ content }: Attachment): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
}

/** Pictures of the text, such as a logo, and signatures. */
function isDecoration({ related, disposition, mimeType, filename }: Attachment): boolean {
  if (signedMail.test(filename ?? "")) return true;
  return mimeType.startsWith("image/") && (related === true || disposition === "inline");
}

async function addDocuments(content: Uint8Array, found: Map<string, Uint8Array>): Promise<void> {
  if (isDocument(content)) {
    found.set(createHash("sha256").update(content).digest("hex"), content);
    return;
  }
  const listing = await listArchiveBytes(content, archiveLimits);
  if (!listing.ok) return;
  for (const entry of listing.entries) {
    if (problemOf(entry, archiveLimits.fileBytes)) continue;
    const unpacked = unpackEntry(content.subarray(entry.start, entry.start + entry.compressedSize), entry);
    // An archive in an archive is not opened.
    if (unpacked.ok && isDocument(unpacked.bytes)) await addDocuments(unpacked.bytes, found);
  }
}

function isDocument(content: Uint8Array): boolean {
  const format = identifyFormat(content);
  if (format === "xml") return hasInvoiceRoot(content);
  if (format === "p7m") {
    const xml = unwrapEnvelope(content);
    return xml !== undefined && hasInvoiceRoot(xml);
  }
  return format !== undefined && format !== "eml" && format !== "office";
}

/** The innermost mail that has a text: the others are the letters with which it was forwarded. */
function bodyOf(mails: readonly Email[]): Uint8Array | undefined {
  const mail = mails.findLast(({ html, text }) => Boolean(html?.trim() || text?.trim()));
  if (!mail) return undefined;
  const { subject = "", html, text = "" } = mail;
  return html?.trim() ? drawRows(subject, rowsOfHtml(html)) : drawPlainText(subject, text);
}
