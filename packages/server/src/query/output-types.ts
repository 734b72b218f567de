import {
  GraphQLBoolean,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLString,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from "graphql";
import type { z } from "zod";

/** A value of any shape: metadata, custom fields, content of a code. */
export const jsonScalar = new GraphQLScalarType({
  name: "JSON",
  description: "A value of any shape",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node: ValueNode, variables) =>
    node.kind === Kind.NULL ? null : valueFromASTUntyped(node, variables ?? undefined),
});

type Def = Readonly<{
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  items?: readonly z.ZodType[];
  format?: string;
}>;
const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

const optional = new Set(["optional", "nullable", "default", "readonly"]);

function present(schema: z.ZodType): z.ZodType {
  const { type, innerType } = defOf(schema);
  return optional.has(type) && innerType ? present(innerType) : schema;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (name: string) => name.split("_").map(capital).join("");

/**
 * GraphQL types derived from the contract's schemas. All members are nullable, and enumerations are open, so their
 * values are strings.
 */
export class OutputTypes {
  readonly #names: Set<string>;
  readonly #types = new Map<z.ZodType, GraphQLObjectType>();

  /** `reserved`: names of types defined elsewhere. */
  constructor(reserved: readonly string[]) {
    this.#names = new Set(reserved);
  }

  typeOf(schema: z.ZodType, name: string, parent: string): GraphQLOutputType {
    const inner = present(schema);
    const { type, element, items, format } = defOf(inner);
    switch (type) {
      case "object":
        return this.object(inner as z.ZodObject, name, parent);
      case "array":
        return new GraphQLList(new GraphQLNonNull(this.typeOf(element!, singular(name), parent)));
      case "tuple":
        return new GraphQLList(new GraphQLNonNull(this.typeOf(items![0]!, name, parent)));
      case "number":
        return format === "safeint" ? GraphQLInt : GraphQLFloat;
      case "boolean":
        return GraphQLBoolean;
      case "string":
      case "enum":
      case "literal":
        return GraphQLString;
      default:
        return jsonScalar;
    }
  }

  object(schema: z.ZodObject, name: string, parent = ""): GraphQLObjectType {
    const known = this.#types.get(schema);
    if (known) return known;
    const own = this.#names.has(pascal(name)) ? `${parent}${pascal(name)}` : pascal(name);
    this.#names.add(own);
    const type = new GraphQLObjectType({ name: own, fields: this.fields(schema, own) });
    this.#types.set(schema, type);
    return type;
  }

  fields(schema: z.ZodObject, parent: string): GraphQLFieldConfigMap<unknown, unknown> {
    const members = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, member]) => {
      const description = member.description ?? present(member).description;
      return [name, { type: this.typeOf(member, name, parent), ...(description !== undefined && { description }) }];
    });
    return Object.fromEntries(members);
  }
}

const singular = (name: string) => (name === "taxes" ? "tax" : name.replace(/s$/, ""));
