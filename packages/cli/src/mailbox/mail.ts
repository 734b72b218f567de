import type { MessageStructureObject } from "imapflow";
import { hasDocumentName } from "../extract/find-documents.ts";

/** A part of a mail to upload; the whole mail if the part is empty. */
export type MailPart = Readonly<{ part: string; filename: string }>;

export const wholeMail: MailPart = { part: "", filename: "mail.eml" };

/** A mail as the server describes it, without its content. */
export type Mail = Readonly<{
  uid: number;
  sender: string;
  subject: string;
  messageId: string;
  documents: readonly MailPart[];
}>;

/** File extensions of unnamed parts by content type. */
const extensions: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/tiff": "tiff",
  "image/heic": "heic",
  "image/heif": "heif",
  "application/xml": "xml",
};

/** The wrapper of an encrypted or signed mail, not a signed invoice. */
const signedMail = /^smime\.p7m$/i;

/** The documents of a mail in order, including those of forwarded mails. Inline pictures such as logos are skipped. */
export function documentsIn(structure: MessageStructureObject): readonly MailPart[] {
  return leavesOf(structure, { isOfText: false, isWholeMail: structure.childNodes === undefined }).flatMap(
    ({ node, part, isOfText }) => {
      const filename = documentName(node, part);
      if (filename === undefined || (isOfText && node.type.startsWith("image/"))) return [];
      return [{ part, filename }];
    },
  );
}

type Leaf = Readonly<{ node: MessageStructureObject; part: string; isOfText: boolean }>;
type Surroundings = Readonly<{ isOfText: boolean; isWholeMail: boolean }>;

function leavesOf(node: MessageStructureObject, { isOfText, isWholeMail }: Surroundings): readonly Leaf[] {
  if (node.childNodes === undefined) {
    // A mail without parts is its own first part.
    const part = isWholeMail ? [node.part, "1"].filter(Boolean).join(".") : (node.part ?? "1");
    return [{ node, part, isOfText }];
  }
  const inside = {
    isOfText: isOfText || node.type === "multipart/related",
    isWholeMail: node.type === "message/rfc822",
  };
  return node.childNodes.flatMap((child) => leavesOf(child, inside));
}

function documentName(node: MessageStructureObject, part: string): string | undefined {
  const given = node.dispositionParameters?.filename ?? node.parameters?.name;
  if (given !== undefined && hasDocumentName(given)) return signedMail.test(given) ? undefined : given;
  const extension = extensions[node.type];
  return extension === undefined ? undefined : `${given ?? `attachment-${part}`}.${extension}`;
}
