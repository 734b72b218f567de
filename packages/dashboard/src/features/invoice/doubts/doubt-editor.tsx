import type { InvoiceDetail } from "@inkvoice/contract/dashboard";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef } from "react";
import { pageWordsQuery } from "../../../api/queries.ts";
import { usePermission } from "../../../api/session.ts";
import { messages } from "../../../messages/messages.ts";
import { FormAlert } from "../../../ui/forms/form-alert.tsx";
import { saveOnLeaving, useDraftSaver } from "../drafts/draft-saver.tsx";
import { useDraft, usePickedWords } from "../drafts/use-draft.ts";
import { nameOfField } from "../fields/field-text.ts";
import { useCorrection } from "../fields/use-corrections.ts";
import { ValueInput } from "../fields/value-input.tsx";
import { useViewer } from "../viewer-state.tsx";
import { DoubtButtons } from "./doubt-buttons.tsx";
import {
  focusDoubt,
  isEmptying,
  isSubmitting,
  leaveInput,
  moveBetweenSuggestions,
  useFocusOnMount,
} from "./doubt-focus.ts";
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
  const mayEdit = usePermission("edit");
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
  useFocusOnMount(box);
  const suggestions = mayEdit ? suggestionsFor(detail, doubt) : [];
  const isMissing = field !== undefined && field.value === undefined;
  const take = ({ path, value, location }: Suggestion) => {
    draft.discard();
    correction.mutate({ field: path, value, remember: true, ...(location && { location }) });
  };
  const submit = () => {
    const [best] = suggestions;
    if (draft.isChanged) void saver.save(field?.path ?? "", { isDeliberate: true });
    else if (!isMissing) onAccept();
    else if (best) take(best);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return leaveInput(draft.discard);
    // A key held since the last document, such as N, must not type into this one.
    if (event.repeat && event.key.length === 1 && !draft.isTouched) event.preventDefault();
    if (isEmptying(event) && isMissing && draft.text === "") {
      event.preventDefault();
      onAccept();
    }
    if (isSubmitting(event)) {
      event.preventDefault();
      // A key that is held down accepts one value only.
      if (!correction.isPending && !event.repeat) submit();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") moveBetweenSuggestions(box.current, event);
  };
  const canSubmit = draft.isChanged || !isMissing || suggestions.length > 0;
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
      <DoubtButtons
        accept={canSubmit ? acceptLabel({ isChanged: draft.isChanged, isMissing }) : undefined}
        isPending={correction.isPending}
        onSubmit={mayEdit ? submit : onAccept}
        onAbsent={isMissing && mayEdit ? onAccept : undefined}
        onNext={onNext}
        hasPageHint={field !== undefined && mayEdit && detail.pages > 0}
      />
    </div>
  );
}

function acceptLabel({ isChanged, isMissing }: Readonly<{ isChanged: boolean; isMissing: boolean }>): string {
  if (isChanged) return messages.review.save;
  return isMissing ? messages.review.useSuggestion : messages.review.keepAsIs;
}
