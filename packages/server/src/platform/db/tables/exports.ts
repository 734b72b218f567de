import type { ExportFormat, ExportInclude } from "@inkvoice/contract";

export type ExportRow = {
  id: string;
  account_id: string;
  format: ExportFormat;
  include: ExportInclude;
  /** JSON texts. */
  filter: string;
  settings: string;
  columns: string;
  counts: string;
  created_at: number;
  created_by: string;
  undone_at: number | null;
  undone_by: string | null;
};

export type ExportTables = {
  exports: ExportRow;
  export_items: {
    export_id: string;
    position: number;
    account_id: string;
    invoice_id: string;
    /** JSON text: the invoice as it was exported; empty once it was deleted for good. */
    snapshot: string;
    /** 1 if the invoice was approved at that time: only then it counts as exported. */
    approved: number;
  };
};
