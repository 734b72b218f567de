import { Alert, type AlertProps } from "@mantine/core";
import classes from "./notice.module.css";

/** A hint that is not an error. */
export function Notice(props: Omit<AlertProps, "classNames" | "color" | "variant">) {
  return (
    <Alert
      variant="light"
      color="yellow"
      radius="md"
      classNames={{ root: classes.root, title: classes.title, icon: classes.icon, message: classes.message }}
      {...props}
    />
  );
}
