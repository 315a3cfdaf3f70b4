import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { languages, projectRoot } from '../project.ts'
import { landerNames, landerRoutes, landerTexts } from './landers.ts'
import { newLander } from './new-lander.ts'

const part = 'mf-landers'
let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lonk-lander-'))
  await cp(join(projectRoot, part, 'src/locales'), join(root, part, 'src/locales'), { recursive: true })
  await newLander('zomeravond', root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('makes a lander that is found by its folder, with words in every language', () => {
  expect(landerNames(part, root)).toEqual(['zomeravond'])
  expect(landerRoutes(part, root)).toEqual([
    expect.objectContaining({ name: 'landers-zomeravond', path: '/landers/zomeravond', page: 'zomeravond' }),
  ])
  for (const language of languages)
    expect(landerTexts(part, language, root)).toMatchObject({
      zomeravond: {
        head: { title: expect.stringMatching(/./) },
        title: { plain: expect.stringMatching(/./) },
      },
    })
})

it('is shared out in the variants that its file names, and in nothing else', async () => {
  const file = join(root, part, 'src/landers/zomeravond/lander.json')
  await writeFile(file, JSON.stringify({ slugs: ['gay'], variants: { a: 50, b: 50 } }))
  expect(landerRoutes(part, root)).toEqual([
    expect.objectContaining({ variants: ['gay'], shares: { a: 50, b: 50 } }),
  ])
  for (const variants of [{ a: 0 }, {}, { 'B!': 1 }, { a: -1, b: 2 }, { a: '50' }, { a: null }]) {
    await writeFile(file, JSON.stringify({ slugs: [], variants }))
    expect(() => landerRoutes(part, root)).toThrow(/variant/)
  }
})

it.each(['zomeravond', '../index', 'Zomer', ''])('refuses the name "%s"', async (name) => {
  await expect(newLander(name, root)).rejects.toThrow(/lander|already/)
})

it('stops a build that would publish a lander without one of the languages', async () => {
  await rm(join(root, part, 'src/landers/zomeravond/locales/fi.json'))
  expect(() => landerTexts(part, 'fi', root)).toThrow('ENOENT')
})
