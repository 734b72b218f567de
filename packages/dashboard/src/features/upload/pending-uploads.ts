/** A file whose upload has not finished, with its idempotency key. */
export type PendingUpload = Readonly<{ id: string; file: File; accountId: string; at: number }>;

/** Storage in which unfinished uploads survive a reload. */
export type UploadStorage = Readonly<{
  keep(upload: PendingUpload): Promise<void>;
  drop(id: string): Promise<void>;
  all(): Promise<readonly PendingUpload[]>;
}>;

const [database, store] = ["inkvoice-uploads", "files"];

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<Result>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest<Result>) {
  const db = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const request = act(db.transaction(store, mode).objectStore(store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    db.close();
  }
}

/** Without browser storage, uploads do not survive a reload; everything else works. */
const browserStorage: UploadStorage = {
  keep: (upload) => run("readwrite", (files) => files.put(upload)).then(ignore, ignore),
  drop: (id) => run("readwrite", (files) => files.delete(id)).then(ignore, ignore),
  all: () => run("readonly", (files) => files.getAll() as IDBRequest<PendingUpload[]>).catch(() => []),
};

const ignore = () => undefined;

/** The lock of a tab's queue: the files of an open tab are uploaded by that tab. */
const lockName = "inkvoice-uploads";

/** Runs in one tab of the browser at a time; another tab takes over when it is closed. */
function asOnlyTab(act: () => void): void {
  if (!("locks" in navigator)) return;
  void navigator.locks.request(lockName, () => {
    act();
    return new Promise(ignore);
  });
}

export const pendingUploads = { ...browserStorage, asOnlyTab };
