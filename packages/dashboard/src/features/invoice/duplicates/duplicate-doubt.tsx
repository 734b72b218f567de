import { Button, Group, Kbd } from "@mantine/core";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { messages } from "../../../messages/messages.ts";
import { takeFocus } from "../doubts/doubt-focus.ts";
import { DuplicateActions } from "./duplicate-actions.tsx";

type Props = Readonly<{ id: string; other: string; onNext: () => void }>;

/** A possible duplicate in the review: arrow keys move between the actions, because Tab moves between doubts. */
export function DuplicateDoubt({ id, other, onNext }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const actions = () => [...(box.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
  useLayoutEffect(() => {
    if (!matchMedia("(pointer: coarse)").matches) takeFocus(box.current?.querySelector<HTMLElement>("a"));
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = actions();
    const next = by && all[all.indexOf(event.target as HTMLElement) + by];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return (
    <Group ref={box} gap="xs" mt="xs" onKeyDown={onKeyDown} data-doubt="">
      <DuplicateActions id={id} other={other} />
      <Button size="xs" variant="default" rightSection={<Kbd size="xs">⇥</Kbd>} onClick={onNext}>
        {messages.review.next}
      </Button>
    </Group>
  );
}
