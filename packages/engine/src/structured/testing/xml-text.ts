/** Builds XML text for tests: `xml("ram:ID", "4711", { schemeID: "VA" })`, children as arrays. Nothing is escaped. */
export function xml(
  name: string,
  content: string | readonly string[] = "",
  attributes: Record<string, string> = {},
): string {
  const attributeText = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${attributeText.join("")}>${typeof content === "string" ? content : content.join("")}</${name}>`;
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);
