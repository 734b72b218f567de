import type { IncomingMessage } from "node:http";
import { type BulkLine, bulkLine, bulkOptionsLine, limits } from "@inkvoice/contract";
import type { z } from "zod";
import { refuseExcessiveJson } from "../../http/request/json-limits.ts";
import { bodyPackets, type RequestLine, requestLines } from "../../http/request/request-lines.ts";
import { firstProblem } from "../../http/request/validation-problems.ts";
import { ApiError, invalidParameter, refused } from "../../platform/api-error.ts";

/** Format of a line: a plain URL, or JSON. */
export type LineFormat = "text" | "json";

export type UrlList = Readonly<{ urls: readonly BulkLine[]; options: z.infer<typeof bulkOptionsLine> }>;

const longestUrlBytes = 2048;
const mostBytes = limits.bulkFiles * longestUrlBytes + 4 * 1024 * 1024;
const listLimits = {
  lineBytes: limits.bulkLineBytes,
  /** Includes empty lines and the line with options. */
  lines: 2 * limits.bulkFiles,
};

/** Reads a list of URLs, one per line, while it arrives. In JSON Lines the first line may contain the options. */
export async function receiveUrls(request: IncomingMessage, format: LineFormat): Promise<UrlList> {
  const urls: BulkLine[] = [];
  let options: UrlList["options"] | undefined;
  for await (const line of requestLines(bodyPackets(request, mostBytes), listLimits)) {
    if ("problem" in line) throw line.problem;
    const value = format === "json" ? parsed(line) : { url: line.text };
    if (options === undefined && urls.length === 0 && isOptions(value)) options = checked(bulkOptionsLine, value, line);
    else urls.push(checked(bulkLine, value, line));
    if (urls.length > limits.bulkFiles)
      throw invalidParameter("The list", `must name at most ${limits.bulkFiles} addresses`);
  }
  if (urls.length === 0) throw invalidParameter("The list", "must name at least one address");
  return { urls, options: options ?? bulkOptionsLine.parse({}) };
}

const isOptions = (value: unknown) => typeof value === "object" && value !== null && !("url" in value);

function parsed({ number, text }: RequestLine): unknown {
  try {
    refuseExcessiveJson(Buffer.from(text));
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refused("line_not_json", { line: number }, { cause: error });
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, { number }: RequestLine): z.infer<Schema> {
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const { path, problem } = firstProblem(outcome.error);
  throw invalidParameter([`Line ${number}`, ...path].join(": "), problem);
}
