import { useSyncExternalStore } from "react";

/** Whether a dialog of the frame is open: pages open it without knowing the frame. */
class FrameDialog {
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

export const shortcutsDialog = new FrameDialog();
export const palette = new FrameDialog();

export const useIsOpen = ({ subscribe, snapshot }: FrameDialog) => useSyncExternalStore(subscribe, snapshot);
