/** Browsers and whole services under faults: minutes each, the longest first. */
const wholeProduct = [
  /\/e2e\/.*\/(docs|every-page|review-desk|hostile-documents|simulation|upgrades|shipped)\.test\.ts$/,
  /\/(e2e|bench)\//,
];

/** Tests that wait for schedules, leases, killed processes or models: ten seconds to minutes each. */
const slow = [
  /\/(process-kills|published-behaviour|outages|sender|live|extraction|slow-files|operations|poison-documents)\.test\.ts$/,
  /\/(recogniser-reader|find-codes|orientation|parts|render|read-page|understand|extract|run)\.test\.ts$/,
];

/** Several seconds each, within the short limits. */
const heavy = [
  /\/(backup|audit-entries|demo|vendors|sandboxed-service|accounts-payable|api-promises|invoice-list)\.test\.ts$/,
  /\/(hostile-bodies|watch|watch-paperless|mailbox|rules|python|orders|bulk|bulk-lines|upload|s3-store)\.test\.ts$/,
];

/** A test file that is not named here must end within the short limits. */
export const slowTests: readonly RegExp[] = [...wholeProduct, ...slow];

/** Slowest first. Files that are not named here start last, in any order. */
export const startOrder: readonly RegExp[] = [...slowTests, ...heavy];
