import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runProgram } from '@lonk/configs/checks/run-program.ts'
import { projectRoot } from '@lonk/configs/project.ts'
import { expect, test } from '@playwright/test'
import * as z from 'zod/mini'

const folder = join(projectRoot, '.cache/storybook/built')
const storybook = join(projectRoot, 'node_modules/storybook/dist/bin/dispatcher.js')
const build = ['build', '--test', '--disable-telemetry', '-c', 'shared-ui/.storybook', '-o', folder]
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const address = 'http://storybook.test'

const indexFile = z.object({ entries: z.record(z.string(), z.object({ importPath: z.string() })) })

test.describe('Storybook', () => {
  test.skip(process.env.TEST_FULL !== '1', 'built in the full run alone; jest reads the same stories in each')

  test.beforeAll(async () => {
    const { ok, output } = await runProgram(process.execPath, [storybook, ...build])
    expect(ok, output).toBe(true)
  })

  for (const [scheme, language] of [
    ['light', 'nl'],
    ['dark', 'en'],
  ] as const) {
    test(`shows every story that is written, with enough contrast, ${scheme} and in ${language}`, async ({
      page,
    }) => {
      const { entries } = indexFile.parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
      expect([...new Set(Object.values(entries).map(({ importPath }) => importPath))].sort()).toEqual(
        writtenFiles(),
      )
      const [first = '', ...others] = Object.keys(entries)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.route(`${address}/**`, (route) =>
        route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
      )
      // A lander counts that it is seen; here nobody answers.
      await page.route(`${address}/api/**`, (route) => route.fulfill({ status: 404 }))
      await page.goto(`${address}/iframe.html?id=${first}&globals=scheme:${scheme};language:${language}`)
      await expect(page.locator('#storybook-root > :not(style)').first()).toBeVisible()
      await expect(page.locator(`html[lang=${language}][data-scheme=${scheme}]`)).toHaveCount(1)
      await page.addScriptTag({ path: axeFile })
      expect(await page.evaluate(showEach, [...others, first])).toEqual([])
    })
  }
})

const writtenFiles = (): readonly string[] =>
  ['shared-ui/stories', 'mf-landers/src/landers']
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.stories.tsx'))
        .map((name) => `./${folder}/${name}`),
    )
    .sort()

interface Channel {
  on(event: string, heard: (story: unknown) => void): void
  emit(event: string, choice: { readonly storyId: string }): void
}

interface Axe {
  run(options: { readonly runOnly: readonly string[] }): Promise<{
    readonly violations: readonly { readonly nodes: readonly { readonly html: string }[] }[]
  }>
}

/** Runs in the page: chooses each story as the list beside it does. Loading the page for each would take minutes. */
const showEach = async (stories: readonly string[]): Promise<readonly string[]> => {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
  const axe: Axe = Reflect.get(globalThis, 'axe')
  let outcome = (_text: string) => {}
  channel.on('storyRendered', () => outcome(''))
  for (const failure of ['storyMissing', 'storyErrored', 'storyThrewException'])
    channel.on(failure, () => outcome(failure))
  const faults: string[] = []
  for (const storyId of stories) {
    const failure = await new Promise<string>((resolve) => {
      outcome = resolve
      channel.emit('setCurrentStory', { storyId })
    })
    if (failure) faults.push(`${storyId}: ${failure}`)
    const { violations } = await axe.run({ runOnly: ['color-contrast'] })
    faults.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${storyId}: ${html}`)))
  }
  return faults
}
