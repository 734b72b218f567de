import { Button, Loader } from "@mantine/core";
import { messages } from "../messages/messages.ts";

type List = Readonly<{ hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown }>;

/** Button that loads the next page of a list; hidden on the last one. */
export function ShowMore({ list }: Readonly<{ list: List }>) {
  if (list.isFetchingNextPage) return <Loader size="sm" />;
  if (!list.hasNextPage) return null;
  return (
    <Button variant="default" onClick={() => void list.fetchNextPage()}>
      {messages.ui.showMore}
    </Button>
  );
}
