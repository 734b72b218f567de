import { z } from "zod";
import { errorBody } from "../../values/errors/envelope.ts";
import { limits } from "../../values/limits.ts";
import { externalId, metadata } from "./caller-data.ts";
import { invoiceRecord } from "./invoice-record.ts";
import { splitModes } from "./invoices.ts";

const timestamp = z.iso.datetime().describe("ISO 8601, UTC");
const gigabytes = limits.bulkBytes / 1024 ** 3;
const megabytes = limits.fileBytes / 1024 ** 2;

export const bulkIdParams = z.object({ id: z.string().describe("blk_ and digits") });

/** The multipart form of POST /bulk for OpenAPI; the streaming parser does not use it. */
export const bulkForm = z.object({
  archive: z
    .file()
    .describe(
      `A ZIP archive of at most ${gigabytes} GB and ${limits.bulkFiles} files, each of at most ${megabytes} MB and of a kind that single uploads take`,
    ),
  webhook_url: z.string().optional().describe("Receives the event of each invoice"),
  extract_line_items: z.boolean().default(true).describe("false leaves line_items out of the results"),
  metadata: z.string().optional().describe(`${metadata.description}. A JSON object as text, kept with every invoice`),
  external_id: externalId.optional().describe("The caller's own id, kept with every invoice"),
  split: z.enum(splitModes).default("auto").describe("Whether a file may hold several invoices"),
  fields: z
    .string()
    .optional()
    .describe("Names of the custom fields to look for, comma-separated or as a JSON list; empty for none"),
  files: z
    .string()
    .optional()
    .describe(
      "Options of single files as a JSON object by their path in the archive: external_id, metadata, split, fields. They win over those of the bulk",
    ),
});

const fileOptions = {
  external_id: externalId.optional(),
  metadata: metadata.optional(),
  split: z.enum(splitModes, `must be one of ${splitModes.join(", ")}`).optional(),
  fields: z
    .array(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, "must be the name of a custom field"), "must be a list")
    .max(limits.customFields, `must name at most ${limits.customFields} fields`)
    .optional()
    .describe("Custom fields to look for; by default all, none if empty"),
};
/** Options of one file, or of every file of a bulk. */
export const bulkFileOptions = z.strictObject(fileOptions);
export type BulkFileOptions = z.infer<typeof bulkFileOptions>;

/** Options of single files, by path. */
export const bulkFilesOptions = z.record(z.string(), bulkFileOptions, "must be an object");

const url = z
  .string("must be a text")
  .max(2048, "must be at most 2048 characters")
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), "must be an address that starts with https://");

const prefix = z
  .string("must be a text")
  .max(500, "must be at most 500 characters")
  .refine((text) => !/\p{Cc}/u.test(text), "must not have control characters")
  .refine(
    (text) => !text.startsWith("/") && !text.split("/").includes(".."),
    "must not lead out of the account's folder",
  );

const options = {
  webhook_url: z.string("must be a text").optional().describe("Receives the event of each invoice"),
  extract_line_items: z
    .boolean("must be true or false")
    .default(true)
    .describe("false leaves line_items out of the results"),
  ...fileOptions,
};

/** A line of a URL list in JSON Lines. Plain lines are validated by `bulkLine.shape.url`. */
export const bulkLine = z.strictObject({ url, ...fileOptions });
export type BulkLine = z.infer<typeof bulkLine>;

/** One URL: alone, or with options for this file. */
const listedUrl = z.union([url, bulkLine], "must be an address, or an object with url");

export const bulkOrder = z
  .strictObject({
    urls: z
      .array(listedUrl, "must be a list")
      .min(1, "must name at least one address")
      .max(limits.bulkFiles, `must name at most ${limits.bulkFiles} addresses`)
      .optional()
      .describe(
        "Addresses of files, each alone or as an object with url, external_id, metadata, split and fields of its own; fetched under the rules of webhooks: public https addresses, no redirects. Long lists are sent as lines",
      ),
    prefix: prefix
      .optional()
      .describe("Takes every object of the operator's bucket whose name begins so within the account's own folder"),
    files: bulkFilesOptions
      .optional()
      .describe("With prefix: options of single files by their name below the account's folder"),
    ...options,
  })
  .refine((order) => order.files === undefined || order.prefix !== undefined, {
    message: "can be given with prefix only",
    path: ["files"],
  })
  .refine((order) => (order.urls === undefined) !== (order.prefix === undefined), "must name either urls or prefix")
  .nullish();
export type BulkOrder = z.infer<typeof bulkOrder>;

/** Optional first line: options for all files. */
export const bulkOptionsLine = z.strictObject(options);

export const bulkStatuses = ["processing", "completed", "stopped"] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

export const bulkSources = ["archive", "urls", "prefix"] as const;
export type BulkSource = (typeof bulkSources)[number];

/** State of a file: waiting, its invoice's status, or refused. */
export const bulkFileStates = [
  "waiting",
  "processing",
  "completed",
  "failed",
  "rejected",
  "stopped",
  "deleted",
] as const;
export type BulkFileState = (typeof bulkFileStates)[number];

const count = z.int().min(0);

export const bulkCounts = z.object({
  files: count.describe("All files; the others add up to it"),
  waiting: count.describe("Not yet uploaded as invoices"),
  processing: count.describe("Queued or being read"),
  completed: count.describe("Read to the end"),
  failed: count.describe("Could not be read"),
  rejected: count.describe("Refused as single uploads would be"),
  stopped: count.describe("Left out because the bulk was stopped"),
  deleted: count.describe("Their invoices were deleted since"),
});
export type BulkCounts = z.infer<typeof bulkCounts>;

export const bulk = z.object({
  id: z.string().regex(/^blk_\d{1,19}$/),
  status: z
    .enum(bulkStatuses)
    .describe("processing until every file has ended; stopped after DELETE, while started files are finished"),
  source: z.enum(bulkSources).describe("Where its files come from"),
  created_at: timestamp,
  completed_at: timestamp.optional().describe("When the last of its files ended"),
  metadata: metadata.optional(),
  counts: bulkCounts,
});
export type Bulk = z.infer<typeof bulk>;

export const bulkList = z.object({
  bulks: z.array(bulk).describe("Newest first"),
  next_cursor: z.string().nullable().describe("For the page after this one; null on the last"),
});
export type BulkList = z.infer<typeof bulkList>;

export const bulkResultFormats = ["jsonl", "csv", "zip"] as const;
export type BulkResultFormat = (typeof bulkResultFormats)[number];

export const bulkResultsQuery = z.object({
  format: z
    .enum(bulkResultFormats, `must be one of ${bulkResultFormats.join(", ")}`)
    .default("jsonl")
    .describe("jsonl: a BulkResult on each line. csv: a table. zip: the table and a JSON file for each invoice"),
});

/** One line of the results: a file, or one of several invoices in it. */
export const bulkResult = z.object({
  file: z.string().describe("Its name in the archive, its address, or its name in the bucket"),
  index: z.int().min(1).describe("Which file of the bulk, counted from 1"),
  status: z.enum(bulkFileStates),
  invoice: invoiceRecord.optional().describe("Absent until the file is stored"),
  error: errorBody.optional().describe("Why it was refused"),
});
export type BulkResult = z.infer<typeof bulkResult>;
