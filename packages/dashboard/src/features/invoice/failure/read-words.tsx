import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { pageWordsQuery } from "../../../api/queries.ts";
import { messages } from "../../../messages/messages.ts";
import classes from "../doubts/doubt.module.css";
import { firstPageOf } from "../initial-view.ts";

/** Failures of files that could be opened, so that there are words to show. */
const openedFiles = new Set(["NO_INVOICE_FOUND", "UNREADABLE_TEXT"]);

/** The reader's reason and the words of the page. */
export function ReadWords({ detail }: Readonly<{ detail: InvoiceDetail }>) {
  const { row } = detail;
  const page = firstPageOf(detail);
  const isOpened = openedFiles.has(row.error?.code ?? "");
  const { data } = useQuery({ ...pageWordsQuery(row.id, page), enabled: isOpened, retry: false });
  const { failure } = messages.review;
  return (
    <section className={classes.wasRead} aria-label={failure.whatWasRead}>
      {row.error?.message && (
        // A sentence of the server, in English only.
        <Text size="sm" lang="en">
          {row.error.message}
        </Text>
      )}
      {data?.words.length === 0 && <Text size="sm">{failure.wordsOnPage(0, page)}</Text>}
      {data && data.words.length > 0 && (
        <details>
          <summary>{failure.wordsOnPage(data.words.length, page)}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <p lang="" tabIndex={0}>
            {data.words.map(({ text }) => text).join(" ")}
          </p>
        </details>
      )}
    </section>
  );
}
