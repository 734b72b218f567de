import { createContext, type MouseEvent, useContext } from "react";

/** What the queue does for the document that lies on the desk. */
export type Desk = Readonly<{
  position: number;
  total: number;
  /** Somebody judged the document: the next one comes. */
  finish(): void;
  /** The document comes last, the next one now. */
  skip(): void;
  /** Brings a document that was left back onto the desk. */
  bringBack(id: string): void;
  /** Puts another document onto the desk; the address follows. */
  show(id: string): void;
  /** Shows what waits. */
  showList(): void;
}>;

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext;

/** Undefined where a document is looked at by itself, outside the queue. */
export const useDesk = (): Desk | undefined => useContext(DeskContext);

export const isForAnotherTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;
