import type { MessageStructureObject } from "imapflow";
import { hasDocumentName } from "../extract/find-documents.ts";

/** A part of a mail that is to be uploaded. */
export type MailPart = Readonly<{ part: string; filename: string }>;

/** A mail in the folder, as its server describes it: nothing of its content is fetched yet. */
export type Mail = Readonly<{
  uid: number;
  sender: string;
  subject: string;
  messageId: string;
  documents: readonly MailPart[];
}>;

/** Parts without a name that say what they are. */
const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/tiff": "tiff",
  "image/heic": "heic",
  "image/heif": "heif",
  "application/xml": "xml",
};

/** What an encrypted or signed mail is wrapped in, not a signed invoice. */
const signedMail = /^smime\.p7m$/i;

/**
 * The documents of a mail, in their order, also those of mails that are forwarded inside it. A picture that belongs to the text, such
 * as the logo below a signature, is not one of them.
 */
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
    // A mail that has no parts is its own first part.
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
  const ending = endings[node.type];
  return ending === undefined ? undefined : `${given ?? `attachment-${part}`}.${ending}`;
}
