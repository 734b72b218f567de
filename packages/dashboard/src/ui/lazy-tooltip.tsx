import { Tooltip } from "@mantine/core";
import { cloneElement, type MouseEvent, type ReactElement, useRef, useState } from "react";

type Pointed = Readonly<{ onMouseEnter?: (event: MouseEvent<HTMLElement>) => void; onMouseLeave?: () => void }>;

/** Hover delay in milliseconds. */
const patience = 300;

/**
 * A tooltip that is created on hover. Mantine's is created together with its element, and an invoice has one for every
 * field: that slowed down opening the next document of the queue.
 */
export function LazyTooltip({ label, children }: Readonly<{ label: string; children: ReactElement<Pointed> }>) {
  const [target, setTarget] = useState<HTMLElement>();
  const timer = useRef<number>(undefined);
  const onMouseEnter = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    timer.current = window.setTimeout(() => setTarget(currentTarget), patience);
  };
  const onMouseLeave = () => {
    window.clearTimeout(timer.current);
    setTarget(undefined);
  };
  return (
    <>
      {cloneElement(children, { onMouseEnter, onMouseLeave })}
      {target && <Tooltip target={target} label={label} defaultOpened />}
    </>
  );
}
