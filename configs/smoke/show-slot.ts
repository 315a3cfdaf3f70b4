import { setTimeout as wait } from 'node:timers/promises'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import type { Page } from '@playwright/test'
import { hearFaults, patience } from './hear-faults.ts'
import type { Opened } from './openings.ts'
import { calm, visit } from './visit.ts'

/** A page of the shell alone: what is above it is the slot, whatever becomes of the pages of remotes. */
const ground = '/pages/terms'

/**
 * Lets the shell show a slot as it would to somebody: by the event that opens it, or because its notice is due. What
 * went wrong, a line each.
 */
export const showSlot = async (
  page: Page,
  opened: Opened,
  parts: readonly string[],
): Promise<readonly string[]> => {
  const before = await visit(page, ground, parts)
  const shown = await hearFaults(page, parts, async (heard) => {
    if (opened.event) {
      const { event } = opened
      const there = await page.evaluate(countAbove, mountPoints.main)
      await page.evaluate(publish, event)
      const more = async () => (await page.evaluate(countAbove, mountPoints.main)) > there
      // What has thrown shows nothing: that is told already.
      if (!(await holdsSoon(async () => heard.any() || (await more()))))
        heard.add(`shows nothing on ${event.name}`)
    } else {
      const place = `#${mountPoints.warnings} [data-notice="${opened.notice}"]`
      // It is due on the page by itself, and may have thrown while that was opened.
      const told = () => before.length > 0 || heard.any()
      if (!(await holdsSoon(async () => told() || (await page.evaluate(hasFilledRoot, place)))))
        heard.add('shows nothing where its notice is due')
    }
    await calm(page)
  })
  return [...new Set([...before, ...shown])]
}

const holdsSoon = async (holds: () => Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + patience
  while (!(await holds())) {
    if (performance.now() > end) return false
    await wait(50)
  }
  return true
}

// What follows runs in the page.

const publish = ({ name, payload }: { readonly name: string; readonly payload: object }): void => {
  const { __INSTANCES__: instances = [] } = Reflect.get(globalThis, '__FEDERATION__') ?? {}
  const { bus } = instances[0].loadShareSync('@lonk/shared-events/bus.ts')()
  bus.publish(name, payload)
}

/** How much can be read or seen beside the page: dialogs and toasts stand there. */
const countAbove = (main: string): number => {
  const all: { childElementCount: number; textContent: string; matches: (what: string) => boolean }[] = [
    ...Reflect.get(globalThis, 'document').body.querySelectorAll('*'),
  ]
  return all.filter(
    (element) =>
      !element.matches(`#${main} *, script, style`) &&
      (element.matches('img, svg') || (element.childElementCount === 0 && element.textContent.trim() !== '')),
  ).length
}

/** A root of its own there that has something to read. */
const hasFilledRoot = (place: string): boolean => {
  const inside: { textContent: string }[] = [
    ...Reflect.get(globalThis, 'document').querySelectorAll(`${place} *`),
  ]
  return inside.some(
    (element) =>
      Object.keys(element).some((key) => key.startsWith('__reactContainer')) &&
      element.textContent.trim() !== '',
  )
}
