import { expect, it } from "vitest";
import { identifyFormat } from "./identify.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

it("recognises the accepted formats by their first bytes", () => {
  expect(identifyFormat(bytes("%PDF-1.7\n"))).toBe("pdf");
  expect(identifyFormat(bytes("\xef\xbb\xbf\r\n%PDF-1.4"))).toBe("pdf");
  expect(identifyFormat(bytes("\f\t\0 %PDF-1.4"))).toBe("pdf");
  expect(identifyFormat(bytes("\x89PNG\r\n\x1a\n...."))).toBe("png");
  expect(identifyFormat(bytes("\xff\xd8\xff\xe0"))).toBe("jpeg");
  expect(identifyFormat(bytes("RIFF\x10\0\0\0WEBPVP8 "))).toBe("webp");
  expect(identifyFormat(bytes("II*\0\x08\0\0\0"))).toBe("tiff");
  expect(identifyFormat(bytes("MM\0*\0\0\0\x08"))).toBe("tiff");
  expect(identifyFormat(bytes("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))).toBe("heic");
  expect(identifyFormat(bytes('\xef\xbb\xbf<?xml version="1.0"?>'))).toBe("xml");
  expect(identifyFormat(bytes("<\0?\0x\0m\0l\0 \0"))).toBe("xml");
  const signed = Buffer.from("308006092a864886f70d010702a080", "hex");
  expect(identifyFormat(signed)).toBe("p7m");
  expect(identifyFormat(bytes(signed.toString("base64")))).toBe("p7m");
});

it("accepts nothing else, also no PDF behind the header of an executable", () => {
  for (const text of [
    "",
    "hello",
    "GIF89a",
    "<html>%PDF-1.4",
    "<svg xmlns='http://www.w3.org/2000/svg'>",
    "\0\0\0\x18ftypavif",
    "\x30\x82\x01\x0a\x02\x82",
    "MZ\x90\0%PDF-1.4",
    "\v%PDF-1.4",
    "\xa0%PDF-1.4",
    "RIFF\x10\0\0\0WAVE",
    "PK\x03\x04",
    "\x89PNG",
    `${" ".repeat(40)}%PDF-`,
  ]) {
    expect(identifyFormat(bytes(text)), JSON.stringify(text)).toBeUndefined();
  }
});
