import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invoiceQuery, pageWordsQuery } from "../../api/queries.ts";
import { pagePictureUrl } from "../invoice/document/page-picture-url.ts";
import { firstPageOf } from "../invoice/initial-view.ts";
import { type QueueOrder, remaining } from "./queue-order.ts";

/** Number of documents to preload, each with the page that it opens on. */
const preloadCount = 2;

export function usePreloadNext(queue: QueueOrder, current: string | undefined): void {
  const client = useQueryClient();
  const waiting = remaining(queue);
  const next = waiting.filter((id) => id !== current).slice(0, preloadCount);
  const wanted = next.join(" ");
  useEffect(() => {
    // Deferred, so that preloading does not delay the document that is being opened.
    const timer = setTimeout(() => {
      for (const id of wanted.split(" ").filter(Boolean)) void preload(client, id);
    });
    return () => clearTimeout(timer);
  }, [client, wanted]);
}

/** Decoded page pictures of the preloaded documents; the browser discards pictures without a reference. */
const pictures = new Map<string, HTMLImageElement>();

async function preload(client: QueryClient, id: string): Promise<void> {
  try {
    const detail = await client.fetchQuery(invoiceQuery(id));
    const page = firstPageOf(detail);
    void client.prefetchQuery(pageWordsQuery(id, page));
    await decode(pagePictureUrl(id, page));
  } catch {
    // Loaded again when its turn comes; the error is shown then.
  }
}

async function decode(url: string): Promise<void> {
  const picture = pictures.get(url) ?? new Image();
  pictures.delete(url);
  pictures.set(url, picture);
  for (const old of [...pictures.keys()].slice(0, -preloadCount - 1)) pictures.delete(old);
  if (picture.src === "") picture.src = url;
  await picture.decode();
}
