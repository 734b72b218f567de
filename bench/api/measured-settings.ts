/** Settings of a measured service. */
type Settings = Readonly<Record<string, string>>;

const everywhere = {
  NODE_ENV: "test",
  INKVOICE_PORT: "0",
  INKVOICE_HOST: "127.0.0.1",
  INKVOICE_MIN_FREE_MEGABYTES: "0",
};

/** The API alone, without extraction. */
export function apiSettings(folder: string, databaseUrl?: string): Settings {
  return {
    ...everywhere,
    INKVOICE_ROLE: "api",
    INKVOICE_DATA_DIR: folder,
    INKVOICE_LOG_LEVEL: "warn",
    INKVOICE_RATE_SCALE: "10000",
    ...(databaseUrl !== undefined && { INKVOICE_DATABASE_URL: databaseUrl }),
  };
}

/** The whole service without its dashboard. */
export function wholeSettings(folder: string, further: Settings): Settings {
  return {
    ...everywhere,
    INKVOICE_DATA_DIR: folder,
    INKVOICE_WORKERS: "1",
    INKVOICE_DASHBOARD: "off",
    INKVOICE_LOG_LEVEL: "error",
    ...further,
  };
}
