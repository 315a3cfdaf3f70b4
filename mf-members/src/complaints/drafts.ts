import { bus } from '@lonk/shared-events/bus.ts'

type Draft = Readonly<Record<string, string>>

/**
 * What was typed and not yet sent, for as long as the site is open in this tab: through a closed dialog, a refused call
 * and other pages. In memory alone: what somebody complains of is not for the next one at this device to read.
 */
const kept = new Map<string, Draft>()

bus.on('logged-out').subscribe(() => kept.clear())

export const drafts = {
  of: (key: string): Draft => kept.get(key) ?? {},
  keep: (key: string, form: HTMLFormElement) => {
    const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    kept.set(key, Object.fromEntries(typed))
  },
  drop: (key: string) => {
    kept.delete(key)
  },
}
