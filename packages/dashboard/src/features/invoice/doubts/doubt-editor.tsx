import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { Button, Group, Kbd, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { pageWordsQuery } from "../../../api/queries.ts";
import { useMay } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { saveOnLeaving, useDraftSaver } from "../drafts/draft-saver.tsx";
import { useDraft, usePickedWords } from "../drafts/use-draft.ts";
import { nameOfField } from "../fields/field-model.ts";
import { useCorrection } from "../fields/use-corrections.ts";
import { ValueInput } from "../fields/value-input.tsx";
import { useViewer } from "../viewer-state.tsx";
import type { Doubt } from "./doubts.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { type Suggestion, suggestionsFor } from "./suggestions.ts";

type Props = Readonly<{ detail: InvoiceDetail; doubt: Doubt; onAccept: () => void; onNext: () => void }>;

/**
 * Enter accepts the value or the best suggestion, typing replaces it, a click on a word of the page takes that word.
 */
export function DoubtEditor({ detail, doubt, onAccept, onNext }: Props) {
  const { field } = doubt;
  const viewer = useViewer();
  const mayEdit = useMay("edit");
  const box = useRef<HTMLDivElement>(null);
  const saver = useDraftSaver();
  const draft = useDraft(detail, field);
  const correction = useCorrection(detail);
  // Loaded for the saver, which looks for the typed value on the page.
  useQuery({ ...pageWordsQuery(detail.row.id, viewer.page), enabled: mayEdit && field !== undefined });
  usePickedWords(
    (text, location) => !viewer.editing && draft.change(text, location),
    () => !viewer.editing && focusDoubt(),
  );
  useFocusOnArrival(box);
  const suggestions = mayEdit ? suggestionsFor(detail, doubt) : [];
  const isMissing = field !== undefined && field.value === undefined;
  const take = ({ path, value, location }: Suggestion) => {
    draft.discard();
    correction.mutate({ field: path, value, remember: true, ...(location && { location }) });
  };
  const submit = () => {
    const [best] = suggestions;
    if (draft.isTouched) void saver.save(field?.path ?? "", { isDeliberate: true });
    else if (!isMissing) onAccept();
    else if (best) take(best);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return leave(draft.discard);
    const isEmptying = (event.ctrlKey || event.metaKey) && ["Backspace", "Delete"].includes(event.key);
    if (isEmptying && isMissing && draft.text === "") {
      event.preventDefault();
      onAccept();
    }
    if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey && isTyping(event)) {
      event.preventDefault();
      // A key that is held down accepts one value only.
      if (!correction.isPending && !event.repeat) submit();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") moveAmong(box.current, event);
  };
  const canSubmit = draft.isTouched || !isMissing || suggestions.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={field && saveOnLeaving(saver, field.path)}
      data-doubt={field?.path ?? ""}
      data-touched={draft.isTouched || undefined}
    >
      {field && mayEdit && (
        <ValueInput
          field={field}
          text={draft.text}
          error={draft.error}
          onChange={draft.change}
          name={nameOfField(field.path, detail.rows)}
        />
      )}
      <SuggestionList all={suggestions} onTake={take} />
      <FormAlert error={correction.error} />
      <Group gap="xs" mt="xs">
        {canSubmit && (
          <Button
            size="xs"
            onClick={mayEdit ? submit : onAccept}
            loading={correction.isPending}
            rightSection={<Kbd size="xs">↵</Kbd>}
            data-role="accept"
          >
            {draft.isTouched
              ? messages.review.save
              : isMissing
                ? messages.review.useSuggestion
                : messages.review.keepAsIs}
          </Button>
        )}
        {isMissing && mayEdit && (
          <Button
            size="xs"
            variant="default"
            onClick={onAccept}
            rightSection={<Kbd size="xs">{messages.ui.keys.absent}</Kbd>}
            data-role={canSubmit ? undefined : "accept"}
          >
            {messages.review.notOnDocument}
          </Button>
        )}
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

function leave(discard: () => void): void {
  discard();
  (document.activeElement as HTMLElement | null)?.blur();
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Focuses the value under review; false if there is none. */
export function focusDoubt(): boolean {
  const value = document.querySelector<HTMLElement>(`[data-doubt] :is(${valueOrButton})`);
  value?.focus({ preventScroll: true });
  return value !== null;
}

const valueOrButton = "input, textarea, select, [data-role=accept]";

/** Focuses the input, except on touch screens, where the keyboard would cover the page. */
function useFocusOnArrival(box: RefObject<HTMLDivElement | null>): void {
  // Before the page is drawn: a key that is pressed at once must not be lost.
  useLayoutEffect(() => {
    if (matchMedia("(pointer: coarse)").matches) return;
    const target = box.current?.querySelector<HTMLElement>(valueOrButton);
    target?.focus({ preventScroll: true });
  }, [box]);
}

/** Arrow keys move between the input and the suggestions. */
function moveAmong(box: HTMLDivElement | null, event: KeyboardEvent): void {
  if (!box || event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement) return;
  const stops = [...box.querySelectorAll<HTMLElement>("input, [data-role=suggestion]")];
  const next = stops[stops.indexOf(event.target as HTMLElement) + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next || stops.length < 2) return;
  event.preventDefault();
  next.focus();
}
