type PictureSize = "small" | "usual" | "sharp";
const sides: Readonly<Record<PictureSize, number>> = { small: 200, usual: 1600, sharp: 2400 };

/** URL of a page's picture, shared by display and preloading. */
export const pagePictureUrl = (id: string, page: number, size: PictureSize = "usual") =>
  `/api/invoices/${id}/pages/${page}/picture?side=${sides[size]}`;
