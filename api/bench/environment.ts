/** Of an API that is measured: alone with its load, and refusing nobody. */
export const environmentFor = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  NODE_ENV: 'development',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'http://localhost:3999',
  SECRET: 'a secret of measurements, long enough',
  DEMO_LIFE: 'off',
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000000',
})
