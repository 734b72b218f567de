/** Every process is at work and stayed so for as long as a request may wait: trying again later is right. */
export class PoolBusy extends Error {
  constructor() {
    super("No process became free in time.");
    this.name = "PoolBusy";
  }
}
