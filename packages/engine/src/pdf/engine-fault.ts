/**
 * The process that threw this can no longer be trusted: a WebAssembly module that aborted stays dead.
 * Whoever started the process replaces it; whether the document is tried again is its own decision.
 */
export class EngineFault extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(`The reading engine broke down: ${detail}`, options);
    this.name = "EngineFault";
  }
}
