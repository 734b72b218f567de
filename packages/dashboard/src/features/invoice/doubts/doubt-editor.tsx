import { type InvoiceDetail, memorableFields } from "@inkvoice/contract/dashboard";
import { Button, Group, Kbd, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pageWordsQuery } from "../../../api/queries.ts";
import { useMay } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/form-alert.tsx";
import { findOnPage } from "../document/find-on-page.ts";
import { editedText, nameOfField } from "../fields/field-model.ts";
import { useCorrection } from "../fields/use-corrections.ts";
import { ValueInput } from "../fields/value-input.tsx";
import { useViewer } from "../viewer-state.tsx";
import type { Doubt } from "./doubts.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { type Suggestion, suggestionsFor } from "./suggestions.ts";

type Props = Readonly<{ detail: InvoiceDetail; doubt: Doubt; onAccept: () => void; onNext: () => void }>;

/** Enter confirms the value, typing replaces it, and a click on a word of the page inserts that word. */
export function DoubtEditor({ detail, doubt, onAccept, onNext }: Props) {
  const { field } = doubt;
  const viewer = useViewer();
  const mayEdit = useMay("edit");
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(editedText(field));
  const correction = useCorrection(detail);
  const pageWords = useQuery({
    ...pageWordsQuery(detail.row.id, viewer.page),
    enabled: mayEdit && field !== undefined,
  });
  useEffect(() => {
    if (viewer.picked && !viewer.editing) setText(viewer.picked.text);
  }, [viewer.picked, viewer.editing]);
  useFocusOnArrival(box);
  const isTouched = text.trim() !== editedText(field);
  const save = (suggestion?: Suggestion) => {
    const path = suggestion?.path ?? field?.path;
    if (!path) return;
    const location =
      suggestion?.location ??
      (suggestion ? undefined : viewer.picked?.location) ??
      findOnPage(pageWords.data?.words ?? [], viewer.page, suggestion ? suggestion.text : text);
    correction.mutate({
      field: path,
      value: suggestion ? suggestion.value : text.trim() === "" ? null : text,
      remember: memorableFields[path] !== undefined,
      ...(location ? { location } : {}),
    });
  };
  const submit = () => (isTouched ? save() : onAccept());
  const suggestions = mayEdit ? suggestionsFor(detail, doubt) : [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return (document.activeElement as HTMLElement | null)?.blur();
    if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey && isTyping(event)) {
      event.preventDefault();
      // A held key confirms one value, not the following ones too.
      if (!correction.isPending && !event.repeat) submit();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") moveAmong(box.current, event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside
    <div ref={box} onKeyDown={onKeyDown} data-doubt={field?.path ?? ""} data-touched={isTouched || undefined}>
      {field && mayEdit && (
        <ValueInput field={field} text={text} onChange={setText} name={nameOfField(field.path, detail.rows)} />
      )}
      <SuggestionList all={suggestions} onTake={save} />
      <FormAlert error={correction.error} />
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          onClick={mayEdit ? submit : onAccept}
          loading={correction.isPending}
          rightSection={<Kbd size="xs">↵</Kbd>}
          data-role="accept"
        >
          {isTouched
            ? messages.review.save
            : field && field.value === undefined
              ? messages.review.notOnDocument
              : messages.review.keepAsIs}
        </Button>
        <Button size="xs" variant="default" rightSection={<Kbd size="xs">⇥</Kbd>} onClick={onNext}>
          {messages.review.next}
        </Button>
        {field && mayEdit && (
          <Text size="xs" c="dimmed" visibleFrom="sm">
            {messages.review.takeFromPage}
          </Text>
        )}
      </Group>
    </div>
  );
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Focuses the value of the current doubt; false if there is none. */
export function focusDoubt(): boolean {
  const value = document.querySelector<HTMLElement>(`[data-doubt] :is(${valueOrButton})`);
  value?.focus({ preventScroll: true });
  return value !== null;
}

const valueOrButton = "input, textarea, select, [data-role=accept]";

/** Focuses the input, except on touch screens, where the on-screen keyboard would cover the page. */
function useFocusOnArrival(box: RefObject<HTMLDivElement | null>): void {
  // A layout effect: a key pressed at once must not be lost.
  useLayoutEffect(() => {
    if (matchMedia("(pointer: coarse)").matches) return;
    const target = box.current?.querySelector<HTMLElement>(valueOrButton);
    target?.focus({ preventScroll: true });
  }, [box]);
}

/** Moves the focus between the input and the suggestions. */
function moveAmong(box: HTMLDivElement | null, event: KeyboardEvent): void {
  if (!box || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement) return;
  const stops = [...box.querySelectorAll<HTMLElement>("input, [data-role=suggestion]")];
  const next = stops[stops.indexOf(event.target as HTMLElement) + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next || stops.length < 2) return;
  event.preventDefault();
  next.focus();
}
