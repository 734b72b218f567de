export type Room = Readonly<{
  /** Folders and files below the package's src; by default the folder with the room's name. */
  holds?: readonly string[];
  imports: readonly string[];
  /** Database tables that only this room writes; every room may read them. */
  tables?: readonly string[];
}>;

export type Package = Readonly<{
  /** Imported packages. */
  packages: readonly string[];
  /** From the bottom up: a room names only rooms before it. */
  rooms: Readonly<Record<string, Room>>;
}>;

/** Files directly in src that belong to no earlier room. */
export const remainingFiles = "*";
