import { Box, Paper } from "@mantine/core";
import { Outlet } from "@tanstack/react-router";
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
      </Box>
    </main>
  );
}
