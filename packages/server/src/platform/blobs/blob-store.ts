/** A completely received local file. */
export type LocalFile = Readonly<{
  path: string;
  size: number;
  contentType: string;
  sha256: Promise<string>;
  /** Resolves when the bytes would survive a power cut. */
  durable: Promise<void>;
}>;

/** A stored file that a reader process can open; `release` deletes the temporary copy. */
export type LocalCopy = Readonly<{ path: string; release(): Promise<void> }>;

/** Files in use, or quarantined before deletion. */
export type Area = "files" | "quarantine";

export type StoredBlob = Readonly<{ key: string; modifiedAt: number }>;

export type ByteRange = Readonly<{ start: number; length: number }>;

export type ImportObject = Readonly<{ name: string; size: number }>;

/** Objects that customers put into the bucket themselves. Read-only. */
type ImportFolder = Readonly<{
  /** Objects with this prefix, by name. */
  list(prefix: string): AsyncIterable<ImportObject>;
  /** Undefined if the object is missing or larger than `mostBytes`. */
  read(name: string, mostBytes: number, signal?: AbortSignal): Promise<Uint8Array | undefined>;
}>;

/** How long an address is valid, and the headers with which the storage answers. */
export type DownloadOptions = Readonly<{ seconds: number; contentType: string; disposition: string }>;

/** Stores files under keys that the service creates. `put` returns only when the bytes are durable. */
export type BlobStore = Readonly<{
  /** The caller keeps and later deletes the local file, which others may be reading. */
  put(key: string, file: LocalFile): Promise<void>;
  /** Undefined if there is no such file. */
  localCopy(key: string, signal?: AbortSignal): Promise<LocalCopy | undefined>;
  /** Undefined if there is no such file or it is shorter. */
  readRange(key: string, range: ByteRange, signal?: AbortSignal): Promise<Uint8Array | undefined>;
  /** Objects in the same storage that customers provided; S3 only. */
  imports?: ImportFolder;
  /** An address at which one file can be fetched without credentials, as a download, for a short time; S3 only. */
  presignedUrl?(key: string, download: DownloadOptions): Promise<string>;
  /** Deleting a missing file is not an error. */
  remove(key: string, area?: Area): Promise<void>;
  /** In the order of keys, from the first one after a key on. */
  list(area?: Area, after?: string): AsyncIterable<StoredBlob>;
  /**
   * Moves a file to or from quarantine; its modification time becomes the time of the move. False if there is no such
   * file.
   */
  move(key: string, to: Area): Promise<boolean>;
  /** The installation that owns the storage; undefined if unclaimed. */
  owner(): Promise<string | undefined>;
  setOwner(name: string): Promise<void>;
  /** Throws when files cannot be stored now. */
  probe(): Promise<void>;
  /** Aborts pending storage requests on shutdown. */
  abandon(): void;
  close(): Promise<void>;
}>;

/** The storage failed; retrying later is right. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}
