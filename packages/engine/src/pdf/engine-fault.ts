/**
 * The process that threw this can no longer be trusted: a WebAssembly module that aborted stays dead.
 * The parent process replaces it and decides whether to retry the document.
 */
export class EngineFault extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(`The reading engine broke down: ${detail}`, options);
    this.name = "EngineFault";
  }
}
