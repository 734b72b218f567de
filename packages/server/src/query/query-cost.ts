import { limits } from "@inkvoice/contract";
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from "graphql";
import { schemaRows } from "./schema-rows.ts";

/** Usual maximum length of lists within a record: lines, taxes, checks. */
const usualRows = 10;

/** Number of fields, depth, cost, and the share of introspection in it. */
type Extent = Readonly<{ fields: number; depth: number; cost: number; described: number }>;

const nothing: Extent = { fields: 0, depth: 0, cost: 0, described: 0 };
const oneValue: Extent = { fields: 1, depth: 1, cost: 1, described: 0 };

/** INDEX of introspection fields. */
const metaFields: Readonly<Record<string, GraphQLField<unknown, unknown>>> = {
  [SchemaMetaFieldDef.name]: SchemaMetaFieldDef,
  [TypeMetaFieldDef.name]: TypeMetaFieldDef,
};

/**
 * Estimates the cost of a query before it runs: a value costs 1, a field that queries the database hundreds; fields in
 * a page count once per entry, fields in a list of a record ten times. Introspection is limited separately. Each
 * fragment is evaluated once.
 */
export class QueryExtent {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #known = new Map<string, Extent>();
  readonly #variables: Readonly<Record<string, unknown>>;

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Readonly<Record<string, unknown>>) {
    this.#schema = schema;
    this.#variables = variables;
    const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  of(operation: OperationDefinitionNode): Extent {
    return this.#selection(operation.selectionSet, this.#schema.getQueryType() ?? undefined);
  }

  #selection({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): Extent {
    let extent = nothing;
    for (const node of selections) {
      const part =
        node.kind === Kind.FIELD
          ? this.#field(node, type)
          : node.kind === Kind.INLINE_FRAGMENT
            ? this.#selection(node.selectionSet, type)
            : this.#fragment(node.name.value);
      extent = {
        fields: extent.fields + part.fields,
        depth: Math.max(extent.depth, part.depth),
        cost: extent.cost + part.cost,
        described: extent.described + part.described,
      };
    }
    return extent;
  }

  #fragment(name: string): Extent {
    const known = this.#known.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return nothing;
    const extent = this.#selection(fragment.selectionSet, this.#schema.getType(fragment.typeCondition.name.value));
    this.#known.set(name, extent);
    return extent;
  }

  #field(node: FieldNode, type: GraphQLNamedType | undefined): Extent {
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return this.#metaField(node);
    if (!node.selectionSet) return oneValue;
    const inner = this.#selection(node.selectionSet, getNamedType(field.type));
    const times = type && isIntrospectionType(type) ? this.#schemaTimes(field) : this.#times(node, field);
    const load = Number(field.extensions.loadCost ?? 1);
    return { fields: 1, depth: inner.depth + 1, cost: load + inner.cost * times, described: inner.described };
  }

  /** Its depth is limited separately. */
  #metaField({ name, selectionSet }: FieldNode): Extent {
    const field = metaFields[name.value];
    if (!field || !selectionSet) return oneValue;
    return { ...oneValue, described: this.#selection(selectionSet, getNamedType(field.type)).cost };
  }

  #schemaTimes({ name, type }: GraphQLField<unknown, unknown>): number {
    return isListType(getNullableType(type)) ? schemaRows(this.#schema, name) : 1;
  }

  #times(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    if (field.args.some(({ name }) => name === "first")) {
      const { first } = getArgumentValues(field, node, this.#variables);
      return Math.max(1, Math.min(limits.listMaximum, Number(first)));
    }
    // A page counts its entries itself.
    const isPage = node.name.value === "nodes";
    return isListType(getNullableType(field.type)) && !isPage ? usualRows : 1;
  }
}
