/** Default key names; the dashboard shows them in the reader's language. */
export const defaultKeyNames = { first: "First key", commandLine: "Created on the command line" } as const;
