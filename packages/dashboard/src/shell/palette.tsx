import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import { Kbd, Modal, Text, TextInput, useMantineColorScheme } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { listInvoices } from "../api/invoices.ts";
import { useSession } from "../api/session.ts";
import { useUploads } from "../features/upload/upload-provider.tsx";
import { formatMoney } from "../format/format.ts";
import { messages } from "../messages/messages.ts";
import { palette, shortcutsDialog, useIsOpen } from "../ui/actions/global-dialogs.ts";
import { InvoiceIcon, KeyboardIcon, MoonIcon, SearchIcon, SunIcon, UploadIcon } from "../ui/icons.tsx";
import { pageLinks } from "./page-links.tsx";
import classes from "./palette.module.css";
import { type Choice, matchingChoices } from "./palette-choices.ts";

/** The command palette: pages, invoices and actions. */
export function Palette() {
  const opened = useIsOpen(palette);
  return (
    <Modal
      opened={opened}
      onClose={palette.close}
      withCloseButton={false}
      title={messages.shortcuts.keys.palette}
      classNames={{ header: "visually-hidden" }}
      padding={0}
      centered={false}
      yOffset="12vh"
      // Gone at once: while it faded out, without the focus, keys would still be taken for its own.
      transitionProps={{ duration: 0 }}
    >
      <PaletteBox />
    </Modal>
  );
}

function PaletteBox() {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const choices = [...matchingChoices(useFixedChoices(), text), ...useInvoiceChoices(text)];
  const input = useRef<HTMLInputElement>(null);
  const chosen = Math.min(at, choices.length - 1);
  const take = (choice: Choice | undefined) => {
    if (!choice) return;
    palette.close();
    // A page that opens takes the focus only from nobody.
    input.current?.blur();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) setAt((chosen + by + choices.length) % Math.max(1, choices.length));
    if (event.key === "Enter") take(choices[chosen]);
    if (by || event.key === "Enter") event.preventDefault();
  };
  return (
    <>
      <TextInput
        ref={input}
        variant="unstyled"
        size="md"
        className={classes.input ?? ""}
        leftSection={<SearchIcon />}
        rightSection={<Kbd size="xs">{messages.ui.keys.escape}</Kbd>}
        rightSectionWidth={56}
        placeholder={messages.shortcuts.paletteHint}
        role="combobox"
        aria-label={messages.shortcuts.paletteHint}
        aria-expanded
        aria-controls="palette-choices"
        aria-activedescendant={choices[chosen] ? `palette-${choices[chosen].id}` : undefined}
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ChoiceList choices={choices} chosen={chosen} onTake={take} />
    </>
  );
}

type ChoiceListProps = Readonly<{ choices: readonly Choice[]; chosen: number; onTake: (choice: Choice) => void }>;

function ChoiceList({ choices, chosen, onTake }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  return (
    <>
      <div
        ref={list}
        id="palette-choices"
        role="listbox"
        aria-label={messages.shortcuts.choices}
        className={classes.list}
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
          <div
            key={choice.id}
            id={`palette-${choice.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={classes.choice}
            onClick={() => onTake(choice)}
          >
            {choice.icon}
            <span className={classes.label}>{choice.label}</span>
            <span className={classes.note}>{choice.note}</span>
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <Text size="sm" c="dimmed" p="md" role="status">
          {messages.shortcuts.nothingFound}
        </Text>
      )}
    </>
  );
}

/** Pages and actions. */
function useFixedChoices(): Choice[] {
  const session = useSession();
  const navigate = useNavigate();
  const uploads = useUploads();
  const { setColorScheme } = useMantineColorScheme();
  const { shell, shortcuts, invoices } = messages;
  const pages = pageLinks(session).flatMap(({ links }) =>
    links.map(({ to, label, icon }) => ({
      id: to,
      label,
      icon,
      note: shortcuts.page,
      run: () => void navigate({ to }),
    })),
  );
  const action = (id: string, label: string, icon: Choice["icon"], run: () => void) => ({
    id,
    label,
    icon,
    note: shortcuts.action,
    run,
  });
  return [
    ...pages,
    ...(uploads.allowed ? [action("upload", invoices.upload, <UploadIcon />, uploads.choose)] : []),
    action("light", shell.lightTheme, <SunIcon />, () => setColorScheme("light")),
    action("dark", shell.darkTheme, <MoonIcon />, () => setColorScheme("dark")),
    action("shortcuts", shortcuts.title, <KeyboardIcon />, shortcutsDialog.open),
  ];
}

const shownInvoices = 8;

/** Invoices that the server finds for the text. */
function useInvoiceChoices(text: string): Choice[] {
  const navigate = useNavigate();
  const [wanted] = useDebouncedValue(text.trim(), 200);
  const { data } = useQuery({
    queryKey: ["invoices", "palette", wanted],
    queryFn: () => listInvoices({ q: wanted }, { limit: shownInvoices }),
    enabled: wanted.length >= 2,
    placeholderData: keepPreviousData,
  });
  if (text.trim().length < 2) return [];
  return (data?.invoices ?? []).map((row) => ({
    id: row.id,
    label: [row.vendor_name ?? row.filename, row.invoice_number].filter(Boolean).join(" · "),
    icon: <InvoiceIcon />,
    note: totalOf(row),
    run: () => void navigate({ to: "/invoices/$id", params: { id: row.id } }),
  }));
}

const totalOf = ({ total_amount, currency }: InvoiceRow) =>
  total_amount === null ? messages.shortcuts.invoice : formatMoney(total_amount, currency);
