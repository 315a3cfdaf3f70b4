import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { normalForm } from '@lonk/shared-events/route-pattern.ts'
import { remoteDescription } from '../../shell/server/registry/registry.schema.ts'
import { lowestRange } from '../contract/contract-range.ts'
import { languages, projectRoot, remotesIn } from '../project.ts'
import { whyNotARoute } from '../release/platform-paths.ts'
import { joinedFiles } from './joined-files.ts'
import { remoteFiles } from './remote-files.ts'

/** Said to whoever asked for it; nothing was written. */
export class NewRemoteError extends Error {}

/** The words that a new remote begins with: members' own, until it has its own. */
interface Words {
  readonly profile: { readonly interests: string }
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

const checkName = (name: string, root: string): string => {
  const [, word] = /^mf-([a-z][a-z0-9-]{1,22}[a-z0-9])$/.exec(name) ?? []
  if (!word || word.includes('--'))
    throw new NewRemoteError('A remote is called mf- and 3 to 24 small letters, digits and dashes.')
  if (existsSync(join(root, name))) throw new NewRemoteError(`There is a folder ${name} already.`)
  const why = whyNotARoute(`/${word}`)
  if (why) throw new NewRemoteError(`${why}. Take another name.`)
  for (const remote of remotesIn(root)) {
    const { routes } = remoteDescription.parse(JSON.parse(read(root, `${remote}/remote.json`)))
    const taken = routes.find(({ name: route, path }) => route === word || normalForm(path) === `/${word}`)
    if (taken) throw new NewRemoteError(`${remote} has the route ${taken.name} at ${taken.path} already.`)
  }
  return word
}

const writeFiles = async (root: string, files: ReadonlyMap<string, string>): Promise<void> => {
  for (const [path, content] of files) {
    await mkdir(join(root, dirname(path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
}

/**
 * A remote that can be released as it is: one page at `/<name>` with a query, texts in every language, a test, a walk
 * in a browser, and its place in what npm and the tests of all pages know. Returns its files and those that it
 * changed, by their paths inside the project.
 */
export const newRemote = async (name: string, root: string = projectRoot): Promise<readonly string[]> => {
  const word = checkName(name, root)
  const titles = new Map<string, string>()
  for (const language of languages) {
    const words: Words = JSON.parse(
      await readFile(join(root, `mf-members/src/locales/${language}.json`), 'utf8'),
    )
    titles.set(language, words.profile.interests)
  }
  const lock = read(root, 'package-lock.json')
  const made = remoteFiles({ name, word, titles, range: '^1.0.0', lock })
  const changed = joinedFiles({ name, word, lock, read: (file) => read(root, file) })
  await writeFiles(root, made)
  // What it uses of the contract is known once its sources are there.
  const range = lowestRange(name, root)
  await writeFiles(root, remoteFiles({ name, word, titles, range, lock }))
  await writeFiles(root, changed)
  return [...made.keys(), ...changed.keys()]
}
