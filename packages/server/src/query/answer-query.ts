import { limits, type QueryBody } from "@inkvoice/contract";
import {
  type DocumentNode,
  execute,
  GraphQLError,
  getIntrospectionQuery,
  getOperationAST,
  getVariableValues,
  Lexer,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  recommendedRules,
  Source,
  specifiedRules,
  TokenKind,
  validate,
} from "graphql";
import type { InvoiceServices } from "../invoices/services.ts";
import { ApiError } from "../platform/api-error.ts";
import { QueryExtent } from "./query-cost.ts";
import { withinQueryTime } from "./query-loads.ts";
import { querySchema } from "./query-schema.ts";
import { refuseCostlyShape, refuseManyRootFields } from "./query-shape.ts";
import { createRecords } from "./record-loader.ts";

const mostTokens = 2000;
const timeLimitMs = 10_000;
const mostProblems = 1;
/** Nested brackets: more than any real query has, fewer than recursion can handle. */
const mostNesting = 100;

const invalidQuery = (message: string) => new ApiError("INVALID_QUERY", message);

/** An error with its position in the query. */
function placed({ message, locations }: GraphQLError): string {
  const place = locations?.[0];
  return place ? `Line ${place.line}, column ${place.column}: ${message}` : message;
}

const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

function refuseNesting(text: string): void {
  const lexer = new Lexer(new Source(text));
  let nesting = 0;
  for (let token = lexer.advance(), read = 0; token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (++read > mostTokens) return;
    if (opening.has(token.kind)) nesting++;
    if (closing.has(token.kind)) nesting--;
    if (nesting > mostNesting) throw invalidQuery(`Brackets may stand ${mostNesting} deep in one another.`);
  }
}

function parsed(text: string): DocumentNode {
  try {
    refuseNesting(text);
    return parse(text, { maxTokens: mostTokens, noLocation: false });
  } catch (error) {
    if (error instanceof GraphQLError) throw invalidQuery(placed(error));
    throw error;
  }
}

function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (!operation)
    throw invalidQuery(
      name
        ? `The query has no operation named ${name}.`
        : "operationName must say which of several operations is meant.",
    );
  if (operation.operation !== OperationTypeNode.QUERY)
    throw invalidQuery("Only queries are answered: nothing is changed here.");
  return operation;
}

function variablesOf(operation: OperationDefinitionNode, given: Readonly<Record<string, unknown>>) {
  const { coerced, errors } = getVariableValues(querySchema, operation.variableDefinitions ?? [], given, {
    maxErrors: mostProblems,
  });
  if (errors?.[0]) throw invalidQuery(placed(errors[0]));
  return coerced ?? {};
}

/** The introspection query of common tools. */
const wholeSchema = parse(
  getIntrospectionQuery({
    descriptions: true,
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  }),
);
/** Twice the introspection query of common tools, so that variants fit and repetitions do not. */
const mostDescribed = 2 * new QueryExtent(querySchema, wholeSchema, {}).of(operationOf(wholeSchema, null)).described;

/** The query's cost; throws if it exceeds the limit. */
function allowedCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const { fields, depth, cost, described } = new QueryExtent(querySchema, document, variables).of(operation);
  refuseManyRootFields(fields);
  if (depth > limits.queryDepth)
    throw invalidQuery(`The query is ${depth} steps deep; ${limits.queryDepth} are allowed.`);
  if (cost > limits.queryCost)
    throw invalidQuery(
      `The query costs ${cost}; ${limits.queryCost} are allowed. Ask for fewer invoices at a time or fewer of their members.`,
    );
  if (described > mostDescribed)
    throw invalidQuery("The query asks for more than the schema has to tell. Ask about it once.");
  return cost;
}

/** Rethrows refusals as they are, and other errors as internal ones. */
function rethrow(error: GraphQLError): never {
  const cause = error.originalError;
  if (cause instanceof ApiError && cause.status === 400) throw invalidQuery(cause.message);
  throw cause ?? invalidQuery(placed(error));
}

type QueryCaller = Readonly<{
  accountId: string;
  /** The person or key that asks. */
  approverId: string;
  /** Charges the query's cost to the account; throws if the rate limit is exhausted. */
  charge(cost: number): Promise<void>;
}>;

/** Answers a GraphQL query over the records of one account. */
export async function answerQuery(
  services: InvoiceServices,
  { accountId, approverId, charge }: QueryCaller,
  body: QueryBody,
): Promise<unknown> {
  const document = parsed(body.query);
  const operation = operationOf(document, body.operationName);
  refuseCostlyShape(document);
  const problems = validate(querySchema, document, [...specifiedRules, ...recommendedRules], {
    maxErrors: mostProblems,
    hideSuggestions: false,
  });
  if (problems[0]) throw invalidQuery(placed(problems[0]));
  await charge(allowedCost(document, operation, variablesOf(operation, body.variables ?? {})));
  const records = createRecords(services, accountId);
  const { data, errors } = await withinQueryTime(timeLimitMs, (loads) =>
    execute({
      schema: querySchema,
      document,
      operationName: body.operationName ?? null,
      variableValues: body.variables ?? {},
      contextValue: { services, accountId, approverId, records, loads },
    }),
  );
  if (errors?.[0]) rethrow(errors[0]);
  return data;
}
