import type { Location } from "@inkvoice/contract";

/** A value set by a person; null removes the field, or the whole row. */
export type Correction = Readonly<{ field: string; after: unknown; location?: Location | undefined }>;
