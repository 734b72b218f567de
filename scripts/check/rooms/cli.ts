import { type Package, remainingFiles } from "./room.ts";

export const cli: Package = {
  packages: ["contract", "engine", "sdk", "server"],
  rooms: {
    // Common parts of all commands: flags, output, access to a running service or to its data.
    command: {
      holds: [
        "command.ts",
        "nearest-word.ts",
        "read-flags.ts",
        "parse-json.ts",
        "read-input-file.ts",
        "until-interrupted.ts",
        "parse-moment.ts",
        "describe-invoice.ts",
        "table.ts",
        "remote.ts",
        "remote-command.ts",
        "service-data.ts",
      ],
      imports: [],
    },
    extract: { imports: ["command"] },
    bench: { imports: [] },
    // Uploads each document of a folder, bucket or mailbox exactly once.
    ingest: { imports: [] },
    watch: { imports: ["extract", "ingest"] },
    bucket: { imports: ["extract", "ingest"] },
    mailbox: { imports: ["extract", "ingest"] },
    // Reads tagged documents of a paperless-ngx, and writes values back.
    paperless: { imports: ["ingest"] },
    postman: { imports: [] },
    // A demo account with documents made on the spot.
    demo: { imports: [] },
    mcp: { imports: ["command"] },
    // Copies of the audit log in files.
    audit: { imports: [] },
    commands: {
      imports: [
        "command",
        "extract",
        "bench",
        "ingest",
        "watch",
        "bucket",
        "mailbox",
        "paperless",
        "postman",
        "demo",
        "mcp",
        "audit",
      ],
    },
    index: { holds: [remainingFiles], imports: ["command", "commands"] },
  },
};
