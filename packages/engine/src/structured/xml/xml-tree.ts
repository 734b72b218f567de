import { SaxesParser } from "saxes";

/** One element. Names are local: only the root's namespace decides the kind of document. */
export type XmlElement = Readonly<{
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
}>;

/** The XML is refused as hostile or broken. The message can be shown to people. */
export class XmlRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "XmlRefused";
  }
}

/** Real e-invoices need about 30 levels and 60 elements a line; the limits leave room for 10 000 lines. */
const maxCharacters = 20_000_000;
const maxElements = 600_000;
const maxDepth = 64;
const maxAttributes = 32;

/** Elements with embedded files, which are large and never used here. */
const carriedFiles = new Set(["AttachmentBinaryObject", "EmbeddedDocumentBinaryObject"]);

type Growing = {
  name: string;
  namespace: string;
  attributes: Record<string, string>;
  children: Growing[];
  text: string;
};

/** Parses without ever resolving an entity: a document type declaration is refused outright. */
export function parseXml(source: string): XmlElement {
  if (source.length > maxCharacters) throw new XmlRefused("The XML is too large.");
  const open: Growing[] = [];
  let root: Growing | undefined;
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on("error", (error) => {
    throw new XmlRefused(`The XML is not well formed: ${error.message.slice(0, 200)}`);
  });
  parser.on("doctype", () => {
    throw new XmlRefused("The XML has a document type declaration, which e-invoices never need.");
  });
  parser.on("opentag", (tag) => {
    if (++elements > maxElements) throw new XmlRefused("The XML has too many elements.");
    if (open.length >= maxDepth) throw new XmlRefused("The XML is nested too deeply.");
    const element = {
      name: tag.local,
      namespace: tag.uri,
      attributes: plainAttributes(tag.attributes),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const append = (text: string) => {
    const element = open.at(-1);
    if (element && !carriedFiles.has(element.name)) element.text += text;
  };
  parser.on("text", append);
  parser.on("cdata", append);
  parser.on("closetag", () => void open.pop());
  parser.write(source).close();
  if (!root) throw new XmlRefused("The XML is empty.");
  return root;
}

function plainAttributes(
  attributes: Record<string, { local: string; prefix: string; value: string }>,
): Record<string, string> {
  const entries = Object.values(attributes).filter(({ prefix, local }) => prefix !== "xmlns" && local !== "xmlns");
  if (entries.length > maxAttributes) throw new XmlRefused("The XML has an element with too many attributes.");
  return Object.fromEntries(entries.map(({ local, value }) => [local, value]));
}
