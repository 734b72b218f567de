type PictureSize = "small" | "usual" | "sharp";
const sides: Readonly<Record<PictureSize, number>> = { small: 200, usual: 1600, sharp: 2400 };

/** Where the picture of a page is; the same address for who shows it and who fetches it beforehand. */
export const pagePictureUrl = (id: string, page: number, size: PictureSize = "usual") =>
  `/api/invoices/${id}/pages/${page}/picture?side=${sides[size]}`;
