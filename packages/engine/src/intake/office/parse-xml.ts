import { SaxesParser } from "saxes";

type XmlHandlers = Readonly<{
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}>;

/** Calls the handlers with names without prefix. Throws on XML that is not well-formed. */
export function parseXml(xml: string, handlers: XmlHandlers): void {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => handlers.open(local(name), attributes as Record<string, string>));
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("closetag", ({ name }) => handlers.close?.(local(name)));
  parser.write(xml).close();
}
