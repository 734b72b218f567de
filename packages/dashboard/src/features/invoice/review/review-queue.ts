import { createContext, type MouseEvent, useContext } from "react";

/** The review queue, as seen from the current document. */
export type ReviewQueue = Readonly<{
  position: number;
  total: number;
  /** Opens the next document after a decision. */
  finish(): void;
  /** Moves the document to the end and opens the next one. */
  skip(): void;
  /** Reopens a document that was decided or skipped. */
  bringBack(id: string): void;
  /** Opens another document; the address bar follows. */
  show(id: string): void;
  /** Opens the list of waiting documents. */
  showList(): void;
}>;

const ReviewQueueContext = createContext<ReviewQueue | undefined>(undefined);
export const ReviewQueueProvider = ReviewQueueContext;

/** Undefined on the page of a single invoice. */
export const useReviewQueue = (): ReviewQueue | undefined => useContext(ReviewQueueContext);

export const opensInNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;
