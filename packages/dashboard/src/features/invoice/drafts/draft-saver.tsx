import { type InvoiceDetail, memorableFields } from "@inkvoice/contract/dashboard";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from "react";
import { pageWordsQuery } from "../../../api/queries.ts";
import { useConnection } from "../../../api/reachability.ts";
import { findOnPage } from "../document/find-on-page.ts";
import { useAddRow, useSendCorrection } from "../fields/use-corrections.ts";
import { useViewer } from "../viewer-state.tsx";
import { type Draft, draftStore } from "./draft-store.ts";
import { addRowBody, newRowList } from "./new-row.ts";

export type DraftSaver = Readonly<{
  /** Stores the draft of a field. False if the server refused it: the draft stays and shows the reason. */
  save(path: string): Promise<boolean>;
  /** Stores every draft of the invoice; returns the path of the first that was refused, or undefined. */
  saveAll(): Promise<string | undefined>;
}>;

const SaverContext = createContext<DraftSaver | undefined>(undefined);

export function useDraftSaver(): DraftSaver {
  const saver = useContext(SaverContext);
  if (!saver) throw new Error("useDraftSaver is used outside of a DraftSaverProvider");
  return saver;
}

/** Stores drafts when an input loses the focus, another document is opened, or the server is reachable again. */
export function DraftSaverProvider({ detail, children }: Readonly<{ detail: InvoiceDetail; children: ReactNode }>) {
  const saver = useSaver(detail);
  const connection = useConnection();
  const saveAll = useEffectEvent(() => void saver.saveAll());
  useEffect(() => {
    if (connection === "fine") saveAll();
  }, [connection]);
  useEffect(() => () => saveAll(), []);
  return <SaverContext value={saver}>{children}</SaverContext>;
}

function useSaver({ row: { id } }: InvoiceDetail): DraftSaver {
  const send = useSendDraft(id);
  const underWay = useRef(new Map<string, Promise<boolean>>());
  return useMemo(() => {
    async function saveOnce(path: string): Promise<boolean> {
      const draft = draftStore.get(id, path);
      if (!draft) return true;
      try {
        await send(path, draft);
      } catch (error) {
        if (draftStore.get(id, path) === draft) draftStore.set(id, path, { ...draft, error: (error as Error).message });
        return false;
      }
      // Text typed during the request is a new draft.
      if (draftStore.get(id, path) === draft) draftStore.drop(id, path);
      return true;
    }
    function save(path: string): Promise<boolean> {
      const saving = underWay.current.get(path) ?? saveOnce(path).finally(() => underWay.current.delete(path));
      underWay.current.set(path, saving);
      return saving;
    }
    async function saveAll(): Promise<string | undefined> {
      for (const path of draftStore.pathsOf(id)) if (!(await save(path))) return path;
      return undefined;
    }
    return { save, saveAll };
  }, [id, send]);
}

/** Sends a draft as a new row, or as the correction of a field with its location on the current page. */
function useSendDraft(id: string): (path: string, draft: Draft) => Promise<unknown> {
  const client = useQueryClient();
  const viewer = useViewer();
  const page = useRef(viewer.page);
  useEffect(() => {
    page.current = viewer.page;
  }, [viewer.page]);
  const correct = useSendCorrection(id);
  const addRow = useAddRow(id);
  return useCallback(
    async (path, draft) => {
      const list = newRowList(path);
      if (list) return addRow(addRowBody(list, draft.text));
      const words = client.getQueryData(pageWordsQuery(id, page.current).queryKey)?.words ?? [];
      const location = draft.location ?? findOnPage(words, page.current, draft.text);
      const value = draft.text.trim() === "" ? null : draft.text;
      const remember = draft.remember ?? memorableFields[path] !== undefined;
      return correct({ field: path, value, remember, ...(location && { location }) });
    },
    [client, id, correct, addRow],
  );
}

/** For an input's container: stores the draft when the focus moves within the page, not when the window loses it. */
export function saveOnLeaving(saver: DraftSaver, path: string) {
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && document.hasFocus()) void saver.save(path);
  };
}
