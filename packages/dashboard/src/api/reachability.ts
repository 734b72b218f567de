import { useSyncExternalStore } from "react";

/** Milliseconds between probes while the server is unreachable. */
const probeMs = 2_000;
/** Responses of a proxy whose server is unreachable. */
const gatewayErrors = new Set([502, 504]);

export const isFromServer = ({ status }: Readonly<{ status: number }>) => !gatewayErrors.has(status);

type Ask = () => Promise<boolean>;

const askServer: Ask = () => fetch("/healthz", { cache: "no-store" }).then(isFromServer, () => false);

/** Tracks whether the server answers requests; probes it while it does not. Lives as long as the page. */
export class Reachability {
  private reached = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly ask: Ask;

  constructor(ask: Ask = askServer) {
    this.ask = ask;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.reached;

  /** Called after each answer and after each request without one. */
  tell(reached: boolean): void {
    if (!reached) this.timer ??= setTimeout(() => this.probeAgain(), probeMs);
    if (this.reached === reached) return;
    this.reached = reached;
    for (const listener of this.listeners) listener();
  }

  /** Asks the server now. */
  async probe(): Promise<boolean> {
    const reached = await this.ask();
    this.tell(reached);
    return reached;
  }

  async untilReached(): Promise<void> {
    while (!this.reached)
      await new Promise<void>((resolve) => {
        const leave = this.subscribe(() => {
          leave();
          resolve();
        });
      });
  }

  private probeAgain(): void {
    this.timer = undefined;
    if (!this.reached) void this.probe();
  }
}

export const reachability = new Reachability();

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** `offline`: this device has no network. `unreachable`: it has one, but the server does not answer. */
export function useConnection(): "fine" | "unreachable" | "offline" {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isReached = useSyncExternalStore(reachability.subscribe, reachability.snapshot);
  if (!isOnline) return "offline";
  return isReached ? "fine" : "unreachable";
}
