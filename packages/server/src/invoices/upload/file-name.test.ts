import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../../testing/any-text.ts";
import { attachmentHeader, cleanFileName } from "./file-name.ts";

it("treats a name as data: no folders, no control characters, at most 255 characters", () => {
  expect(cleanFileName("../../etc/passwd")).toBe("passwd");
  expect(cleanFileName("C:\\temp\\rechnung.pdf")).toBe("rechnung.pdf");
  expect(cleanFileName("a\r\nX-Evil: 1.pdf")).toBe("aX-Evil: 1.pdf");
  expect(cleanFileName("a\u0000b\u202e.pdf")).toBe("ab.pdf");
  expect(cleanFileName("x".repeat(100_000))).toHaveLength(255);
  expect(cleanFileName("")).toBe("document");
  expect(cleanFileName(undefined)).toBe("document");
  expect(cleanFileName("Rechnung Größe €.pdf")).toBe("Rechnung Größe €.pdf");
});

it("writes any name into one valid header line", () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const header = attachmentHeader(cleanFileName(name));
      expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\x21-\x7e]*$/);
      expect(header.match(/"/g)).toHaveLength(2);
    }),
  );
});
