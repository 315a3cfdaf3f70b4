import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Keys on a message: arrows go to the one before or after, Enter opens its actions. The list is one stop of the
 * Tab key, however long it is.
 */
export const onMessageKey = (event: KeyboardEvent<HTMLElement>): void => {
  const message = event.target
  if (!(message instanceof HTMLElement) || !message.matches('[data-message]')) return
  const step = steps[event.key]
  if (step !== undefined) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
    all[all.indexOf(message) + step]?.focus()
  } else if (event.key === 'Enter') message.querySelector<HTMLElement>('[aria-haspopup]')?.click()
  else return
  event.preventDefault()
}
