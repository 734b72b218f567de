import type { ProviderPurpose } from "@inkvoice/contract/dashboard";
import { Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { FormAlert } from "../../ui/forms/form-alert.tsx";

type Props = Readonly<{
  label: string;
  purpose: ProviderPurpose;
  /** Address to open after the sign-in. */
  next?: string | undefined;
  /** Token of the invitation that is accepted this way. */
  token?: string;
  size?: "xs" | "sm";
  fullWidth?: boolean;
}>;

/** Navigates to the sign-in provider, which redirects back. */
export function ProviderButton({ label, purpose, next, token, size = "sm", fullWidth = false }: Props) {
  const go = useMutation({
    mutationFn: () => api.post<{ url: string }>("/oidc/start", { purpose, next, token }),
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <Stack gap="xs">
      <Button
        variant="default"
        size={size}
        fullWidth={fullWidth}
        onClick={() => go.mutate()}
        loading={go.isPending || go.isSuccess}
      >
        {label}
      </Button>
      <FormAlert error={go.error} />
    </Stack>
  );
}
