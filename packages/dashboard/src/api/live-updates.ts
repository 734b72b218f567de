import type { QueryClient } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";
import { reachability } from "./reachability.ts";

/** Polling intervals in milliseconds: long while server-sent events arrive, otherwise short enough to seem live. */
const told = 60_000;
const busy = 1_500;
const calm = 10_000;

let connected = false;

/** The interval for a query now. Evaluated after each answer, so that it follows the state of the connection. */
export const refetchInterval = (state: "busy" | "calm") => (connected ? told : state === "busy" ? busy : calm);

/** Changes within this time cause one refetch. */
const pauseMs = 400;
/** The browser does not reconnect after an answer that is no stream (signed out, too many pages open). */
const tryAgainMs = 30_000;

/** Keeps lists and the open document up to date by server-sent events, while the tab is visible. */
class LiveUpdates {
  private readonly client: QueryClient;
  private source: EventSource | undefined;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient) {
    this.client = client;
  }

  start(): () => void {
    // Browsers allow six connections per host for all tabs together: a hidden tab holds none.
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
      void reachability.probe();
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

  /** Refetches when the connection opens (to see what happened before) and when it breaks (to start polling). */
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
