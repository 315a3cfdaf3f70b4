import { beforeAll, expect, jest, test } from '@jest/globals'
import { installPrompt, keepInstallPrompt } from './install-prompt.ts'

beforeAll(keepInstallPrompt)

const offer = () => {
  const prompt = jest.fn(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return { prompt, event }
}

test('the browser’s offer is kept and never made by itself', () => {
  const heard = jest.fn()
  const stop = installPrompt.subscribe(heard)
  const { prompt, event } = offer()
  expect([event.defaultPrevented, installPrompt.get(), heard.mock.calls.length]).toEqual([true, true, 1])
  expect(prompt).not.toHaveBeenCalled()
  stop()
})

test('it is made when somebody asks for it, once', async () => {
  const { prompt } = offer()
  await installPrompt.show()
  await installPrompt.show()
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(installPrompt.get()).toBe(false)
})

test('it is gone once the app is installed', () => {
  offer()
  dispatchEvent(new Event('appinstalled'))
  expect(installPrompt.get()).toBe(false)
})
