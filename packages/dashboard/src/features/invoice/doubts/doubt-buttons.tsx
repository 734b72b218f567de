import { Button, Group, Kbd, Text } from "@mantine/core";
import { messages } from "../../../messages/messages.ts";

type Props = Readonly<{
  /** Label of the button that accepts the value; without one there is no such button. */
  accept: string | undefined;
  isPending: boolean;
  onSubmit: () => void;
  /** Declares that the field is not on the document. */
  onAbsent: (() => void) | undefined;
  onNext: () => void;
  hasPageHint: boolean;
}>;

/** Accept, declare absent, or go to the next item of the review. */
export function DoubtButtons({ accept, isPending, onSubmit, onAbsent, onNext, hasPageHint }: Props) {
  return (
    <Group gap="xs" mt="xs">
      {accept !== undefined && (
        <Button
          size="xs"
          onClick={onSubmit}
          loading={isPending}
          rightSection={<Kbd size="xs">↵</Kbd>}
          data-role="accept"
        >
          {accept}
        </Button>
      )}
      {onAbsent && (
        <Button
          size="xs"
          variant="default"
          onClick={onAbsent}
          rightSection={<Kbd size="xs">{messages.ui.keys.absent}</Kbd>}
          data-role={accept === undefined ? "accept" : undefined}
        >
          {messages.review.notOnDocument}
        </Button>
      )}
      <Button size="xs" variant="default" rightSection={<Kbd size="xs">⇥</Kbd>} onClick={onNext}>
        {messages.review.next}
      </Button>
      {hasPageHint && (
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {messages.review.takeFromPage}
        </Text>
      )}
    </Group>
  );
}
