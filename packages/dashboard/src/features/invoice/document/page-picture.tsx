import { Loader, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { messages } from "../../../messages/messages.ts";
import classes from "../viewer.module.css";
import { pagePictureUrl } from "./page-picture-url.ts";

/** For the width at which a value is readable; pages of one file have the same proportion. */
function noteAspect(picture: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = picture;
  const sheet = picture.closest<HTMLElement>("[data-sheet]");
  if (naturalWidth > 0) sheet?.style.setProperty("--aspect", (naturalHeight / naturalWidth).toFixed(3));
}

type PictureProps = Readonly<{
  id: string;
  page: number;
  sharp?: boolean;
  /** Not loaded yet: too far from the page in view. */
  isFar?: boolean;
  children?: ReactNode;
}>;

export function PagePicture(props: PictureProps) {
  const [state, setState] = useState<"loading" | "shown" | "missing">("loading");
  return (
    <div className={classes.picture} data-state={state} data-page={props.page}>
      {state !== "missing" && !(props.isFar && state === "loading") && (
        <img
          src={pagePictureUrl(props.id, props.page, props.sharp ? "sharp" : "usual")}
          alt={messages.invoice.pagePicture(props.page)}
          onLoad={({ currentTarget }) => {
            noteAspect(currentTarget);
            setState("shown");
          }}
          onError={() => setState("missing")}
        />
      )}
      {state === "loading" && (
        <div className={classes.pictureNote}>
          <Loader size="sm" />
        </div>
      )}
      {state === "missing" && (
        <div className={classes.pictureNote}>
          <Text c="dimmed" size="sm">
            {messages.invoice.noPicture}
          </Text>
        </div>
      )}
      {state === "shown" && props.children}
    </div>
  );
}
