import { useMutation, useQueryClient } from "@tanstack/react-query";

/** A change of a vendor, after which everything that shows it is loaded again. */
export function useVendorChange<Variables = void>(id: string, change: (variables: Variables) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const queryKey of [["vendor", id], ["vendors"], ["invoices"], ["invoice"], ["memory"]])
        void client.invalidateQueries({ queryKey });
    },
  });
}
