import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { brokenArrows } from '../checks/arrows.ts'
import { brokenCatalogues } from '../checks/catalogues.ts'
import { remoteShapeProblems } from '../checks/remote-shape.ts'
import { runProgram } from '../checks/run-program.ts'
import { unusedTexts } from '../checks/unused-texts.ts'
import { lowestRange } from '../contract/contract-range.ts'
import { languages, projectRoot, remoteNames, remotesIn } from '../project.ts'
import { newRemote } from './new-remote.ts'

let root: string
let files: readonly string[]

/** A copy of the project: what the remote joins is copied, what it only reads is lent. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lonk-remote-'))
  for (const file of [
    'configs',
    'package.json',
    'package-lock.json',
    'README.md',
    'e2e/site',
    'e2e/package.json',
  ])
    await cp(join(projectRoot, file), join(root, file), { recursive: true })
  for (const file of [...remoteNames, 'shell', 'shared-api', 'shared-events', 'shared-ui', 'biome.json'])
    await symlink(join(projectRoot, file), join(root, file))
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  files = await newRemote('mf-speed-dates', root)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const inRoot = (program: string, ...args: readonly string[]) => runProgram(program, args, { cwd: root })

it('is one of the remotes, by its folder alone', () => {
  expect(remotesIn(root)).toEqual([...remoteNames, 'mf-speed-dates'].sort())
})

it('has the shape of the others, goes by the arrows and speaks every language', () => {
  expect(remoteShapeProblems(root)).toEqual([])
  expect(brokenArrows(root)).toEqual([])
  expect(brokenCatalogues(root)).toEqual([])
  expect(unusedTexts(root)).toEqual([])
  for (const language of languages) expect(files).toContain(`mf-speed-dates/src/locales/${language}.json`)
})

it('is held by the same checks: what is taken away is missed', async () => {
  const test = join(root, 'mf-speed-dates/src/pages/speed-dates/speed-dates.page.test.tsx')
  const finnish = join(root, 'mf-speed-dates/src/locales/fi.json')
  for (const file of [test, finnish]) {
    await cp(file, `${file}.away`)
    await rm(file)
  }
  expect(remoteShapeProblems(root)).toEqual([expect.stringContaining('mf-speed-dates: the page speed-dates')])
  expect(brokenCatalogues(root)).toEqual(['mf-speed-dates/src/locales/fi.json is missing'])
  for (const file of [test, finnish]) {
    await cp(`${file}.away`, file)
    await rm(`${file}.away`)
  }
})

it('asks for the contract that it uses', () => {
  expect(JSON.parse(read('mf-speed-dates/remote.json'))).toMatchObject({
    owner: 'team-speeddates',
    contract: lowestRange('mf-speed-dates', root),
    namespaces: ['mf-speed-dates'],
    // Members find it in their menu at once.
    routes: [{ name: 'speed-dates', path: '/speed-dates', page: 'speed-dates', menu: { nl: 'Interesses' } }],
  })
})

it('is written as the formatter wants it', async () => {
  const biome = join(projectRoot, 'node_modules/.bin/biome')
  expect(await inRoot(biome, 'check', '--vcs-enabled=false', 'mf-speed-dates', 'e2e')).toEqual({
    ok: true,
    output: expect.stringMatching(/^Checked \d\d files/),
  })
})

it('has sound types', async () => {
  const tsc = join(projectRoot, 'node_modules/.bin/tsc')
  expect(await inRoot(tsc, '--noEmit', '-p', 'mf-speed-dates/tsconfig.json')).toEqual({
    ok: true,
    output: '',
  })
}, 120_000)

it('passes its own tests, which its own configuration finds', async () => {
  const jest = join(projectRoot, 'node_modules/jest/bin/jest.js')
  const { output } = await inRoot(process.execPath, jest, '--config', 'mf-speed-dates/jest.config.mjs')
  expect(output).toContain('Tests:       2 passed, 2 total')
}, 120_000)

it('is known to npm as it would write it itself', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  expect(packages['node_modules/@lonk/mf-speed-dates']).toEqual({ resolved: 'mf-speed-dates', link: true })
  const { dependencies } = JSON.parse(read('mf-speed-dates/package.json'))
  expect(packages['mf-speed-dates'].dependencies).toEqual(dependencies)
  for (const [library, version] of Object.entries(dependencies).filter(
    ([name]) => !name.startsWith('@lonk/'),
  ))
    expect(packages[`node_modules/${library}`].version).toBe(version)
  const keys = Object.keys(packages)
  expect(keys).toEqual([...keys].sort((a, b) => a.localeCompare(b, 'en')))
})

it('is visited by what visits every page, and told of in the README', () => {
  expect(read('e2e/site/every-page.ts')).toContain("  { path: '/speed-dates', audiences: everybody },\n]\n")
  expect(read('README.md')).toContain('| `mf-speed-dates/` | the page at /speed-dates |')
})

it.each([
  ['mf-speed-dates', 'There is a folder mf-speed-dates already.'],
  ['mf-members', 'There is a folder mf-members already.'],
  ['mf-login', 'mf-signup has the route login at /login already.'],
  ['mf-api', '/api never reaches a page'],
  ['mf-terms', "/terms is the platform's"],
  ['events', 'A remote is called mf-'],
  ['mf-Events', 'A remote is called mf-'],
  ['mf-../x', 'A remote is called mf-'],
  ['', 'A remote is called mf-'],
])('refuses the name "%s"', async (name, why) => {
  await expect(newRemote(name, root)).rejects.toThrow(why)
})
