import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from "graphql";

const known = new WeakMap<GraphQLSchema, Readonly<Record<string, number>>>();

function measured(schema: GraphQLSchema): Readonly<Record<string, number>> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
  const inputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const values = types.filter(isEnumType).flatMap((type) => type.getValues());
  const args = fields.flatMap((field) => field.args);
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: fields.length / types.length,
    inputFields: inputs.length / types.length,
    enumValues: values.length / types.length,
    args: args.length / fields.length,
  };
}

/** Average length of an introspection list, so that products along a path match the real total. */
export function schemaRows(schema: GraphQLSchema, list: string): number {
  const rows = known.get(schema) ?? measured(schema);
  known.set(schema, rows);
  return rows[list] ?? 1;
}
