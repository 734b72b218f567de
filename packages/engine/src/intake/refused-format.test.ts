import { expect, it } from "vitest";
import { identifyFormat } from "./identify.ts";
import { unsupportedFileKind } from "./refused-format.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
/** A local file header, with the name at its place. */
const zipWith = (name: string) => bytesOf(`PK\x03\x04${"\0".repeat(26)}${name}`);

it("names common file types that are not supported", () => {
  const kinds = [
    [bytesOf("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest"), "office"],
    [bytesOf("{\\rtf1\\ansi"), "office"],
    [zipWith("invoice-1.pdf"), "archive"],
    [bytesOf("<!DOCTYPE html><html>"), "web_page"],
    [bytesOf("\xef\xbb\xbf\n<html lang=en>"), "web_page"],
    [bytesOf("GIF89a"), undefined],
    [bytesOf("Dear customer, please pay"), undefined],
    [bytesOf(""), undefined],
  ] as const;
  for (const [bytes, kind] of kinds)
    expect([identifyFormat(bytes), unsupportedFileKind(bytes)]).toEqual([undefined, kind]);
});

it("recognises mails and office documents, which are opened to find their content", () => {
  const mails = ["Received: from mail.example.com", "From: Lantern & Oak <books@example.com>"].map(bytesOf);
  for (const mail of mails) expect(identifyFormat(mail)).toBe("eml");
  const names = ["[Content_Types].xml", "_rels/.rels", "mimetypeapplication/vnd.oasis.opendocument.text"];
  for (const name of names) expect(identifyFormat(zipWith(name))).toBe("office");
});
