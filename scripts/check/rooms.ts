/**
 * INDEX of the rooms of every package and their allowed imports. `npm run check` enforces it, and ARCHITECTURE.md draws
 * it. A room imports itself, the rooms that it names, and the packages that its package names.
 */
export type Room = Readonly<{
  /** Folders and files below the package's src; by default the folder with the room's name. */
  holds?: readonly string[];
  imports: readonly string[];
  /** Database tables that only this room writes; every room may read them. */
  tables?: readonly string[];
}>;

export type Package = Readonly<{
  /** Imported packages. */
  packages: readonly string[];
  /** From the bottom up: a room names only rooms before it. */
  rooms: Readonly<Record<string, Room>>;
}>;

/** Files directly in src that belong to no earlier room. */
export const rest = "*";

export const packages: Readonly<Record<string, Package>> = {
  contract: {
    packages: [],
    rooms: {
      fields: { imports: [] },
      // Values of records, events and errors.
      values: { imports: ["fields"] },
      api: { imports: ["fields", "values"] },
      "einvoice-export": { imports: ["values"] },
      dashboard: { imports: ["fields", "values", "api"] },
      index: { holds: [rest], imports: ["fields", "values", "api", "einvoice-export", "dashboard"] },
    },
  },
  engine: {
    packages: ["contract"],
    rooms: {
      "deep-freeze": { holds: ["deep-freeze.ts"], imports: [] },
      rules: { holds: ["rules.ts"], imports: [] },
      pdf: { imports: [] },
      weights: { imports: [] },
      locale: { imports: [] },
      arithmetic: { imports: ["locale"] },
      // The words of a page with their boxes: produced by `text`, read by every later stage.
      "page-text": { imports: [] },
      archive: { imports: [] },
      intake: { imports: ["pdf", "archive"] },
      pages: { imports: ["pdf", "page-text", "intake"] },
      text: { imports: ["rules", "weights", "locale", "page-text", "pages"] },
      evidence: { imports: ["locale", "page-text"] },
      codes: { imports: ["locale", "page-text", "pages", "evidence"] },
      structured: { imports: ["pdf", "locale", "page-text", "evidence"] },
      // Draws pages of e-invoices that come without any.
      "einvoice-page": { imports: ["pdf"] },
      understand: { imports: ["rules", "weights", "locale", "arithmetic", "page-text"] },
      parts: { imports: ["locale", "page-text", "understand"] },
      validate: { imports: ["rules", "locale", "arithmetic", "evidence", "understand"] },
      custom: { imports: ["locale", "page-text"] },
      pipeline: {
        holds: ["pipeline.ts"],
        imports: [
          "deep-freeze",
          "rules",
          "pdf",
          "page-text",
          "intake",
          "pages",
          "text",
          "evidence",
          "codes",
          "structured",
          "einvoice-page",
          "understand",
          "parts",
          "validate",
          "locale",
          "custom",
        ],
      },
      pool: { imports: ["page-text", "intake", "pages", "text", "pipeline", "archive"] },
      explain: { imports: ["pages", "pdf"] },
      // Compares extracted data with labels, for the evaluation and for `bench`.
      scoring: { imports: [] },
      index: {
        holds: [rest],
        imports: ["page-text", "custom", "pipeline"],
      },
    },
  },
  sdk: {
    packages: ["contract"],
    rooms: {
      // Generated from the OpenAPI document.
      contract: { holds: ["contract.ts"], imports: [] },
      transport: { imports: ["contract"] },
      resources: { imports: ["contract", "transport"] },
      "webhook-receiver": { imports: ["contract", "transport"] },
      index: { holds: [rest], imports: ["contract", "transport", "resources", "webhook-receiver"] },
    },
  },
  n8n: { packages: ["sdk"], rooms: { index: { holds: [rest], imports: [] } } },
  synth: {
    packages: ["contract", "engine"],
    rooms: {
      random: { holds: ["random.ts"], imports: [] },
      labels: { holds: ["labelled-document.ts"], imports: [] },
      codes: { imports: ["random", "labels"] },
      fonts: { imports: [] },
      "letter-case": { holds: ["letter-case.ts"], imports: [] },
      // Vocabulary and formats by country, language and trade.
      world: {
        holds: ["countries", "languages", "lexicon", "vocabulary", "goods", "formats"],
        imports: ["random", "fonts", "letter-case"],
      },
      content: { imports: ["random", "letter-case", "world"] },
      // The pages under construction, the document's style and helpers that place text.
      drawing: { imports: ["random", "labels", "fonts", "letter-case", "world", "content"] },
      blocks: { imports: ["labels", "letter-case", "world", "content", "drawing"] },
      layouts: { imports: ["labels", "world", "content", "drawing", "blocks"] },
      render: { imports: ["random", "labels", "fonts"] },
      truth: { imports: ["labels", "fonts", "world", "content", "drawing"] },
      "ocr-noise": { imports: ["random", "labels", "letter-case"] },
      "readme-example": { imports: ["labels", "fonts", "render"] },
      index: {
        holds: [rest],
        imports: [
          "random",
          "labels",
          "codes",
          "fonts",
          "letter-case",
          "world",
          "content",
          "drawing",
          "layouts",
          "render",
          "truth",
        ],
      },
    },
  },
  server: {
    packages: ["contract", "engine"],
    rooms: {
      platform: { imports: [], tables: ["background_tasks", "rate_windows"] },
      versions: { imports: [] },
      http: { imports: ["platform", "versions"], tables: ["idempotency_keys"] },
      access: {
        imports: ["platform", "versions", "http"],
        tables: [
          "accounts",
          "api_keys",
          "key_requests",
          "key_usage_days",
          "notices",
          "service_secrets",
          "usage_changes",
          "usage_days",
        ],
      },
      audit: { imports: ["platform"], tables: ["audit_gate", "audit_heads", "audit_log"] },
      sessions: {
        imports: ["platform", "http", "access", "audit"],
        tables: [
          "access_links",
          "installation_owner",
          "memberships",
          "provider_attempts",
          "provider_identities",
          "recovery_codes",
          "saved_views",
          "second_factors",
          "sessions",
          "sign_in_attempts",
          "users",
        ],
      },
      catalogue: {
        imports: ["platform"],
        tables: [
          "analytics_changes",
          "analytics_date_changes",
          "analytics_fields",
          "analytics_groups",
          "analytics_taxes",
          "dismissed_duplicates",
          "duplicate_keys",
          "invoice_count_changes",
          "invoice_counts",
          "invoice_facts",
          "invoice_words",
          "unused_words",
          "word_parts",
        ],
      },
      // Required fields and reviewed doubts of an account.
      "review-settings": { imports: ["platform", "http", "access", "audit", "sessions", "catalogue"] },
      // Custom field definitions.
      fields: {
        imports: ["platform", "http", "access", "sessions", "catalogue", "review-settings"],
        tables: ["custom_fields"],
      },
      deliveries: {
        imports: ["platform", "access"],
        tables: ["clock_watch", "deliveries", "delivery_attempts", "webhook_endpoints"],
      },
      events: { imports: ["platform", "http", "access", "deliveries"], tables: ["events"] },
      // Exports as records with their files; undo.
      exports: {
        imports: ["platform", "http", "access", "audit", "sessions", "catalogue", "fields", "events"],
        tables: ["exports", "export_items"],
      },
      webhooks: {
        imports: ["platform", "http", "access", "audit", "sessions", "deliveries", "events"],
        tables: ["retired_secrets"],
      },
      // Who the parties of an invoice are: the account's own companies and its vendors.
      parties: {
        imports: ["platform", "http", "access", "audit", "sessions", "catalogue", "events"],
        tables: ["vendor_bank_accounts", "vendor_keys", "vendors"],
      },
      // Orders of an account, and the comparison of invoices with them.
      matching: {
        imports: ["platform", "catalogue", "parties"],
        tables: ["order_invoices", "order_keys", "orders"],
      },
      invoices: {
        imports: [
          "platform",
          "versions",
          "http",
          "access",
          "audit",
          "sessions",
          "catalogue",
          "fields",
          "exports",
          "events",
          "webhooks",
          "parties",
          "matching",
        ],
        tables: [
          "batches",
          "believed_time",
          "bulk_files",
          "bulks",
          "invoice_evidence",
          "invoices",
          "paused_work",
          "trashed_invoices",
          "workers",
        ],
      },
      review: {
        imports: ["platform", "http", "access", "audit", "sessions", "catalogue", "fields", "exports", "invoices"],
        tables: ["corrections", "invoice_readings", "review_notes", "vendor_memories"],
      },
      // Operations on vendors; their data is in `parties`, their vendor memory in `review`.
      vendors: {
        imports: [
          "platform",
          "http",
          "access",
          "audit",
          "sessions",
          "catalogue",
          "parties",
          "matching",
          "invoices",
          "review",
        ],
      },
      // Operations on orders; their data is in `matching`.
      orders: { imports: ["platform", "http", "access", "audit", "sessions", "parties", "matching", "invoices"] },
      // Deletes an account or a person from the tables of all rooms.
      erasure: { imports: ["platform", "http", "access", "audit", "sessions"] },
      // GraphQL over the same records and lists.
      query: { imports: ["platform", "http", "access", "catalogue", "invoices"] },
      web: {
        imports: [
          "platform",
          "http",
          "access",
          "audit",
          "sessions",
          "catalogue",
          "fields",
          "exports",
          "deliveries",
          "events",
          "webhooks",
          "invoices",
          "review",
          "erasure",
        ],
      },
      routes: {
        holds: ["routes.ts", "services.ts"],
        imports: [
          "http",
          "access",
          "sessions",
          "review-settings",
          "fields",
          "exports",
          "events",
          "webhooks",
          "parties",
          "invoices",
          "review",
          "vendors",
          "orders",
          "erasure",
          "query",
          "web",
        ],
      },
      openapi: { imports: ["platform", "http", "query", "routes"] },
      operations: { imports: ["platform", "access", "invoices"], tables: ["write_probe"] },
      start: {
        holds: [rest],
        imports: [
          "platform",
          "http",
          "access",
          "audit",
          "sessions",
          "review-settings",
          "exports",
          "deliveries",
          "events",
          "webhooks",
          "invoices",
          "review",
          "web",
          "routes",
          "openapi",
          "operations",
        ],
      },
    },
  },
  dashboard: {
    packages: ["contract"],
    rooms: {
      // The interface texts, in each language.
      messages: { imports: [] },
      api: { imports: ["messages"] },
      format: { imports: ["messages"] },
      ui: { imports: ["messages", "api", "format"] },
      upload: { holds: ["features/upload"], imports: ["messages", "api", "format", "ui"] },
      // Asks for a password or second factor: at sign-in, and again before secrets, keys and roles change.
      identity: { holds: ["features/identity"], imports: ["messages", "api", "ui"] },
      shell: { imports: ["messages", "api", "format", "ui", "upload", "identity"] },
      members: { holds: ["features/members"], imports: ["messages", "api", "format", "ui"] },
      invoice: { holds: ["features/invoice"], imports: ["messages", "api", "format", "ui"] },
      invoices: { holds: ["features/invoices"], imports: ["messages", "api", "format", "ui", "upload"] },
      features: { imports: ["messages", "api", "format", "ui", "identity", "members", "invoice", "invoices"] },
      index: {
        holds: [rest],
        imports: ["messages", "api", "ui", "shell", "members", "invoice", "invoices", "features"],
      },
    },
  },
  cli: {
    packages: ["contract", "engine", "sdk", "server"],
    rooms: {
      // Common parts of all commands: flags, output, access to a running service or to its data.
      command: {
        holds: [
          "command.ts",
          "nearest-word.ts",
          "read-flags.ts",
          "read-input-file.ts",
          "until-interrupted.ts",
          "parse-moment.ts",
          "describe-invoice.ts",
          "table.ts",
          "remote.ts",
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
      postman: { imports: [] },
      // A demo account with documents made on the spot.
      demo: { imports: [] },
      mcp: { imports: ["command"] },
      commands: {
        imports: ["command", "extract", "bench", "ingest", "watch", "bucket", "mailbox", "postman", "demo", "mcp"],
      },
      index: { holds: [rest], imports: ["command", "commands"] },
    },
  },
};

/** Files that write rows of any room's tables unchanged. */
export const wholeRowFiles: Readonly<Record<string, string>> = {
  "packages/server/src/access/secrets/encrypt-stored-secrets.ts": "re-encrypts the columns of its index in place",
  "packages/server/src/erasure/delete-account.ts": "deletes an account or a person everywhere",
  "packages/server/src/invoices/removal/document-traces.ts": "deletes what a deleted document left elsewhere",
  "packages/server/src/invoices/removal/trash.ts": "restores the rows of a deleted invoice",
  "packages/server/src/platform/db/fold-changes.ts": "deletes changes of counters, which their room adds to them",
  "packages/server/src/operations/backup/restore-backup.ts": "restores all tables into an empty database",
};
