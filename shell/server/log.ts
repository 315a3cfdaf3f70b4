export type Report = (event: string, details?: Readonly<Record<string, unknown>>) => void

/** One JSON line per event in production, one readable line elsewhere. */
export const createReport =
  (production: boolean): Report =>
  (event, details = {}) => {
    const line = production
      ? JSON.stringify({ time: new Date().toISOString(), source: 'document-server', event, ...details })
      : [event, ...Object.entries(details).map(([name, value]) => `${name}=${String(value)}`)].join(' ')
    process.stderr.write(`${line}\n`)
  }
