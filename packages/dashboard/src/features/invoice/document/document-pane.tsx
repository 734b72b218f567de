import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { ActionIcon, Group, Loader, Text } from "@mantine/core";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import * as icons from "../../../ui/icons.tsx";
import { type ConfidenceLevel, ConfidenceMark } from "../../../ui/invoice/confidence.tsx";
import { LazyTooltip } from "../../../ui/lazy-tooltip.tsx";
import { displayValue, type Field } from "../fields/field-model.ts";
import classes from "../viewer.module.css";
import { useViewer } from "../viewer-state.tsx";
import { pagePictureUrl } from "./page-picture-url.ts";
import { PageWords } from "./page-words.tsx";
import { readingWidth } from "./reading-width.ts";
import { scrollIntoPane } from "./scroll-into-pane.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { usePageInView } from "./use-page-in-view.ts";
import { nextZoom, shownZoom } from "./zoom.ts";

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
      <Toolbar pages={detail.pages} />
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
                <Places detail={detail} fields={fields} page={page} />
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

function Toolbar({ pages }: Readonly<{ pages: number }>) {
  const { page, setPage, zoom, setZoom } = useViewer();
  const step = (by: 1 | -1) => setZoom(nextZoom(shownZoom(zoom), by));
  return (
    <Group className={classes.toolbar} justify="space-between" wrap="nowrap">
      <Group gap={2} wrap="nowrap">
        <Legend />
        {pages > 1 && (
          <>
            <Tool label={messages.invoice.previousPage} disabled={page <= 1} onClick={() => setPage(page - 1)}>
              <icons.ChevronLeftIcon />
            </Tool>
            <Text size="sm" className="numbers" aria-live="polite" style={{ whiteSpace: "nowrap" }}>
              {messages.invoice.pageOf(page, pages)}
            </Text>
            <Tool label={messages.invoice.nextPage} disabled={page >= pages} onClick={() => setPage(page + 1)}>
              <icons.ChevronRightIcon />
            </Tool>
          </>
        )}
      </Group>
      <Group gap={2} wrap="nowrap">
        <Tool label={messages.invoice.zoomOut} onClick={() => step(-1)}>
          <icons.ZoomOutIcon />
        </Tool>
        <Text size="sm" c="dimmed" className="numbers" w={52} ta="center" style={{ whiteSpace: "nowrap" }}>
          {zoom === "auto" ? messages.invoice.zoomAuto : `${Math.round(zoom * 100)} %`}
        </Text>
        <Tool label={messages.invoice.zoomIn} onClick={() => step(1)}>
          <icons.ZoomInIcon />
        </Tool>
        <Tool label={messages.invoice.wholeWidth} onClick={() => setZoom(1)}>
          <icons.FitIcon />
        </Tool>
      </Group>
    </Group>
  );
}

const legend: readonly ConfidenceLevel[] = ["sure", "check", "unsure", "corrected"];

/** Legend of the highlights. */
function Legend() {
  return (
    <ul className={classes.legend} aria-label={messages.invoice.highlights}>
      {legend.map((band) => (
        <li key={band}>
          <ConfidenceMark band={band} size={8} /> {messages.terms.confidence[band]}
        </li>
      ))}
    </ul>
  );
}

function Tool(props: Readonly<{ label: string; disabled?: boolean; onClick: () => void; children: ReactNode }>) {
  return (
    <LazyTooltip label={props.label}>
      <ActionIcon aria-label={props.label} disabled={props.disabled ?? false} onClick={props.onClick} size="md">
        {props.children}
      </ActionIcon>
    </LazyTooltip>
  );
}

/** For the width at which a value is readable; pages of one file have the same proportion. */
function noteAspect(picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = picture;
  const sheet = picture.closest<HTMLElement>("[data-sheet]");
  if (naturalWidth > 0) sheet?.style.setProperty("--aspect", (naturalHeight / naturalWidth).toFixed(3));
}

type PictureProps = Readonly<{
  id: string;
  page: number;
  sharp?: boolean;
  /** Not loaded yet: too far from the page in view. */
  isFar?: boolean;
  children?: ReactNode;
}>;

export function PagePicture(props: PictureProps) {
  const [state, setState] = useState<"loading" | "shown" | "missing">("loading");
  return (
    <div className={classes.picture} data-state={state} data-page={props.page}>
      {state !== "missing" && !(props.isFar && state === "loading") && (
        <img
          src={pagePictureUrl(props.id, props.page, props.sharp ? "sharp" : "usual")}
          alt={messages.invoice.pagePicture(props.page)}
          onLoad={({ currentTarget }) => {
            noteAspect(currentTarget);
            setState("shown");
          }}
          onError={() => setState("missing")}
        />
      )}
      {state === "loading" && (
        <div className={classes.pictureNote}>
          <Loader size="sm" />
        </div>
      )}
      {state === "missing" && (
        <div className={classes.pictureNote}>
          <Text c="dimmed" size="sm">
            {messages.invoice.noPicture}
          </Text>
        </div>
      )}
      {state === "shown" && props.children}
    </div>
  );
}

function Places({ detail, fields, page }: Props & Readonly<{ page: number }>) {
  const here = useMemo(() => fields.filter((field) => field.location?.page === page), [fields, page]);
  return here.map((field) => <Place key={field.path} field={field} detail={detail} />);
}

function Place({ field, detail }: Readonly<{ field: Field; detail: InvoiceDetail }>) {
  const viewer = useViewer();
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = viewer.selected === field.path;
  const isDoubting = viewer.cursor !== undefined;
  // Only when the field is selected or its page has loaded, not while somebody scrolls.
  useEffect(() => {
    if (isChosen) scrollIntoPane(button.current?.closest("[data-pages]"), button.current, isDoubting);
  }, [isChosen, isDoubting]);
  const [x0, y0, x1, y1] = field.location?.box ?? [0, 0, 0, 0];
  const name = messages.invoice.valueOf(field.label, displayValue(field, detail.data));
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      data-place
      className={classes.place}
      data-band={field.band ?? "sure"}
      data-faulty={field.faulty || undefined}
      data-lit={isChosen ? "chosen" : viewer.hovered === field.path ? "hovered" : undefined}
      title={name}
      aria-label={name}
      style={{
        left: `${x0 * 100}%`,
        top: `${y0 * 100}%`,
        width: `${(x1 - x0) * 100}%`,
        height: `${(y1 - y0) * 100}%`,
      }}
      onMouseEnter={() => viewer.hover(field.path)}
      onMouseLeave={() => viewer.hover(undefined)}
      onClick={() => viewer.select(field.path)}
    />
  );
}
