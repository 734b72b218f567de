import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MalformedMultipart, MultipartParser } from "./multipart-parser.ts";
import { boundaryOf, type PartHead, parseHeaders, partHead } from "./part-head.ts";

type Part = { head: PartHead | undefined; content: string; ended: boolean };

const limits = { headerBytes: 1000, headers: 5 };

/** The parts of a body that arrives in pieces of these lengths, over and over. */
function parse(body: string, boundary = "X", pieces: readonly number[] = [body.length || 1]): Part[] {
  const parts: Part[] = [];
  const parser = new MultipartParser(boundary, limits, (head) => {
    const part: Part = { head, content: "", ended: false };
    parts.push(part);
    return {
      data(chunk) {
        part.content += chunk.toString("latin1");
      },
      end() {
        part.ended = true;
      },
    };
  });
  const bytes = Buffer.from(body, "latin1");
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = pieces[turn % pieces.length] ?? 1;
    parser.push(bytes.subarray(at, at + length));
    at += length;
  }
  parser.end();
  return parts;
}

const disposition = (name: string) => `Content-Disposition: form-data; name="${name}"\r\n`;

describe("a multipart body", () => {
  it("X5: is parsed no further once its parts are not needed", () => {
    let opened = 0;
    const parser = new MultipartParser("X", limits, () => {
      opened += 1;
      return opened <= 3 ? { data: () => undefined, end: () => undefined } : undefined;
    });
    parser.push(Buffer.from("--X\r\n\r\n\r\n".repeat(1000)));
    parser.push(Buffer.from("--X\r\n\r\n\r\n".repeat(1000)));
    parser.end();
    expect(opened).toBe(4);
  });

  it("returns its parts, whatever the chunks it arrives in", () => {
    // Contents made of the characters of the delimiter: the worst case for finding it.
    const content = fc.string({ unit: fc.constantFrom("\r", "\n", "-", "X", "a") });
    const safe = content.filter((text) => !`\r\n${text}`.includes("\r\n--X"));
    const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(safe, { maxLength: 4 }), pieces, safe, (contents, lengths, preamble) => {
        const body = contents.map((text, index) => `--X\r\n${disposition(`p${index}`)}\r\n${text}\r\n`).join("");
        const parts = parse(`${preamble}\r\n${body}--X--\r\nepilogue`, "X", lengths);
        expect(parts.map((part) => [part.head?.name, part.content, part.ended])).toEqual(
          contents.map((text, index) => [`p${index}`, text, true]),
        );
      }),
      { numRuns: 500, seed: 20_261_115 },
    );
  });

  it("may have no parts, parts without content, without headers, and padding after a boundary", () => {
    expect(parse("--X--")).toEqual([]);
    expect(parse(`--X \t\r\n${disposition("a")}\r\n\r\n--X--`)).toMatchObject([{ content: "", ended: true }]);
    expect(parse("--X\r\n\r\ntext\r\n--X--")).toMatchObject([{ head: undefined, content: "text" }]);
  });

  it("that is invalid or truncated is malformed", () => {
    for (const body of [
      "",
      "no boundary at all",
      `--X\r\n${disposition("a")}\r\ncut off`,
      `--X\r\n${disposition("a")}\r\nwhole\r\n--X`,
      `--X\r\n${disposition("a")}\r\nwhole\r\n--X-`,
      `--Xtra\r\n${disposition("a")}\r\n\r\n--X--`,
      "--X\r\nno header line\r\n\r\ntext\r\n--X--",
      `--X\r\n${"A: b\r\n".repeat(6)}\r\ntext\r\n--X--`,
      `--X\r\nA: ${"b".repeat(2000)}\r\n\r\ntext\r\n--X--`,
      `--X\r\nA: ${"b".repeat(2000)}`,
    ]) {
      for (const pieces of [[1], [7], [5000]]) expect(() => parse(body, "X", pieces)).toThrow(MalformedMultipart);
    }
  });
});

describe("the head of a part", () => {
  const headOf = (value: string) => {
    const headers = parseHeaders(Buffer.from(`Content-Disposition: ${value}\r\nContent-Type: text/plain`), 50);
    return headers && partHead(headers);
  };

  it("has a name and a file name, in every form that clients write", () => {
    for (const [value, filename] of [
      ['form-data; name="file"; filename="a.pdf"', "a.pdf"],
      ["form-data; name=file; filename=a.pdf", "a.pdf"],
      ['Form-Data ; NAME="file" ; FileName="a.pdf"', "a.pdf"],
      ['form-data; name="file"; filename="a;b=\\"c\\".pdf"', 'a;b="c".pdf'],
      ['form-data; name="file"; filename="C:\\temp\\a.pdf"', "C:\\temp\\a.pdf"],
      ['form-data; name="file"; filename="Größe €.pdf"', "Größe €.pdf"],
      ['form-data; name="file"; filename="x"; filename*=UTF-8\'\'%E2%82%AC%20a.pdf', "€ a.pdf"],
      ["form-data; name=\"file\"; filename*=iso-8859-1'en'%A3.pdf", "£.pdf"],
      ['form-data;\r\n name="file";\r\n\tfilename="a.pdf"', "a.pdf"],
      ['form-data; name="file"; filename=""', ""],
      ['form-data; name="file"', undefined],
    ] as const) {
      expect([value, headOf(value)]).toEqual([value, { name: "file", filename, contentType: "text/plain" }]);
    }
  });

  it("that is not UTF-8 is decoded byte by byte", () => {
    const headers = parseHeaders(Buffer.from('Content-Disposition: form-data; name="\xe4"', "latin1"), 5);
    expect(headers && partHead(headers)?.name).toBe("ä");
  });

  it("is absent if the part belongs to no form", () => {
    expect(headOf('attachment; name="file"')).toBeUndefined();
    expect(headOf('form-database; name="file"')).toBeUndefined();
    expect(partHead(new Map())).toBeUndefined();
  });
});

describe("the boundary", () => {
  it("is in the content type, quoted or not, and otherwise missing", () => {
    expect(boundaryOf("multipart/form-data; boundary=abc")).toBe("abc");
    expect(boundaryOf('Multipart/Form-Data; charset=utf-8; Boundary="a b:c"')).toBe("a b:c");
    for (const type of [
      "multipart/form-data",
      "multipart/form-data; boundary=",
      `multipart/form-data; boundary=${"x".repeat(201)}`,
      "multipart/mixed; boundary=abc",
      "text/plain; boundary=abc",
    ]) {
      expect(boundaryOf(type)).toBeUndefined();
    }
  });
});
