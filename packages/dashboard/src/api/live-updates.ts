import type { QueryClient } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/** How often pages ask by themselves: hardly ever while the server tells them, otherwise as often as it takes to seem live. */
const told = 60_000;
const busy = 1_500;
const calm = 10_000;

let connected = false;

/** The interval for a query now; it is asked for again after each answer, so that it follows the connection. */
export const refetchInterval = (state: "busy" | "calm") => (connected ? told : state === "busy" ? busy : calm);

/** Many changes within a moment are one question. */
const pauseMs = 400;
/** After an answer that is no stream (signed out, too many pages open) the browser does not try again by itself. */
const tryAgainMs = 30_000;

/** Keeps the lists and the open document up to date by server-sent events, for as long as the page is in sight. */
class LiveUpdates {
  private readonly client: QueryClient;
  private source: EventSource | undefined;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient) {
    this.client = client;
  }

  start(): () => void {
    // Browsers allow six connections to a host for all its tabs together: a tab that nobody sees holds none.
    const follow = () => (document.visibilityState === "visible" ? this.open() : this.close());
    document.addEventListener("visibilitychange", follow);
    follow();
    return () => {
      document.removeEventListener("visibilitychange", follow);
      this.close();
    };
  }

  private open(): void {
    if (this.source) return;
    const source = new EventSource("/api/live");
    source.addEventListener("open", () => this.settle(true));
    source.addEventListener("changed", () => this.refresh());
    source.addEventListener("error", () => {
      this.settle(false);
      if (source.readyState !== EventSource.CLOSED || this.source !== source) return;
      this.close();
      this.again = setTimeout(() => this.open(), tryAgainMs);
    });
    this.source = source;
  }

  private close(): void {
    clearTimeout(this.again);
    clearTimeout(this.pause);
    this.pause = undefined;
    this.source?.close();
    this.source = undefined;
    connected = false;
  }

  /** Asks once at every change of the connection: for what happened before it stood, or to begin asking at intervals. */
  private settle(now: boolean): void {
    if (connected === now) return;
    connected = now;
    this.refresh();
  }

  private refresh(): void {
    this.pause ??= setTimeout(() => {
      this.pause = undefined;
      void this.client.invalidateQueries({ queryKey: ["invoices"] });
      void this.client.invalidateQueries({ queryKey: ["invoice"] });
    }, pauseMs);
  }
}

export const liveUpdates = new LiveUpdates(queryClient);
