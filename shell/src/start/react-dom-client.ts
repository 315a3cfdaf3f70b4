import { importPersistently } from './import-persistently.ts'

export type ReactDomClient = typeof import('react-dom/client')

let asked: Promise<ReactDomClient> | null = null

/**
 * What brings markup to life: half of the libraries' bytes, and wanted last. It is a script of its own, first asked
 * for in `main.ts`, so that the start goes on while it comes. Rejects where it cannot be loaded.
 */
export const reactDomClient = (): Promise<ReactDomClient> => {
  asked ??= importPersistently(() => import('react-dom/client'))
  return asked
}
