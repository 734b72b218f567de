import type { CustomFieldLevel, CustomFieldParty, CustomFieldType, Location } from "@inkvoice/contract";

/** A field that an account defines in addition to those of every invoice. */
export type CustomFieldDefinition = Readonly<{
  name: string;
  type: CustomFieldType;
  /** The words printed beside or above the value, in any language. */
  captions: readonly string[];
  /** An RE2 pattern that the value, or a part of the printed text, must match. */
  pattern?: string | undefined;
  choices?: readonly string[] | undefined;
  level: CustomFieldLevel;
  /** The party next to which it is printed; without it, anywhere on the document. */
  near?: CustomFieldParty | undefined;
}>;

export type CustomValue = string | number | boolean;

/** Position of a value relative to its caption; the confidence depends on it. */
export type CaptionSide = "sameWord" | "rightWithColon" | "right" | "below" | "column";

/** A found value with its confidence. */
export type FoundCustomValue = Readonly<{
  name: string;
  value: CustomValue;
  confidence: number;
  location: Location;
  side: CaptionSide;
}>;
