import { S3Client } from "@aws-sdk/client-s3";
import { BucketUnreadable, watchBucket } from "../../bucket/watch-bucket.ts";
import { type Command, UsageError } from "../../command.ts";
import { journalPath } from "../../ingest/journal-path.ts";
import { printProgress } from "../../ingest/print-progress.ts";
import { positive, positiveWhole, readFlags } from "../../read-flags.ts";
import { jsonFlag, remoteClient, remoteFlags, remoteUsage, withService } from "../../remote.ts";
import { untilInterrupted } from "../../until-interrupted.ts";

const usage = `Usage: inkvoice bucket s3://BUCKET/PREFIX [--once] [--every 30] [--jobs 8] [--endpoint URL] [--region REGION]
       [--json]

Uploads every document that is put below a prefix of an S3 bucket, and moves it to PREFIX/done/ or PREFIX/failed/ with its record, or the
reason, as NAME.json beside it. Each object is taken in once: what is on its way is kept in a journal on this machine and with the
invoice itself. AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or whatever else AWS's tools use, let it in.

  --once           end when nothing is left; the exit code is 1 if a document failed
  --every SEC      how often to look (default: 30)
  --jobs N         documents on their way at the same time (default: 8)
  --endpoint URL   another service than AWS
  --region REGION  (default: us-east-1)
  --journal FILE   (default: below ~/.local/state/inkvoice)
  --json           one JSON object a line: name, id, status (done, known, failed), error
${remoteUsage}

Ctrl-C ends it.`;

const flags = {
  once: { type: "boolean" },
  every: { type: "string", default: "30" },
  jobs: { type: "string", default: "8" },
  endpoint: { type: "string" },
  region: { type: "string", default: "us-east-1" },
  journal: { type: "string" },
  ...jsonFlag,
  ...remoteFlags,
} as const;

function placeOf(positionals: readonly string[]): { bucket: string; prefix: string } {
  const [, bucket, prefix = ""] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(positionals[0] ?? "") ?? [];
  if (bucket === undefined || positionals.length > 1) throw new UsageError("Name one place: s3://BUCKET/PREFIX");
  return { bucket, prefix: prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/` };
}

/** The SDK looks for credentials in variables, files and the machine's role. */
async function requireCredentials(s3: S3Client): Promise<void> {
  await s3.config.credentials().catch(() => {
    throw new UsageError("There are no credentials for S3: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.");
  });
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readFlags(args, flags);
  const { bucket, prefix } = placeOf(positionals);
  const jobs = positiveWhole("jobs", values.jobs);
  const everyMs = positive("every", values.every) * 1000;
  const client = remoteClient(values);
  const own = values.endpoint ? { endpoint: values.endpoint, forcePathStyle: true } : {};
  const s3 = new S3Client({ region: values.region, ...own });
  await requireCredentials(s3);
  const read = () =>
    untilInterrupted(async (signal) => {
      const failed = await watchBucket(client, {
        s3,
        bucket,
        prefix,
        journal: values.journal ?? journalPath("bucket", `${values.endpoint ?? ""} ${bucket}/${prefix}`),
        jobs,
        everyMs,
        once: values.once ?? false,
        signal,
        ...printProgress(values.json),
      });
      return values.once && failed > 0 ? 1 : 0;
    });
  return await withService(() => read().catch(reportUnreadableBucket));
}

function reportUnreadableBucket(error: unknown): number {
  if (!(error instanceof BucketUnreadable)) throw error;
  console.error(error.message);
  return 1;
}

export const bucketCommand: Command = {
  name: "bucket",
  summary: "Upload what is put below a prefix of an S3 bucket, each object once",
  usage,
  run,
};
