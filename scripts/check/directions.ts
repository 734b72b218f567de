/** What may be imported from where. The check reads this table; ARCHITECTURE.md draws it. */
export type Direction = readonly string[];

/** Which package may import which. */
export const packageDirections: Readonly<Record<string, Direction>> = {
  contract: [],
  engine: ["contract"],
  sdk: ["contract"],
  synth: ["contract", "engine"],
  server: ["contract", "engine"],
  dashboard: ["contract", "sdk"],
  cli: ["contract", "engine", "sdk", "server"],
};

/**
 * The engine's stages. A stage never imports another stage, except for the types of the words that the text stage produces:
 * what comes after it reads them.
 */
export const engineStages: Readonly<Record<string, Direction>> = {
  intake: [],
  pages: ["intake", "text"],
  text: ["intake", "pages"],
  codes: ["pages", "text"],
  structured: ["text", "intake"],
  understand: ["text"],
  validate: ["text", "understand"],
};

/** The server's rooms: platform knows nobody, business rooms know the platform and those they build on. */
export const serverRooms: Readonly<Record<string, Direction>> = {
  platform: ["config"],
};
