/** The contract's limit. */
export const MAX_PAGES = 50;

/** 50 megapixels are an A3 page at 500 dpi; a picture that claims more is refused before a pixel is decoded. */
export const MAX_PIXELS = 50_000_000;
