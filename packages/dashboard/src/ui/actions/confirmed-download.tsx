import { Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { MouseEvent, ReactNode } from "react";
import { api } from "../../api/client.ts";

type Props = ButtonProps & Readonly<{ href: string; children: ReactNode; "aria-label"?: string }>;

/** A download link that asks for identity confirmation first. */
export function ConfirmedDownload({ href, children, ...button }: Props) {
  const confirm = useMutation({
    mutationFn: () => api.post("/session/confirmation"),
    onSuccess: () => window.location.assign(href),
  });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <Button {...button} component="a" href={href} download onClick={onClick} loading={confirm.isPending}>
      {children}
    </Button>
  );
}
