import { describe, expect, it } from "vitest";
import { failureMessage } from "./failure-message.ts";

const failure = {
  key: "abc",
  mail: { sender: "ann@example.com", subject: "Your invoice", messageId: "<m1@example.com>" },
  document: { part: "2", filename: "Rechnung für März.pdf" },
  id: "inv_1",
  code: "UNREADABLE_TEXT",
  message: "No text could be read.",
};
const now = new Date("2026-11-15T12:00:00Z");
const bodyOf = (text: string) => Buffer.from(text.split("\r\n\r\n")[1] ?? "", "base64").toString("utf8");

describe("the message about a document that was not read", () => {
  it("names document, sender and reason, and is filed beside its mail", () => {
    const { messageId, text } = failureMessage(failure, "books@example.com", now);
    expect(messageId).toBe("<abc@inkvoice.invalid>");
    expect(text).toContain("From: Inkvoice <books@example.com>\r\n");
    expect(text).toContain("Date: Sun, 15 Nov 2026 12:00:00 +0000\r\n");
    expect(text).toContain("In-Reply-To: <m1@example.com>\r\n");
    expect(bodyOf(text)).toContain(
      "Rechnung für März.pdf could not be read.\n\nUNREADABLE_TEXT: No text could be read.",
    );
    expect(bodyOf(text)).toContain("ann@example.com");
  });

  it("has no injected headers, whatever the names of files and mails", () => {
    const nasty = `${"ü".repeat(60)}\r\nBcc: everybody@example.com\r\n\r\nhello.pdf`;
    const mail = { sender: nasty, subject: nasty, messageId: "<x>\r\nBcc: y" };
    const { text } = failureMessage(
      { ...failure, mail, document: { part: "2", filename: nasty } },
      "a b\r\nBcc: z",
      now,
    );
    const [head = ""] = text.split("\r\n\r\n");
    expect(head.split(/\r\n(?! )/).map((line) => line.split(":")[0])).toEqual([
      "From",
      "To",
      "Subject",
      "Date",
      "Message-ID",
      "Auto-Submitted",
      "MIME-Version",
      "Content-Type",
      "Content-Transfer-Encoding",
    ]);
    expect(text.split("\r\n").every((line) => line.length <= 78)).toBe(true);
  });
});
