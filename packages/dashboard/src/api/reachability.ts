import { useSyncExternalStore } from "react";

/** Whether the server answers requests. Lives as long as the page. */
class Reachability {
  private reached = true;
  private listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.reached;

  /** Called after each answer and after each request without one. */
  tell(reached: boolean): void {
    if (this.reached === reached) return;
    this.reached = reached;
    for (const listener of this.listeners) listener();
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
