import { useSyncExternalStore } from "react";

/** The open state of a dialog that the app frame shows. Pages open it from here, because they do not import the frame. */
class GlobalDialog {
  private isOpen = false;
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = () => this.isOpen;
  open = () => this.set(true);
  close = () => this.set(false);

  private set(isOpen: boolean): void {
    this.isOpen = isOpen;
    for (const listener of this.listeners) listener();
  }
}

export const shortcutsDialog = new GlobalDialog();
export const palette = new GlobalDialog();

export const useIsOpen = ({ subscribe, snapshot }: GlobalDialog) => useSyncExternalStore(subscribe, snapshot);
