/** All processes stayed busy for the longest waiting time of a request: retry later. */
export class PoolBusy extends Error {
  constructor() {
    super("No process became free in time.");
    this.name = "PoolBusy";
  }
}
