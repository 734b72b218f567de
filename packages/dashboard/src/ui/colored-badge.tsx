import { Badge } from "@mantine/core";

export type BadgeColor = "green" | "yellow" | "red" | "gray";

/** A state that is never cut off: its text is its meaning. The text colours have enough contrast in both schemes. */
const textColors: Readonly<Record<BadgeColor, string>> = {
  green: "var(--band-sure-text)",
  yellow: "var(--band-check-text)",
  red: "var(--band-unsure-text)",
  gray: "var(--mantine-color-gray-light-color)",
};

export function ColoredBadge({ color, text }: Readonly<{ color: BadgeColor; text: string }>) {
  return (
    <Badge variant="light" color={color} c={textColors[color]} miw="max-content">
      {text}
    </Badge>
  );
}
