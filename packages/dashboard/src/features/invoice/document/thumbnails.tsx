import { messages } from "../../../messages/messages.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { pagePictureUrl } from "./page-picture-url.ts";

/** Thumbnails of the pages, for navigation in long documents. */
export function Thumbnails({ id, pages }: Readonly<{ id: string; pages: readonly number[] }>) {
  const viewer = useViewer();
  return (
    <nav className={classes.thumbnails} aria-label={messages.invoice.divide.pages}>
      {pages.map((page) => (
        <button
          key={page}
          type="button"
          className={classes.thumbnail}
          aria-label={messages.invoice.page(page)}
          aria-current={page === viewer.page ? "page" : undefined}
          onClick={() => viewer.setPage(page)}
        >
          <img src={pagePictureUrl(id, page, "small")} alt="" loading="lazy" />
          <span className="numbers">{page}</span>
        </button>
      ))}
    </nav>
  );
}
