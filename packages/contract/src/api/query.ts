import { z } from "zod";

export const queryBody = z.strictObject({
  query: z
    .string("must be a text")
    .min(1, "must not be empty")
    .describe("A GraphQL document; docs/query.graphql is the schema"),
  variables: z.record(z.string(), z.unknown(), "must be an object").nullish().describe("The values of its variables"),
  operationName: z
    .string("must be a text")
    .nullish()
    .describe("Which operation of the document to answer, where it has several"),
});
export type QueryBody = z.infer<typeof queryBody>;

export const queryAnswer = z.record(z.string(), z.unknown()).describe("What was asked for, in the shape of the query");
