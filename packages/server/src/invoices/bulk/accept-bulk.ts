import { createHash, randomBytes } from "node:crypto";
import {
  type Bulk,
  type BulkFileOptions,
  type BulkLine,
  type BulkSource,
  limits,
  type Metadata,
  newId,
  type Plan,
  type Version,
} from "@inkvoice/contract";
import { fingerprintOf, runOnce } from "../../http/idempotency.ts";
import { successJson } from "../../http/response/envelope.ts";
import type { JsonEnvelope } from "../../http/route.ts";
import { invalidParameter, refused } from "../../platform/api-error.ts";
import type { InvoiceServices } from "../services.ts";
import { removeStored } from "../upload/accept-files.ts";
import type { ReceivedPart } from "../upload/receive-form.ts";
import { refuseBeyondStorage } from "../upload/storage-limit.ts";
import { refusedArchive } from "./archive-problems.ts";
import { insertBulk, type NewBulk, type NewBulkFile, requireBulk } from "./bulks.ts";

export type BulkOptions = Readonly<{
  accountId: string;
  keyId: string;
  plan: Plan;
  version: Version;
  webhookUrl: string | null;
  lineItems: boolean;
  metadata: Metadata | null;
  wanted: NewBulk["wanted"];
  /** Options of single files by path; of an archive or a prefix. */
  files: Readonly<Record<string, BulkFileOptions>>;
  idempotencyKey: string | undefined;
  signal: AbortSignal;
}>;

/** The checked and stored content of a new bulk. */
type Prepared = Readonly<{ files: readonly NewBulkFile[]; archive?: NewBulk["archive"] }>;

type Source = Readonly<{ kind: BulkSource; fingerprint: string; prepare(): Promise<Prepared> }>;

/** Reads the archive's directory in a child process while its bytes are stored. */
export async function acceptArchive(
  services: InvoiceServices,
  part: ReceivedPart | undefined,
  options: BulkOptions,
): Promise<JsonEnvelope> {
  if (!part) throw refused("archive_missing");
  if (part.tooLarge) throw refusedArchive("too_large");
  const { accountId, plan } = options;
  await refuseBeyondStorage(services, { accountId, plan, more: part.file.size });
  const fingerprint = await part.file.sha256;
  return await acceptBulk(services, options, {
    kind: "archive",
    fingerprint,
    prepare: () => storeArchive(services, part, options),
  });
}

async function storeArchive(
  services: InvoiceServices,
  { file }: ReceivedPart,
  { accountId, files: own, signal }: BulkOptions,
): Promise<Prepared> {
  const { pool, blobs } = services;
  const allowed = { files: limits.bulkFiles, fileBytes: limits.fileBytes };
  const listing = await pool.listArchive({ path: file.path }, allowed, { owner: accountId, signal });
  if (!listing.ok) throw refusedArchive(listing.problem);
  if (listing.entries.length === 0) throw refusedArchive("empty");
  const files = withOptions(
    listing.entries.map(({ name, ...place }) => ({ name, place: JSON.stringify(place) })),
    own,
  );
  const blobKey = randomBytes(16).toString("hex");
  await blobs.put(blobKey, { ...file, contentType: "application/zip" });
  return { files, archive: { blobKey, sha256: await file.sha256, size: file.size } };
}

/** Refuses options for a path that no file has: they would be lost. */
function withOptions(files: readonly NewBulkFile[], own: BulkOptions["files"]): NewBulkFile[] {
  const names = new Set(files.map(({ name }) => name));
  const unknown = Object.keys(own).find((name) => !names.has(name));
  if (unknown !== undefined) throw invalidParameter(`files.${unknown}`, "is the path of no file");
  return files.map((file) => ({ ...file, options: Object.hasOwn(own, file.name) ? own[file.name] : undefined }));
}

export async function acceptUrls(
  services: InvoiceServices,
  urls: readonly BulkLine[],
  options: BulkOptions,
): Promise<JsonEnvelope> {
  const files = urls.map(({ url, ...own }) => ({ name: url, place: url, options: own }));
  const hash = createHash("sha256");
  for (const { url, ...own } of urls) hash.update(`${url}${Object.keys(own).length > 0 ? JSON.stringify(own) : ""}\n`);
  return await acceptBulk(services, options, {
    kind: "urls",
    fingerprint: hash.digest("hex"),
    prepare: async () => ({ files }),
  });
}

/** Each account can read only its own folder in the bucket. */
export async function acceptPrefix(
  services: InvoiceServices,
  prefix: string,
  options: BulkOptions,
): Promise<JsonEnvelope> {
  const { imports } = services.blobs;
  if (!imports) throw invalidParameter("prefix", "needs a service that stores its files in an S3 bucket");
  const own = `${services.config.bulkFolder}/${options.accountId}/`;
  return await acceptBulk(services, options, {
    kind: "prefix",
    fingerprint: prefix,
    async prepare() {
      const files: NewBulkFile[] = [];
      for await (const { name } of imports.list(own + prefix)) {
        if (name.endsWith("/")) continue;
        if (files.length === limits.bulkFiles)
          throw invalidParameter("prefix", `must match at most ${limits.bulkFiles} files`);
        files.push({ name: name.slice(own.length), place: name });
      }
      if (files.length === 0) throw invalidParameter("prefix", `matches no file below ${own}`);
      return { files: withOptions(files, options.files) };
    },
  });
}

async function acceptBulk(services: InvoiceServices, options: BulkOptions, source: Source): Promise<JsonEnvelope> {
  const { db, clock, signals } = services;
  const { accountId, keyId, version, webhookUrl, lineItems, metadata, wanted } = options;
  const own = [wanted, options.files].map((each) => (Object.keys(each).length > 0 ? JSON.stringify(each) : ""));
  const asked = [source.kind, source.fingerprint, webhookUrl, Number(lineItems), JSON.stringify(metadata), ...own];
  const wish = options.idempotencyKey && {
    accountId,
    key: options.idempotencyKey,
    fingerprint: fingerprintOf("createBulk", asked),
  };
  let stored: NewBulk["archive"];
  const answer = await runOnce(db, { wish: wish || undefined, now: clock.now() }, async () => {
    const { files, archive } = await source.prepare();
    stored = archive;
    const at = clock.now();
    const id = newId("bulk", at);
    const row = {
      ...{ id, accountId, keyId, version, source: source.kind, archive },
      webhookUrl,
      lineItems,
      metadata,
      wanted,
      at,
    };
    return async (tx) => {
      await insertBulk(tx, row, files);
      const data: Bulk = await requireBulk(tx, accountId, id);
      return { status: 201, json: successJson(data, version) };
    };
  });
  // A concurrent request with the same key won and this one was rolled back: its archive is unreferenced.
  if (answer.replayed && stored) await removeStored(services, [stored]);
  signals.send("queue");
  return answer;
}
