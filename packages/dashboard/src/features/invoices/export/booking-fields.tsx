import type { ExportSettings } from "@inkvoice/contract";
import { requiredExportSettings } from "@inkvoice/contract/export-formats";
import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useState } from "react";
import { messages } from "../../../messages/messages.ts";
import { useFormState } from "../../../ui/forms/dialog.tsx";
import { type FormatWithSettings, type RejectedExportSetting, settingKeys } from "./export-choice.ts";

type Props = Readonly<{
  format: FormatWithSettings;
  settings: ExportSettings;
  /** The setting that the server refused, and why. */
  refused: RejectedExportSetting | undefined;
  isSending: boolean;
  onChange: (settings: ExportSettings) => void;
}>;

/** Settings that a bookkeeping program or a bank needs and no invoice contains. */
export function BookingFields({ format, settings, refused, isSending, onChange }: Props) {
  const said = messages.exports;
  // While a value is typed, it is not complete yet.
  const [typed, setTyped] = useState<keyof ExportSettings>();
  const state = useFormState<HTMLDivElement>(isSending);
  const set = (key: keyof ExportSettings, value: string) => {
    const { [key]: _present, ...rest } = settings;
    onChange(value === "" ? rest : { ...rest, [key]: value });
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" {...state}>
      {settingKeys[format].map((key) =>
        key === "day_order" ? (
          <NativeSelect
            key={key}
            label={said.booking[key]}
            value={settings.day_order ?? "day_first"}
            onChange={(event) => set(key, event.currentTarget.value)}
            data={(["day_first", "month_first", "year_first"] as const).map((value) => ({
              value,
              label: said.dayOrders[value],
            }))}
          />
        ) : (
          <TextInput
            key={key}
            label={said.booking[key]}
            type={key === "execution_date" ? "date" : "text"}
            required={requiredExportSettings[format]?.includes(key) ?? false}
            value={String(settings[key] ?? "")}
            error={refused?.key === key && typed !== key ? refused.message : undefined}
            onBlur={() => setTyped(undefined)}
            onChange={(event) => {
              setTyped(key);
              set(key, event.currentTarget.value);
            }}
          />
        ),
      )}
    </SimpleGrid>
  );
}
