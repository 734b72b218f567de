import type { MessageStructureObject } from "imapflow";
import { describe, expect, it } from "vitest";
import { documentsIn } from "./mail.ts";

const pdf = (part: string | undefined, name?: string) => ({
  ...(part !== undefined && { part }),
  type: "application/pdf",
  ...(name !== undefined && { disposition: "attachment", dispositionParameters: { filename: name } }),
});

describe("the documents of a mail", () => {
  it("are attachments with a document's file name or content type", () => {
    const structure = {
      type: "multipart/mixed",
      childNodes: [
        { part: "1", type: "text/plain" },
        pdf("2", "invoice.pdf"),
        { part: "3", type: "application/octet-stream", parameters: { name: "scan.TIF" } },
        pdf("4"),
        { part: "5", type: "image/jpeg", parameters: { name: "photo" } },
        { part: "6", type: "application/zip", parameters: { name: "all.zip" } },
        { part: "7", type: "application/pkcs7-mime", parameters: { name: "smime.p7m" } },
        { part: "8", type: "application/pkcs7-mime", parameters: { name: "IT01234_1.xml.p7m" } },
      ],
    };
    expect(documentsIn(structure)).toEqual([
      { part: "2", filename: "invoice.pdf" },
      { part: "3", filename: "scan.TIF" },
      { part: "4", filename: "attachment-4.pdf" },
      { part: "5", filename: "photo.jpg" },
      { part: "8", filename: "IT01234_1.xml.p7m" },
    ]);
  });

  it("exclude pictures inside the text, such as a logo in a signature", () => {
    const html = {
      part: "1",
      type: "multipart/related",
      childNodes: [
        { part: "1.1", type: "text/html" },
        { part: "1.2", type: "image/png", parameters: { name: "logo.png" } },
        pdf("1.3", "bill.pdf"),
      ],
    };
    const photo = { part: "2", type: "image/png", parameters: { name: "receipt.png" } };
    expect(documentsIn({ type: "multipart/mixed", childNodes: [html, photo] }).map(({ filename }) => filename)).toEqual(
      ["bill.pdf", "receipt.png"],
    );
  });

  it("include those of forwarded mails, and a mail may consist of its document only", () => {
    const forwarded = (part: string, inside: MessageStructureObject) => ({
      part,
      type: "message/rfc822",
      childNodes: [{ part, ...inside }],
    });
    const structure = {
      type: "multipart/mixed",
      childNodes: [
        { part: "1", type: "text/plain" },
        forwarded("2", { type: "multipart/mixed", childNodes: [pdf("2.1", "inner.pdf")] }),
        forwarded("3", { type: "application/pdf" }),
      ],
    };
    expect(documentsIn(structure)).toEqual([
      { part: "2.1", filename: "inner.pdf" },
      { part: "3.1", filename: "attachment-3.1.pdf" },
    ]);
    expect(documentsIn(pdf(undefined, "whole.pdf"))).toEqual([{ part: "1", filename: "whole.pdf" }]);
    expect(documentsIn({ type: "text/plain" })).toEqual([]);
  });
});
