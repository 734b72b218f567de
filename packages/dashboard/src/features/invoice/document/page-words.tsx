import { useQuery } from "@tanstack/react-query";
import { pageWordsQuery } from "../../../api/queries.ts";
import { useViewer } from "../viewer-state.tsx";
import { WordPicker } from "./word-picker.tsx";

/** Overlay on the page while a field is corrected: click a word, or draw around several. */
export function PageWords({ id, page }: Readonly<{ id: string; page: number }>) {
  const viewer = useViewer();
  const { data } = useQuery(pageWordsQuery(id, page));
  return <WordPicker words={data?.words ?? []} page={page} picked={viewer.picked} onPick={viewer.pick} />;
}
