/** A file that is complete on local disk, with what is known of it and what will be in a moment. */
export type LocalFile = Readonly<{
  path: string;
  size: number;
  contentType: string;
  sha256: Promise<string>;
  /** Resolves when its bytes would survive a power cut. */
  durable: Promise<void>;
}>;

/** A stored file brought within reach of a reading process; release gives a temporary copy back. */
export type LocalCopy = Readonly<{ path: string; release(): Promise<void> }>;

/** Where files are: in use, or set aside before they are removed for good. */
export type Area = "files" | "quarantine";

export type StoredBlob = Readonly<{ key: string; modifiedAt: number }>;

export type ByteRange = Readonly<{ start: number; length: number }>;

export type ImportObject = Readonly<{ name: string; size: number }>;

/** Files that the operator's customers lay down themselves, under names of their own. Nothing here is ever changed. */
type ImportFolder = Readonly<{
  /** Every object whose name begins so, in the order of names. */
  list(prefix: string): AsyncIterable<ImportObject>;
  /** The object's bytes; undefined when there is none, or it has more than so many. */
  read(name: string, mostBytes: number, signal?: AbortSignal): Promise<Uint8Array | undefined>;
}>;

/** Keeps files under keys that the service makes. `put` returns only when the bytes are durable. */
export type BlobStore = Readonly<{
  /** The local file stays the caller's: others may be looking at it, and the caller removes it. */
  put(key: string, file: LocalFile): Promise<void>;
  /** Brings a file within reach; undefined when there is none. A caller that waits no longer aborts the signal. */
  localCopy(key: string, signal?: AbortSignal): Promise<LocalCopy | undefined>;
  /** Some bytes of a file; undefined when there is none, or it is shorter. */
  readRange(key: string, range: ByteRange, signal?: AbortSignal): Promise<Uint8Array | undefined>;
  /** What others have put into the same storage for the service to take; only buckets have that. */
  imports?: ImportFolder;
  /** Removing what is not there is no error. */
  remove(key: string, area?: Area): Promise<void>;
  list(area?: Area): AsyncIterable<StoredBlob>;
  /** Moves a file into quarantine, or back. Its time is then that of the move. */
  move(key: string, to: Area): Promise<void>;
  /** The name of the installation that this storage belongs to; undefined when none has said so yet. */
  owner(): Promise<string | undefined>;
  setOwner(name: string): Promise<void>;
  /** Throws when files cannot be stored now. */
  probe(): Promise<void>;
  /** Ends what is still waiting for the storage: the process is about to. */
  abandon(): void;
  close(): Promise<void>;
}>;

/** The storage could not take or give a file; trying again later is right. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}
