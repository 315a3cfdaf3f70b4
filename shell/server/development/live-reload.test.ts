import { expect, test } from '@jest/globals'
import { listen } from '../listen.ts'
import type { RegistryState } from '../registry/registry-reader.ts'
import { createBuildProblems } from './build-problems.ts'
import { createLiveReload } from './live-reload.ts'

test('an open page hears of each release, of what does not build, and that it does again', async () => {
  let sequence = 7
  const problems = createBuildProblems()
  const registry = () => Promise.resolve({ document: { sequence } } as RegistryState)
  const reload = createLiveReload(registry, { problem: problems.text })
  const { port, close } = await listen((_, response) => reload.connect(response), 0, '127.0.0.1')
  const answer = await fetch(`http://127.0.0.1:${port}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const next = async (): Promise<string> => {
    const end = heard.indexOf('\n\n')
    if (end >= 0) {
      const message = heard.slice(0, end)
      heard = heard.slice(end + 2)
      return message
    }
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) throw new Error(`ended after ${JSON.stringify(heard)}`)
    heard += value
    return next()
  }
  try {
    expect(await next()).toBe('retry: 500')
    expect(await next()).toBe('data: 7')
    problems.failed('mf-chat', 'line 3\nno such thing\n')
    expect(await next()).toBe('event: problem\ndata: "line 3\\nno such thing"')
    sequence = 8
    expect(await next()).toBe('data: 8')
    problems.built('mf-chat')
    expect(await next()).toBe('event: problem\ndata: ""')
  } finally {
    reload.stop()
    await reader?.cancel()
    await close()
  }
})
