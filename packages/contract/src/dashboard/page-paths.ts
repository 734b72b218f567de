/**
 * INDEX of the dashboard's pages. The server answers each with the application; a test compares them with the routes of
 * the browser.
 */
export const pagePaths = [
  "/",
  "/sign-in",
  "/claim",
  "/link",
  "/invoices",
  "/invoices/:id",
  "/invoices/:id/compare/:other",
  "/review",
  "/exports",
  "/memory",
  "/review-settings",
  "/fields",
  "/fields/:id",
  "/vendors",
  "/vendors/:id",
  "/companies",
  "/trash",
  "/keys",
  "/webhooks",
  "/deliveries",
  "/usage",
  "/members",
  "/settings",
  "/audit",
  "/operator",
  "/jobs",
] as const;
