import { extensionOf, isMirror, namedSchemas, referredName, type Schema, typesOf } from "./schema.ts";

const header = `# Written by scripts/openapi.ts.
"""The API's shapes: dictionaries as they arrive, described for type checkers and editors."""

from __future__ import annotations

from typing import Any, Literal, TypedDict
`;

/** The API types as Python TypedDicts, which cost nothing at run time and keep unknown members. */
export function pythonOf(document: Parameters<typeof namedSchemas>[0]): string {
  const written: string[] = [];
  const schemas = namedSchemas(document);
  // A class may refer to later ones, an alias may not.
  const inOrder = [
    ...schemas.filter(([, { properties }]) => properties),
    ...schemas.filter(([, schema]) => extensionOf(schema)),
    ...schemas.filter(([, schema]) => !schema.properties && !extensionOf(schema)),
  ];
  for (const [name, schema] of inOrder) declare(name, schema, !isMirror(name), written);
  return `${[header, ...written].join("\n\n")}\n`;
}

/** Adds the class after those of its nested objects, each named after parent and member. */
function declare(name: string, schema: Schema, described: boolean, written: string[]): void {
  const extended = extensionOf(schema);
  if (extended) {
    const lines = membersOf(name, extended.own, described, written).map(({ line }) => line);
    written.push(classOf(`${name}(${extended.base})`, schema, lines));
    return;
  }
  if (!schema.properties) {
    written.push(`${name} = ${typeOf(name, schema, described, written)}`);
    return;
  }
  const types = membersOf(name, schema, described, written);
  if (types.some(({ member }) => keywords.has(member))) {
    if (!types.every(({ isRequired }) => isRequired)) throw new Error(`${name} has a keyword and optional members`);
    // The members of a class cannot be keywords.
    const members = types.map(({ member, type }) => `    "${member}": '${type}',`);
    written.push([`${name} = TypedDict("${name}", {`, ...members, "})"].join("\n"));
    return;
  }
  const sure = types.filter(({ isRequired }) => isRequired).map(({ line }) => line);
  const optional = types.filter(({ isRequired }) => !isRequired).map(({ line }) => line);
  // NotRequired needs Python 3.11: optional members are in a subclass instead.
  if (optional.length === 0) written.push(classOf(`${name}(TypedDict)`, schema, sure));
  else if (sure.length === 0) written.push(classOf(`${name}(TypedDict, total=False)`, schema, optional));
  else {
    written.push(classOf(`_${name}Always(TypedDict)`, {}, sure));
    written.push(classOf(`${name}(_${name}Always, total=False)`, schema, optional));
  }
}

/** Keywords of Python that are names of members. */
const keywords: ReadonlySet<string> = new Set([
  "and",
  "as",
  "class",
  "def",
  "for",
  "from",
  "if",
  "in",
  "is",
  "not",
  "or",
]);

function membersOf(name: string, { properties = {}, required = [] }: Schema, described: boolean, written: string[]) {
  return Object.entries(properties).map(([member, inner]) => {
    const type = typeOf(name + pascalCase(member), inner, described, written);
    return {
      member,
      type,
      line: `    ${member}: ${type}${note(inner, described)}`,
      isRequired: required.includes(member),
    };
  });
}

function classOf(heading: string, { description }: Schema, lines: readonly string[]): string {
  const documentation = description === undefined ? [] : [`    """${oneLine(description)}"""\n`];
  return [`class ${heading}:`, ...documentation, ...lines].join("\n");
}

function note({ description }: Schema, described: boolean): string {
  return described && description !== undefined ? `\n    """${oneLine(description)}"""` : "";
}

/** A trailing quote would end the docstring. */
function oneLine(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', "'").replaceAll("\n", " ");
}

function pascalCase(member: string): string {
  return member
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

const simpleTypes: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

function typeOf(name: string, schema: Schema, described: boolean, written: string[]): string {
  if (schema.$ref) return referredName(schema.$ref);
  const choices =
    schema.enum ?? schema["x-extensible-enum"] ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return `Literal[${choices.map(literal).join(", ")}]`;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return union(either.map((one) => typeOf(name, one, described, written)));
  const types = typesOf(schema);
  return types.length === 0 ? "Any" : union(types.map((type) => oneType(type, name, schema, described, written)));
}

function literal(value: unknown): string {
  return typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}

function oneType(type: string, name: string, schema: Schema, described: boolean, written: string[]): string {
  if (type === "array") return `list[${typeOf(`${name}Entry`, schema.items ?? {}, described, written)}]`;
  if (type !== "object") return simpleTypes[type] ?? "Any";
  if (schema.properties) {
    declare(name, schema, described, written);
    return name;
  }
  const { additionalProperties: value } = schema;
  return `dict[str, ${typeof value === "object" ? typeOf(`${name}Value`, value, described, written) : "Any"}]`;
}
