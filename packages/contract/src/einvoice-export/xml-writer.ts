/** XML text; undefined for an omitted element. */
export type Xml = string | undefined;

/** An element with text; omitted without text. */
export function leaf(
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string | undefined>> = {},
): Xml {
  return text === undefined || text === ""
    ? undefined
    : `<${name}${attributeText(attributes)}>${escaped(text)}</${name}>`;
}

/** An element with children; omitted if all of them are. */
export function group(name: string, ...children: readonly (Xml | readonly Xml[])[]): Xml {
  const content = children.flat().filter((child) => child !== undefined);
  return content.length === 0 ? undefined : `<${name}>${content.join("")}</${name}>`;
}

/** The document with namespaces on its root. */
export function documentOf(
  name: string,
  namespaces: Readonly<Record<string, string>>,
  ...children: readonly (Xml | readonly Xml[])[]
): string {
  const content = children.flat().filter((child) => child !== undefined);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${attributeText(namespaces)}>${content.join("")}</${name}>\n`;
}

function attributeText(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escaped(value)}"`))
    .join("");
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Drops control characters and lone surrogates, which XML 1.0 cannot contain. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Money with two decimals. */
export function amount(value: number | undefined): string | undefined {
  return value === undefined ? undefined : plain(value.toFixed(2));
}

/** Prices, quantities and rates with up to eight decimals. */
export function decimal(value: number | undefined): string | undefined {
  return value === undefined
    ? undefined
    : plain(
        value
          .toFixed(8)
          .replace(/(\.\d*?)0+$/, "$1")
          .replace(/\.$/, ""),
      );
}

function plain(text: string): string {
  return /^-0(?:\.0*)?$/.test(text) ? text.slice(1) : text;
}
