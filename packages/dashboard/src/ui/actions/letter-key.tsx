import { Kbd } from "@mantine/core";
import classes from "./letter-key.module.css";

/** The shortcut of a button that is a letter; hidden while somebody types, because letters are text then. */
export const LetterKey = ({ children }: Readonly<{ children: string }>) => (
  <Kbd size="xs" className={classes.key ?? ""} visibleFrom="sm">
    {children}
  </Kbd>
);
