import { limits } from "@inkvoice/contract";
import { ApiError, uploadFile } from "../../api/client.ts";
import { messages } from "../../messages/messages.ts";

type UploadState = "waiting" | "sending" | "done" | "refused";
export type UploadItem = Readonly<{
  key: number;
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

/** Uploads files a few at a time and notifies listeners of changes. Lives as long as the page. */
export class UploadQueue {
  private items: readonly UploadItem[] = [];
  private files = new Map<number, File>();
  private listeners = new Set<() => void>();
  private nextKey = 1;
  private paused: ReturnType<typeof setTimeout> | undefined;
  private onAccepted: () => void;
  private upload: typeof uploadFile;

  constructor(onAccepted: () => void, upload: typeof uploadFile = uploadFile) {
    this.onAccepted = onAccepted;
    this.upload = upload;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.items;

  add(files: readonly File[]): void {
    const fresh = files.map((file): UploadItem => {
      const key = this.nextKey++;
      this.files.set(key, file);
      const problem = localProblem(file);
      const base = { key, name: file.name, size: file.size, progress: 0 };
      return problem ? { ...base, state: "refused", error: problem } : { ...base, state: "waiting" };
    });
    this.set([...fresh, ...this.items]);
    this.pump();
  }

  retry(key: number): void {
    this.change(key, { state: "waiting", progress: 0 });
    this.pump();
  }

  clear(): void {
    this.set(this.items.filter((item) => item.state === "sending" || item.state === "waiting"));
  }

  /** After a rate limit or a busy server: waiting files are sent later without being asked. */
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
    if (!file) return;
    this.change(key, { state: "sending" });
    try {
      const { id } = await this.upload(file, (progress) => this.change(key, { progress }));
      this.files.delete(key);
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
