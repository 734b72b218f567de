import { createContext, type MouseEvent, useContext } from "react";

/** What the queue does for the document that lies on the queue. */
export type ReviewQueue = Readonly<{
  position: number;
  total: number;
  /** Somebody judged the document: the next one comes. */
  finish(): void;
  /** The document comes last, the next one now. */
  skip(): void;
  /** Brings a document that was left back onto the queue. */
  bringBack(id: string): void;
  /** Puts another document onto the queue; the address follows. */
  show(id: string): void;
  /** Shows what waits. */
  showList(): void;
}>;

const ReviewQueueContext = createContext<ReviewQueue | undefined>(undefined);
export const ReviewQueueProvider = ReviewQueueContext;

/** Undefined where a document is looked at by itself, outside the queue. */
export const useReviewQueue = (): ReviewQueue | undefined => useContext(ReviewQueueContext);

export const opensInNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;
