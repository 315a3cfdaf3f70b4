import type { Page } from '@playwright/test'

type Boot = Readonly<Record<string, unknown>>

/** Changes what the document server inlined, or puts other text in its place; the returned function heals it. */
export const withBootData = async (
  page: Page,
  change: (boot: Boot) => Boot | string,
): Promise<() => Promise<void>> => {
  const documents = (url: URL) => !url.pathname.startsWith('/r/') && !url.pathname.startsWith('/api/')
  await page.route(documents, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/(id="boot">)(.*?)(<\/script>)/s, (_, start, data, end) => {
      const changed = change(JSON.parse(data))
      const text = typeof changed === 'string' ? changed : JSON.stringify(changed)
      return start + text.replaceAll('<', '\\u003c') + end
    })
    await route.fulfill({ response, body })
  })
  return () => page.unroute(documents)
}
