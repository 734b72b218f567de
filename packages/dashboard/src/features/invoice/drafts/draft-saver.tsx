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
import { isRevisionConflict } from "../../../api/invoices.ts";
import { pageWordsQuery } from "../../../api/queries.ts";
import { useConnection } from "../../../api/reachability.ts";
import { findOnPage } from "../document/find-on-page.ts";
import { editedText } from "../fields/field-text.ts";
import { fieldAt } from "../fields/row-model.ts";
import { useAddRow, useSendCorrection } from "../fields/use-corrections.ts";
import { useViewer } from "../viewer-state.tsx";
import { conflictingDraft, isUnchanged } from "./conflicting-draft.ts";
import { type Draft, draftStore } from "./draft-store.ts";
import { addRowBody, newRowList } from "./new-row.ts";

type SaveOptions = Readonly<{ isDeliberate?: boolean }>;

export type DraftSaver = Readonly<{
  /**
   * Stores the draft of a field. False if it was refused: the draft stays and shows the reason. `isDeliberate`: also
   * over the value of somebody else that is shown.
   */
  save(path: string, options?: SaveOptions): Promise<boolean>;
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
  const saveOnce = useSaveOnce(id);
  const underWay = useRef(new Map<string, Promise<boolean>>());
  return useMemo(() => {
    function save(path: string, options: SaveOptions = {}): Promise<boolean> {
      const saving = underWay.current.get(path) ?? saveOnce(path, options).finally(() => underWay.current.delete(path));
      underWay.current.set(path, saving);
      return saving;
    }
    async function saveAll(): Promise<string | undefined> {
      for (const path of draftStore.pathsOf(id)) if (!(await save(path))) return path;
      return undefined;
    }
    return { save, saveAll };
  }, [id, saveOnce]);
}

/** Sends the draft of a field, and drops it when it is stored. */
function useSaveOnce(id: string): (path: string, options: SaveOptions) => Promise<boolean> {
  const client = useQueryClient();
  const send = useSendDraft(id);
  const contest = useContest(id);
  return useCallback(
    async function saveOnce(path: string, options: SaveOptions): Promise<boolean> {
      const draft = draftStore.get(id, path);
      if (!draft) return true;
      const detail = client.getQueryData<InvoiceDetail>(["invoice", id]);
      if (detail && isUnchanged(editedText(fieldAt(detail, path)), draft)) {
        draftStore.drop(id, path);
        return true;
      }
      if ((draft.isContested && !options.isDeliberate) || contest(path, draft)) return false;
      let stored: InvoiceDetail | undefined;
      try {
        stored = await send(path, draft);
      } catch (error) {
        // If only other fields have changed meanwhile, the draft is sent again with the new revision.
        if (isRevisionConflict(error)) return contest(path, draft) ? false : saveOnce(path, options);
        if (draftStore.get(id, path) === draft) draftStore.set(id, path, { ...draft, error: (error as Error).message });
        return false;
      }
      dropStored(id, path, { draft, stored });
      return true;
    },
    [client, id, send, contest],
  );
}

/** Text typed during the request is a new draft, on the value that is stored now. */
function dropStored(
  id: string,
  path: string,
  { draft, stored }: Readonly<{ draft: Draft; stored: InvoiceDetail | undefined }>,
): void {
  const later = draftStore.get(id, path);
  if (later === draft) draftStore.drop(id, path);
  else if (later && stored) draftStore.set(id, path, { ...later, base: editedText(fieldAt(stored, path)) });
}

/** Whether somebody else changed the value of a draft; its editor then opens and shows both. */
function useContest(id: string): (path: string, draft: Draft) => boolean {
  const client = useQueryClient();
  const { edit } = useViewer();
  return useCallback(
    (path, draft) => {
      const detail = client.getQueryData<InvoiceDetail>(["invoice", id]);
      const contested = detail && conflictingDraft(detail, path, draft);
      if (!contested) return false;
      draftStore.set(id, path, contested);
      edit(path);
      return true;
    },
    [client, id, edit],
  );
}

/** Sends a draft as a new row, or as the correction of a field with its location on the current page. */
function useSendDraft(id: string): (path: string, draft: Draft) => Promise<InvoiceDetail | undefined> {
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
      if (list) {
        await addRow(addRowBody(list, draft.text));
        return undefined;
      }
      const words = client.getQueryData(pageWordsQuery(id, page.current).queryKey)?.words ?? [];
      const location = draft.location ?? findOnPage(words, page.current, draft.text);
      const value = draft.text.trim() === "" ? null : draft.text;
      const remember = draft.remember ?? memorableFields[path] !== undefined;
      return correct({ field: path, value, remember, ...(location && { location }) });
    },
    [client, id, correct, addRow],
  );
}

/** A dialog gives the focus back to the editor, and words of the page are picked for it. */
const keepsEditorOpen = "[role=dialog], [data-document]";

/**
 * For an input's container: stores the draft when the focus moves within the page, not when the window loses it.
 * `close` is called once the value was accepted. It runs during a click elsewhere, so it must not shift the layout.
 */
export function saveOnLeaving(saver: DraftSaver, path: string, close?: (path: string) => void) {
  return async ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (isInside || !document.hasFocus()) return;
    const staysOpen = relatedTarget instanceof Element && relatedTarget.closest(keepsEditorOpen) !== null;
    if ((await saver.save(path)) && !staysOpen) close?.(path);
  };
}
