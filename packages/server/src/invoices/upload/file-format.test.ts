import { expect, it } from "vitest";
import { formatOf } from "./file-format.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

it("knows the four formats by their first bytes", () => {
  expect(formatOf(bytes("%PDF-1.7\n"))).toBe("pdf");
  expect(formatOf(bytes("\xef\xbb\xbf\r\n%PDF-1.4"))).toBe("pdf");
  expect(formatOf(bytes("\x89PNG\r\n\x1a\n...."))).toBe("png");
  expect(formatOf(bytes("\xff\xd8\xff\xe0"))).toBe("jpg");
  expect(formatOf(bytes("RIFF\x10\0\0\0WEBPVP8 "))).toBe("webp");
});

it("takes nothing else, also not a PDF behind something that another program would run", () => {
  for (const text of [
    "",
    "hello",
    "GIF89a",
    "<html>%PDF-1.4",
    "MZ\x90\0%PDF-1.4",
    "RIFF\x10\0\0\0WAVE",
    "PK\x03\x04",
    "\x89PNG",
    `${" ".repeat(40)}%PDF-`,
  ]) {
    expect(formatOf(bytes(text)), JSON.stringify(text)).toBeUndefined();
  }
});
