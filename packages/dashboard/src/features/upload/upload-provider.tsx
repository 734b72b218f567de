import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { usePermission, useSession } from "../../api/session.ts";
import { messages } from "../../messages/messages.ts";
import { DropOverlay } from "./drop-overlay.tsx";
import { pendingUploads } from "./pending-uploads.ts";
import { UploadPanel } from "./upload-panel.tsx";
import { UploadQueue } from "./upload-queue.ts";

const acceptedTypes =
  ".pdf,.jpg,.jpeg,.png,.webp,.tif,.tiff,.heic,.heif,.xml,.p7m,.eml,.docx,.xlsx,application/pdf,image/jpeg,image/png,image/webp,image/tiff,image/heic";

type Uploads = Readonly<{
  choose: () => void;
  /** Uploads the bundled sample invoice. */
  trySample: () => void;
  allowed: boolean;
  queue: UploadQueue | undefined;
}>;
const nothing = () => undefined;
const UploadContext = createContext<Uploads>({ choose: nothing, trySample: nothing, allowed: false, queue: undefined });
export const useUploads = () => useContext(UploadContext);

/** Accepts files dropped anywhere in the window, on every page. */
export function UploadProvider({ children }: Readonly<{ children: ReactNode }>) {
  const client = useQueryClient();
  const allowed = usePermission("edit");
  const input = useRef<HTMLInputElement>(null);
  const { account } = useSession();
  const queue = useMemo(() => {
    const onAccepted = () => void client.invalidateQueries({ queryKey: ["invoices"] });
    return new UploadQueue({ onAccepted, kept: pendingUploads, accountId: account.id });
  }, [client, account.id]);
  useSafeLeaving(queue);
  const dragging = useWindowDrop((files) => queue.add(files), allowed);
  const uploads = useMemo(
    () => ({
      choose: () => input.current?.click(),
      trySample: () => void sampleInvoice().then((file) => queue.add([file])),
      allowed,
      queue,
    }),
    [allowed, queue],
  );
  return (
    <UploadContext value={uploads}>
      {children}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedTypes}
        aria-label={messages.upload.choose}
        data-testid="file-input"
        onChange={(event) => {
          queue.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      {dragging && <DropOverlay />}
    </UploadContext>
  );
}

/** Warns before leaving the page interrupts uploads, and resumes interrupted ones. */
function useSafeLeaving(queue: UploadQueue): void {
  useEffect(() => {
    pendingUploads.asOnlyTab(() => void queue.resume());
    const onLeave = (event: BeforeUnloadEvent) => {
      if (queue.isBusy()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, [queue]);
}

/** Shows uploads within the page's flow, so that they cover nothing. */
export function UploadStrip() {
  const { queue } = useUploads();
  return queue ? <UploadPanel queue={queue} /> : null;
}

/** Bundled with the pages: works without internet access. */
const sampleAddress = new URL("../../../../../examples/invoice.pdf", import.meta.url).href;

async function sampleInvoice(): Promise<File> {
  const answer = await fetch(sampleAddress);
  return new File([await answer.blob()], "sample-invoice.pdf", { type: "application/pdf" });
}

function useWindowDrop(onFiles: (files: File[]) => void, enabled: boolean): boolean {
  const [dragging, setDragging] = useState(false);
  const handleFiles = useEffectEvent(onFiles);
  useEffect(() => {
    if (!enabled) return;
    let depth = 0;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const enter = (event: DragEvent) => {
      if (carriesFiles(event) && ++depth === 1) setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (carriesFiles(event) && --depth <= 0) settle();
    };
    const over = (event: DragEvent) => carriesFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      settle();
      handleFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const settle = () => {
      depth = 0;
      setDragging(false);
    };
    const events = { dragenter: enter, dragleave: leave, dragover: over, drop } as const;
    for (const [name, listener] of Object.entries(events)) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(events))
        window.removeEventListener(name, listener as EventListener);
    };
  }, [enabled]);
  return dragging;
}
