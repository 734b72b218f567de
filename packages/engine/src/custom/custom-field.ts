import type { CustomFieldLevel, CustomFieldParty, CustomFieldType, Location } from "@inkvoice/contract";

/** What an account wants to know besides the fields every invoice has. */
export type CustomFieldDefinition = Readonly<{
  name: string;
  type: CustomFieldType;
  /** The words printed beside or above the value, in any language. */
  captions: readonly string[];
  /** A pattern in RE2's syntax that the value, or a part of what is printed, must match. */
  pattern?: string | undefined;
  choices?: readonly string[] | undefined;
  level: CustomFieldLevel;
  /** The party it is printed beside; anywhere on the document unless told. */
  near?: CustomFieldParty | undefined;
}>;

export type CustomValue = string | number | boolean;

/** Where a value stands beside its caption: what it is believed by. */
export type CaptionSide = "sameWord" | "rightWithColon" | "right" | "below" | "column";

/** A value that was found, with how sure it is. */
export type FoundCustomValue = Readonly<{
  name: string;
  value: CustomValue;
  confidence: number;
  location: Location;
  side: CaptionSide;
}>;
