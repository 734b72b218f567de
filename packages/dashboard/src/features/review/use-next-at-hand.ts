import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invoiceQuery, pageWordsQuery } from "../../api/queries.ts";
import { pictureUrl } from "../invoice/picture-url.ts";
import { ahead, type QueueOrder } from "./queue-order.ts";

/** So many documents are loaded before they are needed, with the page that is seen first. */
const atHand = 2;

export function useNextAtHand(queue: QueueOrder, current: string | undefined): void {
  const client = useQueryClient();
  const waiting = ahead(queue);
  const next = waiting.filter((id) => id !== current).slice(0, atHand);
  const wanted = next.join(" ");
  useEffect(() => {
    for (const id of wanted.split(" ").filter(Boolean)) {
      void client.fetchQuery(invoiceQuery(id)).then(
        (detail) => {
          const page = detail.file.find((part) => part.row.id === id)?.pages[0] ?? 1;
          new Image().src = pictureUrl(id, page);
          void client.prefetchQuery(pageWordsQuery(id, page));
        },
        // It is asked for again when its turn comes, and says then what is wrong.
        () => undefined,
      );
    }
  }, [client, wanted]);
}
