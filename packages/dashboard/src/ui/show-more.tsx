import { Button, Loader } from "@mantine/core";
import { words } from "../words/words.ts";

type List = Readonly<{ hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown }>;

/** The next page of a list, for as long as there is one. */
export function ShowMore({ list }: Readonly<{ list: List }>) {
  if (list.isFetchingNextPage) return <Loader size="sm" />;
  if (!list.hasNextPage) return null;
  return (
    <Button variant="default" onClick={() => void list.fetchNextPage()}>
      {words.ui.showMore}
    </Button>
  );
}
