import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { lazy, Suspense, useState } from "react";
import { loadPage } from "../../../api/load-page.ts";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import type { WantedExport } from "./export-dialog.tsx";

/** Loaded on demand: most visits to the list export nothing. */
const ExportDialog = lazy(async () => {
  const { ExportDialog: dialog } = await loadPage(() => import("./export-dialog.tsx"));
  return { default: dialog };
});

export function ExportButton({ small, ...wanted }: WantedExport & Readonly<{ small?: boolean }>) {
  const [opened, { open, close }] = useDisclosure(false);
  // Stays mounted afterwards, so that closing returns the focus to the button.
  const [wasOpened, setWasOpened] = useState(false);
  const mayExport = usePermission("edit");
  if (!mayExport) return null;
  return (
    <>
      <Button
        variant="default"
        size={small ? "xs" : "sm"}
        leftSection={<DownloadIcon size={small ? 15 : 18} />}
        onClick={() => {
          setWasOpened(true);
          open();
        }}
        data-role="export"
      >
        {messages.exports.title}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ExportDialog {...wanted} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
