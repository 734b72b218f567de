import { createHash } from "node:crypto";
import { type ChainedRow, hashOf, noHash } from "../../packages/server/src/audit/hash-chain.ts";
import type { UploadEntry } from "./ledger.ts";
import { type Observed, type Row, rowsOf } from "./observed.ts";
import { brokenPayables, lostApprovals } from "./payables-promises.ts";
import { filesFolder } from "./simulated/simulated-process.ts";
import { finalStatusOf } from "./simulated/simulated-reader.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Invariants after every step. Returns the broken ones. */
export function brokenInvariants(observed: Observed): string[] {
  return [
    ...observed.ledger.broken,
    ...lostUploads(observed),
    ...lostFiles(observed),
    ...wrongCounts(observed),
    ...wrongSums(observed),
    ...doubleEnds(observed),
    ...unrecordedRemovals(observed),
    ...brokenPayables(observed),
  ];
}

/** Invariants after all processes have run undisturbed for long enough. */
export function brokenInvariantsAtRest(observed: Observed): string[] {
  return [
    ...brokenInvariants(observed),
    ...observed.ledger.uploads.flatMap((entry) => wrongEnd(observed, entry)),
    ...lostApprovals(observed),
    ...undelivered(observed),
    ...unfinishedBulks(observed),
    ...changedBodies(observed),
    ...brokenChains(observed),
  ];
}

/** A 201 means stored: the invoice is there, or in the trash after a removal was asked for. */
function lostUploads(observed: Observed): string[] {
  const present = new Set(rowsOf(observed, "select id from invoices").map(({ id }) => id));
  const trashed = new Set(rowsOf(observed, "select invoice_id from trashed_invoices").map((row) => row.invoice_id));
  return observed.ledger.uploads.flatMap(({ id, removal }) => {
    if (id === undefined || removal === "asked") return [];
    const isThere = removal === "done" ? trashed.has(id) : present.has(id);
    return isThere ? [] : [`${id} was answered with 201 and is gone (removal: ${removal})`];
  });
}

/** The bytes of every invoice would survive a power cut at this moment. */
function lostFiles(observed: Observed): string[] {
  const files = rowsOf(observed, "select id, blob_key, content_sha256 from invoices where file_removed_at is null");
  return files.flatMap(({ id, blob_key, content_sha256 }) => {
    const key = String(blob_key);
    // A file that was quarantined before its record was written is restored when it is read.
    const places = [`${filesFolder}/${key.slice(0, 2)}/${key}`, `${filesFolder}/quarantine/${key}`];
    const bytes = places.map((place) => observed.disk.durableContent(place)).find((content) => content !== undefined);
    if (bytes && sha256(bytes) === content_sha256) return [];
    return [`the file of ${id} is ${bytes ? "not what was sent" : "not durable"}`];
  });
}

/** The totals of lists are those of a recount. */
function wrongCounts(observed: Observed): string[] {
  const kept = rowsOf(
    observed,
    `select account_id, status, sum(count) as count from (
       select account_id, status, count from invoice_counts where day = -1
       union all select account_id, status, count from invoice_count_changes
     ) group by 1, 2 having sum(count) <> 0`,
  );
  const counted = rowsOf(observed, "select account_id, status, count(*) as count from invoices group by 1, 2");
  const text = (rows: readonly Row[]) =>
    rows
      .map(({ account_id, status, count }) => `${account_id} ${status} ${count}`)
      .sort()
      .join(", ");
  return text(kept) === text(counted) ? [] : [`counts say "${text(kept)}", a recount "${text(counted)}"`];
}

/** Stored bytes and analytics, with changes that wait, are those of a recount. */
function wrongSums(observed: Observed): string[] {
  const one = (query: string) => Number(rowsOf(observed, query)[0]?.value ?? 0);
  const files = "select blob_key, size from invoices where file_removed_at is null";
  const trashed =
    "select blob_key, size from trashed_invoices where json_extract(kept, '$.invoice.file_removed_at') is null";
  const sums = [
    {
      what: "stored bytes",
      kept: one(
        "select sum(bytes) as value from (select bytes from usage_days union all select bytes from usage_changes)",
      ),
      counted: one(`select sum(size) as value from (${files} union ${trashed})`),
    },
    {
      what: "invoices in the analytics",
      kept: one(
        `select sum(invoices) as value from (
           select invoices from analytics_groups where level = 'm' and vendor_key = ''
           union all select times from analytics_changes
         )`,
      ),
      counted: one("select count(*) as value from invoices where status = 'completed' and counted > 0"),
    },
    {
      what: "invoices in the analytics by invoice date",
      kept: one(
        `select sum(invoices) as value from (
           select invoices from analytics_groups where level = 'date:m' and vendor_key = ''
           union all select times from analytics_date_changes
         )`,
      ),
      counted: one(
        `select count(*) as value from invoices
         where status = 'completed' and counted = 2 and json_extract(extracted_data, '$.date') is not null`,
      ),
    },
  ];
  return sums.flatMap(({ what, kept, counted }) =>
    kept === counted ? [] : [`${what} are ${kept}, a recount gives ${counted}`],
  );
}

/** Each reading of a document ends once, with one event. */
function doubleEnds(observed: Observed): string[] {
  const ends = rowsOf(
    observed,
    `select invoice_id, reading, count(*) as count from events
     where type in ('invoice.completed', 'invoice.failed') group by 1, 2 having count(*) > 1`,
  );
  return ends.map(({ invoice_id, count }) => `${invoice_id} has ${count} events for one end`);
}

/**
 * An invoice in the trash has one more audit entry for removals than for restores; any other invoice has equally many.
 */
function unrecordedRemovals(observed: Observed): string[] {
  const wrong = rowsOf(
    observed,
    `select id, in_trash, sum(change) as recorded from (
       select invoice_id as id, 1 as in_trash, 0 as change from trashed_invoices
       union all select id, 0, 0 from invoices
       union all select subject, subject in (select invoice_id from trashed_invoices),
                        case action when 'invoice.deleted' then 1 else -1 end
         from audit_log where action in ('invoice.deleted', 'invoice.restored')
          and (subject in (select id from invoices) or subject in (select invoice_id from trashed_invoices))
     ) group by id having sum(change) <> max(in_trash)`,
  );
  return wrong.map(
    ({ id, recorded }) => `the audit log has ${recorded} open removals of ${id}, which is not its state`,
  );
}

/** The entries of every account follow one another without a gap, each with the hash of the one before. */
function brokenChains(observed: Observed): string[] {
  const entries = rowsOf(observed, "select * from audit_log order by chain, position") as unknown as ChainedRow[];
  const heads = new Map(
    rowsOf(observed, "select chain, hash from audit_heads").map(({ chain, hash }) => [chain, hash]),
  );
  return [...Map.groupBy(entries, ({ chain }) => chain)].flatMap(([chain, rows]) => {
    const isWhole = rows.every(
      (row, index) =>
        row.position === index + 1 &&
        row.previous_hash === (rows[index - 1]?.hash ?? noHash) &&
        row.hash === hashOf(row),
    );
    return isWhole && heads.get(chain) === rows.at(-1)?.hash ? [] : [`the audit chain of ${chain} is broken`];
  });
}

function wrongEnd(observed: Observed, { id, removal, kind, corrected, attempted }: UploadEntry): string[] {
  if (id === undefined || removal !== "none") return [];
  const [row] = rowsOf(observed, `select status, error_code, extracted_data from invoices where id = '${id}'`);
  if (!row) return [];
  if (row.status !== finalStatusOf[kind]) return [`${id} (${kind}) is ${row.status} ${row.error_code ?? ""}`];
  const events = rowsOf(observed, `select 1 from events where invoice_id = '${id}' and type = 'invoice.${row.status}'`);
  if (events.length !== 1) return [`${id} is ${row.status} and has ${events.length} events that say so`];
  if (corrected === undefined) return [];
  const number = (JSON.parse(String(row.extracted_data)) as { invoice_number?: string }).invoice_number ?? "";
  return attempted.has(number) ? [] : [`the correction of ${id} to ${corrected} was answered and is lost (${number})`];
}

/** Every event reached its receivers, unless its schedule is on record as ended or its invoice was deleted. */
function undelivered(observed: Observed): string[] {
  const accepted = new Set(
    observed.receivers.arrivals.flatMap((arrival) => (arrival.accepted ? [arrival.deliveryId] : [])),
  );
  const deliveries = rowsOf(observed, "select id, state, attempts from deliveries");
  const unsent = rowsOf(
    observed,
    "select id from events where body is not null and id not in (select event_id from deliveries) and type in ('invoice.completed', 'invoice.failed')",
  );
  return [
    ...unsent.map(({ id }) => `${id} has no delivery`),
    ...deliveries.flatMap(({ id, state, attempts }) => {
      if (state === "delivered" && !accepted.has(String(id))) return [`${id} is delivered, but nobody received it`];
      if (state === "pending") return [`${id} is still pending after ${attempts} attempts`];
      return state === "exhausted" && attempts !== 21 ? [`${id} is exhausted after ${attempts} attempts`] : [];
    }),
  ];
}

/** Each file of a bulk became one invoice or one refusal, and its completion was announced once. */
function unfinishedBulks(observed: Observed): string[] {
  return [...observed.ledger.bulks].flatMap(([id, files]) => {
    const settled = rowsOf(observed, `select position, state, invoice_id from bulk_files where bulk_id = '${id}'`);
    const taken = settled.filter(({ state }) => state === "taken");
    const invoices = rowsOf(observed, `select id from invoices where batch_id = '${id}'`);
    const ends = rowsOf(observed, `select 1 from events where type = 'bulk.completed' and body like '%${id}%'`);
    const problems: string[] = [];
    if (settled.length !== files || settled.some(({ state }) => state === "waiting"))
      problems.push(`bulk ${id} has files that were never taken in`);
    if (taken.length !== invoices.length)
      problems.push(`bulk ${id} took ${taken.length} files in and has ${invoices.length} invoices`);
    if (ends.length !== 1) problems.push(`the completion of bulk ${id} was announced ${ends.length} times`);
    return problems;
  });
}

/** A receiver may see an event several times, always with the same bytes. */
function changedBodies({ receivers }: Observed): string[] {
  const byEvent = Map.groupBy(receivers.arrivals, ({ eventId }) => eventId);
  return [...byEvent].flatMap(([id, arrivals]) =>
    new Set(arrivals.map(({ body }) => body)).size > 1 ? [`the bytes of ${id} changed between attempts`] : [],
  );
}
