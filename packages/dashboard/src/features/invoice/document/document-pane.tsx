import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useRef } from "react";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import type { Field } from "../fields/field-model.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { DocumentToolbar } from "./document-toolbar.tsx";
import { FieldHighlights } from "./field-highlights.tsx";
import { PagePicture } from "./page-picture.tsx";
import { PageWords } from "./page-words.tsx";
import { readingWidth } from "./reading-width.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { usePageInView } from "./use-page-in-view.ts";

type Props = Readonly<{ detail: InvoiceDetail; fields: readonly Field[] }>;

const nowhere = { location: undefined, value: undefined };

/** The page pictures one below the other, with every field highlighted. */
export function DocumentPane({ detail, fields }: Props) {
  const viewer = useViewer();
  const mayEdit = usePermission("edit");
  const doubting = mayEdit && viewer.cursor !== undefined && viewer.cursor !== "end";
  const scroller = useRef<HTMLDivElement>(null);
  usePageInView(scroller, detail.pages);
  // A file that cannot be opened has no pages: its error is shown as one.
  const pages = Array.from({ length: Math.max(1, detail.pages) }, (_, index) => index + 1);
  const selected = doubting ? fields.find(({ path }) => path === viewer.selected) : undefined;
  const width = viewer.zoom === "auto" ? readingWidth(selected ?? nowhere) : `${viewer.zoom * 100}%`;
  return (
    <section className={classes.document} aria-label={messages.invoice.document} data-document>
      <DocumentToolbar pages={detail.pages} />
      <div className={classes.pages}>
        {detail.pages > 1 && <Thumbnails id={detail.row.id} pages={pages} />}
        <section
          className={classes.scroller}
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          data-pages
          aria-label={messages.invoice.pageOfDocument}
        >
          <div className={classes.sheet} style={{ width }} data-sheet>
            {pages.map((page) => (
              <PagePicture
                key={`${detail.row.id}-${page}`}
                id={detail.row.id}
                page={page}
                sharp={viewer.zoom !== "auto" && viewer.zoom > 1.25}
                isFar={Math.abs(page - viewer.page) > pagesAhead}
              >
                <FieldHighlights detail={detail} fields={fields} page={page} />
                {(viewer.editing || doubting) && page === viewer.page && <PageWords id={detail.row.id} page={page} />}
              </PagePicture>
            ))}
          </div>
        </section>
      </div>
    </section>
  );
}

/** Number of pages before and after the one in view whose pictures are loaded; the others are placeholders. */
const pagesAhead = 2;
