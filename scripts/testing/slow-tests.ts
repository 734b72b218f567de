/** Browsers and whole services under faults: minutes each. */
const wholeProduct = [/\/(e2e|bench)\//];

/** Tests that wait for schedules, leases, killed processes or models: ten seconds to minutes each. */
const slow = [
  /\/(process-kills|published-behaviour|outages|sender|live|extraction|slow-files|operations|poison-documents)\.test\.ts$/,
  /\/(recogniser-reader|find-codes|orientation|parts|render|read-page|understand|extract|run)\.test\.ts$/,
];

/** Slowest first. A test file that is not named here must end within the short limits. */
export const slowTests: readonly RegExp[] = [...wholeProduct, ...slow];
