import { Box, Group, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./page.module.css";

type PageProps = Readonly<{
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  wide?: boolean;
  /** Focuses the heading, for a page that is opened from a control of another one. */
  focusesTitle?: boolean;
}>;

/** The frame of an ordinary page: heading, explanation, actions. */
export function Page({ title, lead, actions, children, wide, focusesTitle = false }: PageProps) {
  useDocumentTitle(`${title} · Inkvoice`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusesTitle) heading.current?.focus();
  }, [focusesTitle]);
  return (
    <Box className={classes.page} data-wide={wide || undefined}>
      <Group justify="space-between" align="flex-start" mb="lg" gap="sm">
        <div>
          <Title order={1} ref={heading} {...(focusesTitle ? { tabIndex: -1 } : {})}>
            {title}
          </Title>
          {lead && (
            <Text c="dimmed" size="sm" mt={4} maw={640}>
              {lead}
            </Text>
          )}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Box>
  );
}

export function Card({ children, flush }: Readonly<{ children: ReactNode; flush?: boolean }>) {
  return (
    <section className={classes.card} data-flush={flush || undefined}>
      {children}
    </section>
  );
}
