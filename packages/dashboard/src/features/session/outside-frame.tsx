import { Box, Paper } from "@mantine/core";
import { Outlet } from "@tanstack/react-router";
import { LanguageSelect } from "../../ui/language-select.tsx";
import { Logo } from "../../ui/logo.tsx";
import classes from "./outside.module.css";

export function OutsideFrame() {
  return (
    <main className={classes.page}>
      <Box className={classes.column}>
        <Logo />
        <Paper className={classes.card}>
          <Outlet />
        </Paper>
        <LanguageSelect />
      </Box>
    </main>
  );
}
