/** A command of `inkvoice`. */
export type Command = Readonly<{
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The whole help text. */
  usage: string;
  /** Resolves to the exit code. */
  run(args: readonly string[]): Promise<number>;
}>;

/** Invalid command line: the message is shown with the command's usage, and the exit code is 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** The headings of the help, in order. */
export const commandGroups = {
  service: "Run a service",
  files: "Read files",
  remote: "Work with a running service",
  inflow: "Connect other systems",
  operate: "Manage the service's data",
} as const;

/** A command by name; its code is loaded only when it is called. */
export type CommandEntry = Readonly<{
  name: string;
  group: keyof typeof commandGroups;
  summary: string;
  load(): Promise<Command>;
}>;
