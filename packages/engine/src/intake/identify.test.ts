import { expect, it } from "vitest";
import { identifyFormat } from "./identify.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

it("knows the four formats by their first bytes", () => {
  expect(identifyFormat(bytes("%PDF-1.7\n"))).toBe("pdf");
  expect(identifyFormat(bytes("\xef\xbb\xbf\r\n%PDF-1.4"))).toBe("pdf");
  expect(identifyFormat(bytes("\f\t\0 %PDF-1.4"))).toBe("pdf");
  expect(identifyFormat(bytes("\x89PNG\r\n\x1a\n...."))).toBe("png");
  expect(identifyFormat(bytes("\xff\xd8\xff\xe0"))).toBe("jpeg");
  expect(identifyFormat(bytes("RIFF\x10\0\0\0WEBPVP8 "))).toBe("webp");
});

it("takes nothing else, also not a PDF behind something that another program would run", () => {
  for (const text of [
    "",
    "hello",
    "GIF89a",
    "<html>%PDF-1.4",
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
