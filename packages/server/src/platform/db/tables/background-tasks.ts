export type BackgroundTaskTables = {
  /** A periodic task: until when a process holds it, and where the next run goes on. */
  background_tasks: { name: string; lease_until: number; place: string };
};
