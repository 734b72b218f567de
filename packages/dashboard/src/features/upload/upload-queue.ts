import { limits } from "@inkvoice/contract";
import { ApiError, uploadFile } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";
import type { PendingUpload, UploadStorage } from "./pending-uploads.ts";

type UploadState = "waiting" | "sending" | "done" | "refused";
export type UploadItem = Readonly<{
  key: number;
  /** Idempotency key of the upload. */
  id: string;
  name: string;
  size: number;
  state: UploadState;
  /** 0–1 of the bytes sent. */
  progress: number;
  invoiceId?: string;
  error?: string;
  /** Whether a retry can succeed; never for an unsupported format. */
  worthRetrying?: boolean;
}>;

const maxBytes = limits.fileBytes;
/** Browsers open six connections per host; three leave room for live updates. */
const parallel = 3;
const comesLater = new Set([429, 503]);
const pauseMs = 5_000;
/** How long the server remembers an idempotency key: one day. */
const keptMs = 86_400_000;

type Options = Readonly<{
  onAccepted: () => void;
  upload?: typeof uploadFile;
  /** Storage in which unfinished uploads survive a reload, and the account they belong to. */
  kept?: UploadStorage;
  accountId?: string;
}>;

/** Random; `randomUUID` is missing on pages without https. */
const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Uploads files a few at a time and notifies listeners of changes. Lives as long as the page. */
export class UploadQueue {
  private items: readonly UploadItem[] = [];
  private files = new Map<number, File>();
  private listeners = new Set<() => void>();
  private nextKey = 1;
  private paused: ReturnType<typeof setTimeout> | undefined;
  private readonly onAccepted: () => void;
  private readonly upload: typeof uploadFile;
  private readonly kept: UploadStorage | undefined;
  private readonly accountId: string;

  constructor({ onAccepted, upload = uploadFile, kept, accountId = "" }: Options) {
    this.onAccepted = onAccepted;
    this.upload = upload;
    this.kept = kept;
    this.accountId = accountId;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.items;

  /** Whether leaving the page now would interrupt an upload. */
  isBusy = () => this.items.some(({ state }) => state === "sending" || state === "waiting");

  add(files: readonly File[]): void {
    this.begin(files.map((file) => ({ id: newId(), file, accountId: this.accountId, at: Date.now() })));
  }

  /** Resumes this account's uploads that another page began; the server accepts each once. */
  async resume(): Promise<void> {
    const all = (await this.kept?.all()) ?? [];
    const isOld = ({ at }: PendingUpload) => Date.now() - at > keptMs;
    for (const { id } of all.filter(isOld)) void this.kept?.drop(id);
    const isMine = ({ id, accountId }: PendingUpload) =>
      accountId === this.accountId && !this.items.some((item) => item.id === id);
    this.begin(all.filter((upload) => isMine(upload) && !isOld(upload)));
  }

  private begin(uploads: readonly PendingUpload[]): void {
    const fresh = uploads.map((upload): UploadItem => {
      const { id, file } = upload;
      const key = this.nextKey++;
      this.files.set(key, file);
      const problem = localProblem(file);
      const base = { key, id, name: file.name, size: file.size, progress: 0 };
      if (problem) return { ...base, state: "refused", error: problem };
      void this.kept?.keep(upload);
      return { ...base, state: "waiting" };
    });
    if (fresh.length === 0) return;
    this.set([...fresh, ...this.items]);
    this.pump();
  }

  retry(key: number): void {
    this.change(key, { state: "waiting", progress: 0 });
    this.pump();
  }

  clear(): void {
    for (const { id, state } of this.items) if (state === "refused") void this.kept?.drop(id);
    this.set(this.items.filter((item) => item.state === "sending" || item.state === "waiting"));
  }

  /** After a rate limit or a busy server: waiting files are sent automatically later. */
  private pause(): void {
    clearTimeout(this.paused);
    this.paused = setTimeout(() => {
      this.paused = undefined;
      this.pump();
    }, pauseMs);
  }

  private pump(): void {
    if (this.paused !== undefined) return;
    const sending = this.items.filter((item) => item.state === "sending").length;
    const waiting = this.items.filter((item) => item.state === "waiting").toSorted((a, b) => a.key - b.key);
    for (const item of waiting.slice(0, Math.max(0, parallel - sending))) void this.send(item.key);
  }

  private async send(key: number): Promise<void> {
    const file = this.files.get(key);
    const item = this.items.find((each) => each.key === key);
    if (!file || !item) return;
    this.change(key, { state: "sending" });
    try {
      const onProgress = (progress: number) => this.change(key, { progress });
      const { id } = await this.upload(file, onProgress, { idempotencyKey: item.id });
      this.files.delete(key);
      void this.kept?.drop(item.id);
      this.change(key, { state: "done", progress: 1, invoiceId: id });
      this.onAccepted();
    } catch (error) {
      if (error instanceof ApiError && comesLater.has(error.status)) {
        this.change(key, { state: "waiting", progress: 0 });
        this.pause();
        return;
      }
      const message = error instanceof ApiError ? error.message : messages.upload.failed;
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (refused) void this.kept?.drop(item.id);
      this.change(key, { state: "refused", error: message, worthRetrying: !refused });
    }
    this.pump();
  }

  private change(key: number, change: Partial<UploadItem>): void {
    this.set(this.items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  private set(items: readonly UploadItem[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}

/** Checks that need no server; the server judges the rest by the file's bytes. */
function localProblem(file: File): string | undefined {
  if (file.size === 0) return messages.errors.codes.EMPTY_FILE;
  if (file.size > maxBytes) return messages.errors.codes.FILE_TOO_LARGE;
  return undefined;
}
