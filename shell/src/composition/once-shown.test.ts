import { expect, test } from '@jest/globals'
import { onceShown } from './once-shown.ts'

test('a page rendered ahead begins when it is shown, any other at once', async () => {
  const begun: string[] = []
  const ahead = Object.assign(document.implementation.createHTMLDocument(), { prerendering: true })
  const started = onceShown(ahead).then(() => begun.push('ahead'))
  await onceShown().then(() => begun.push('shown'))
  await Promise.resolve()
  expect(begun).toEqual(['shown'])
  ahead.dispatchEvent(new Event('prerenderingchange'))
  await started
  expect(begun).toEqual(['shown', 'ahead'])
})
