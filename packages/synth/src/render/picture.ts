/** Pixels in rows from the top left; one byte per channel. */
export type Picture = Readonly<{ width: number; height: number; channels: 1 | 3; data: Uint8Array }>;
