import type { WorkerMessage } from './messages.ts'

type Page = Pick<WindowClient, 'url' | 'focused' | 'visibilityState' | 'focus' | 'postMessage'>

interface Surroundings {
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<readonly Page[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly location: Pick<WorkerLocation, 'origin'>
}

/**
 * Brings a page of the site forward and has it show `path`, by its own navigation, so that nothing typed there is
 * lost to a reload; opens one where there is none. An address of another site counts as the start page.
 */
export const openPage = async ({ clients, location }: Surroundings, path: unknown): Promise<void> => {
  const wanted = ownPath(path, location.origin)
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = pages.find(({ url }) => ownPath(url, location.origin) === wanted)
  const page = shown ?? pages.find(({ focused }) => focused) ?? pages.find(isVisible) ?? pages[0]
  if (!page) {
    await clients.openWindow(wanted)
    return
  }
  const message: WorkerMessage = { type: 'page-wanted', path: wanted }
  if (page !== shown) page.postMessage(message)
  await page.focus()
}

const isVisible = ({ visibilityState }: Page): boolean => visibilityState === 'visible'

const ownPath = (address: unknown, origin: string): string => {
  const url = typeof address === 'string' ? URL.parse(address, origin) : null
  return url?.origin === origin ? `${url.pathname}${url.search}` : '/'
}
