/** The published limits. Sizes in bytes, times in milliseconds. */
export const limits = {
  fileBytes: 10 * 1024 * 1024,
  pdfPages: 50,
  /** An A3 page at 500 dpi; a picture that claims more is refused before a pixel is decoded. */
  pictureMegapixels: 50,
  filesPerRequest: 25,
  bulkBytes: 2 * 1024 ** 3,
  bulkFiles: 10_000,
  listDefault: 20,
  listMaximum: 100,
  queryDepth: 8,
  queryCost: 20_000,
  queryRootFields: 20,
  /** Query cost that counts as one request. */
  queryCostPerRequest: 2000,
  webhookEndpoints: 20,
  webhookResponseMs: 10_000,
  webhookRetries: 20,
  fileNameLength: 255,
  fileUrlMs: 7 * 24 * 60 * 60 * 1000,
  idempotencyMs: 24 * 60 * 60 * 1000,
  jsonBodyBytes: 1024 * 1024,
  jsonDepth: 32,
  /** Members and entries in one body. */
  jsonValues: 50_000,
  bulkLineBytes: 16 * 1024,
  externalIdLength: 200,
  metadataKeys: 20,
  metadataKeyLength: 40,
  metadataValueLength: 500,
  reasonLength: 500,
  customFields: 50,
  customFieldCaptions: 50,
  ownCompanies: 100,
  importedVendors: 100_000,
  importedOrders: 10_000,
  orderLines: 5000,
  rules: 100,
  triedInvoices: 200,
  pageWidth: 2400,
} as const;

export const plans = {
  free: { perMinute: 10, perHour: 100 },
  pro: { perMinute: 100, perHour: 1000 },
  enterprise: { perMinute: 1000, perHour: 10_000 },
} as const;
export type Plan = keyof typeof plans;
export const planNames = Object.keys(plans) as [Plan, ...Plan[]];

export type RateWindows = Readonly<{ perMinute: number; perHour: number }>;

/** Requests without a valid key share one allowance per client address. */
export const anonymousWindows: RateWindows = { perMinute: 100, perHour: 1000 };
/** Downloads by signed URL, per client address: a viewer loads many files at once. */
export const signedFileWindows: RateWindows = { perMinute: 1000, perHour: 10_000 };
