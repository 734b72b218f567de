import { useSyncExternalStore } from "react";

/** Whether questions to the server are answered at all. Has a lifetime: that of the page. */
class Reachability {
  private reached = true;
  private listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.reached;

  /** After each answer, and after each question that got none. */
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

/** `offline`: this machine has no network. `unreachable`: it has, and the server does not answer. */
export function useConnection(): "fine" | "unreachable" | "offline" {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isReached = useSyncExternalStore(reachability.subscribe, reachability.snapshot);
  if (!isOnline) return "offline";
  return isReached ? "fine" : "unreachable";
}
