import type { Page } from '@playwright/test'

/** A little longer than the shell waits for a part's code. */
export const patience = 12_000

/** As `report` of the shell writes it: `[mf-chat] load: …`. */
const reported = /^\[([\w-]+)\] (\w+): /

/**
 * Whether a line of the browser's console is a fault of these parts, or of nobody who could be named: what another one
 * says is not theirs.
 */
export const isFault = (text: string, parts: readonly string[]): boolean => {
  const owner = reported.exec(text)?.[1]
  if (owner !== undefined) return parts.includes(owner)
  return /content security policy|integrity/i.test(text)
}

export interface Heard {
  /** Whether anything went wrong until now. */
  readonly any: () => boolean
  readonly add: (fault: string) => void
}

/** What goes wrong on a page meanwhile, a line each: what is thrown, what parts report, and what `watch` adds itself. */
export const hearFaults = async (
  page: Page,
  parts: readonly string[],
  watch: (heard: Heard) => Promise<void>,
): Promise<readonly string[]> => {
  const faults: string[] = []
  const hearConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' && isFault(message.text(), parts)) faults.push(firstLine(message.text()))
  }
  const hearError = (error: Error) => faults.push(firstLine(error.message))
  page.on('console', hearConsole)
  page.on('pageerror', hearError)
  try {
    await watch({ any: () => faults.length > 0, add: (fault) => faults.push(fault) })
  } catch (cause) {
    faults.push(
      cause instanceof Error && cause.name === 'TimeoutError'
        ? 'still waits for its code'
        : firstLine(String(cause)),
    )
  } finally {
    page.off('console', hearConsole)
    page.off('pageerror', hearError)
  }
  return [...new Set(faults)]
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 300)
