import type { MailPart } from "./mail.ts";

/** A mail about one document that could not be read. */
export type FailureMessage = Readonly<{ messageId: string; text: string }>;

type Failure = Readonly<{
  /** Key of the document: the same failure gives the same message. */
  key: string;
  mail: Readonly<{ sender: string; subject: string; messageId: string }>;
  document: MailPart;
  id: string | undefined;
  code: string;
  message: string;
}>;

/** Stored in the failed folder and sent to nobody: a reply would go to an address chosen by a stranger. */
export function failureMessage(failure: Failure, owner: string, now: Date): FailureMessage {
  const { key, mail, document, id, code, message } = failure;
  const messageId = `<${key}@inkvoice.invalid>`;
  const address = /^[\w.+-]+@[\w.-]+$/.test(owner) ? owner : "inkvoice@inkvoice.invalid";
  const said = [
    `${document.filename} could not be read.`,
    "",
    `${code}: ${message}`,
    "",
    `From:     ${mail.sender}`,
    `Subject:  ${mail.subject}`,
    ...(id === undefined ? ["It was not taken in."] : [`Invoice:  ${id}`]),
    "",
    "The mail is in this folder.",
  ].join("\n");
  const headers = [
    `From: Inkvoice <${address}>`,
    `To: <${address}>`,
    `Subject: ${encodedHeader(`Not read: ${document.filename}`)}`,
    `Date: ${now.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: ${messageId}`,
    ...answering(mail.messageId),
    "Auto-Submitted: auto-generated",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
  ];
  return { messageId, text: [...headers, "", ...inLines(Buffer.from(said).toString("base64")), ""].join("\r\n") };
}

/** Makes mail programs show it with the original mail. */
function answering(messageId: string): readonly string[] {
  return /^<[^<>\s]{1,300}>$/.test(messageId) ? [`In-Reply-To: ${messageId}`, `References: ${messageId}`] : [];
}

function inLines(base64: string): readonly string[] {
  return base64.match(/.{1,76}/g) ?? [];
}

/** RFC 2047 encoding: names cannot break the line or add a header. */
function encodedHeader(text: string): string {
  // At most 39 bytes make 52 letters: with the header's name the line stays below 78.
  const words: string[] = [];
  let word = "";
  for (const letter of text.toWellFormed()) {
    if (Buffer.byteLength(word + letter) > 39) {
      words.push(word);
      word = "";
    }
    word += letter;
  }
  return [...words, word].map((each) => `=?utf-8?B?${Buffer.from(each).toString("base64")}?=`).join("\r\n ");
}
