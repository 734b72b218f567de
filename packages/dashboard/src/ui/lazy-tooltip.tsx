import { Tooltip } from "@mantine/core";
import { cloneElement, type MouseEvent, type ReactElement, useRef, useState } from "react";

type Pointed = Readonly<{ onMouseEnter?: (event: MouseEvent<HTMLElement>) => void; onMouseLeave?: () => void }>;

/** How long somebody points at a thing before it is explained. */
const patience = 300;

/**
 * A tooltip that is made when somebody points at its element. A usual one is set up together with its element, and an invoice has one
 * for every field: opening the next in the queue waited for all of them.
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
