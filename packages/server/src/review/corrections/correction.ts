import type { Location } from "@inkvoice/contract";

/** A value that a person put in the place of a field's; null takes the field, or the whole row, away. */
export type Correction = Readonly<{ field: string; after: unknown; location?: Location | undefined }>;
