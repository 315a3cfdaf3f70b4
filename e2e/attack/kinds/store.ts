import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeLayout } from '../../../shell/server/registry/store-layout.ts'
import { versionOf } from '../../../shell/server/testing/test-store.ts'
import { type Finding, type Kind, listed } from '../suite.ts'
import { ask } from '../world/ask.ts'
import { members, membersFiles, published, shell } from '../world/site.ts'

const evil = 'evil-was-here'

/** Somebody can write into the store of releases and has no key. */
export const store: Kind = async ({ world, attack }) => {
  const { site } = world
  const folder = site.store.folder
  const layout = storeLayout(folder)
  const textOf = async (path: string) =>
    (await ask(site.address(), path, { headers: { Cookie: 'i18n_redirected=nl' } }))?.text ?? ''

  /** Changes a file of a release with all its compressed forms, asks again, and puts it back. */
  const served = async (
    release: typeof shell,
    file: string,
    change: (text: string) => string,
    path: string,
  ): Promise<Finding> => {
    const place = layout.file(release, file)
    const kept = [place, `${place}.br`, `${place}.gz`].map((name) => [name, bytesOf(name)] as const)
    writeFileSync(place, change(kept[0]?.[1]?.toString() ?? ''))
    for (const [name] of kept.slice(1)) rmSync(name, { force: true })
    try {
      // A new process, so that nothing is answered out of memory.
      await site.restart()
      return (await textOf(path)).includes(evil) ? `${path} answers with it` : null
    } finally {
      for (const [name, bytes] of kept) if (bytes) writeFileSync(name, bytes)
      if (!kept[0]?.[1]) rmSync(place)
    }
  }

  await attack('(the site serves what was published, or the rest would prove nothing)', async () => {
    const missing: string[] = []
    if (!(await textOf('/')).includes('front page')) missing.push('the page rendered beforehand')
    if (!(await textOf('/sw-push.js')).includes('push')) missing.push('the service worker')
    const entry = `/r/mf-members/${members.version}/entry.js`
    if (!(await textOf(entry)).includes('mf-members entry')) missing.push('a script')
    return listed('not served', missing)
  })

  const inText = (text: string) => text.replace('front page', evil)
  const template = 'templates/default.visitor.nl.json'
  const tampered: readonly (readonly [string, typeof shell, string, (text: string) => string, string])[] = [
    ['a page rendered beforehand', members, 'fragments/front.nl.json', inText, '/'],
    ['a template', shell, template, (text) => text.replace('visitor nl', evil), '/members'],
    [
      'a skeleton',
      shell,
      'templates/skeletons.nl.json',
      (text) => text.replace('skeleton-grid', evil),
      '/members',
    ],
    ['the service worker', shell, 'sw-push.js', (text) => `${text};"${evil}"`, '/sw-push.js'],
    [
      'a script of a remote',
      members,
      'entry.js',
      (text) => `${text};"${evil}"`,
      `/r/mf-members/${members.version}/entry.js`,
    ],
    ['a script that was added', members, 'evil.js', () => evil, `/r/mf-members/${members.version}/evil.js`],
    [
      'a catalogue',
      shell,
      'locales/nl.json',
      () => `{"x":"${evil}"}`,
      `/r/shell/${shell.version}/locales/nl.json`,
    ],
  ]
  for (const [what, release, file, change, path] of tampered)
    await attack(`${what}, changed in the store, reaches nobody`, () => served(release, file, change, path))

  await attack('a registry without our signature is passed over', async () => {
    const kept = readFileSync(layout.registry, 'utf8')
    writeFileSync(layout.registry, kept.replace(members.version, versionOf('e')))
    const text = await textOf('/members')
    writeFileSync(layout.registry, kept)
    return text.includes(versionOf('e')) ? 'its version is in the page' : null
  })

  const newer = { ...members, version: versionOf('c') }
  const older = join(folder, 'older.json')
  for (const restarted of [false, true])
    await attack(
      `an older registry does not come back${restarted ? ', after a restart either' : ''}`,
      async () => {
        if (!restarted) {
          copyFileSync(layout.registry, older)
          site.store.write(newer, membersFiles('<h1>newer page</h1>'))
          await site.store.publish(published(newer))
        }
        if (!(await textOf('/')).includes('newer page')) return 'the newer one was never served'
        const kept = readFileSync(layout.registry)
        copyFileSync(older, layout.registry)
        if (restarted) await site.restart()
        const text = await textOf('/')
        writeFileSync(layout.registry, kept)
        return text.includes('front page') ? 'the release before is served again' : null
      },
    )

  await attack('nothing but files of releases is read', async () => {
    const version = members.version
    const paths = [
      '/r/registry.json',
      '/r/../registry.json',
      '/r/mf-members/%2e%2e/registry.json',
      `/r/mf-members/${version}/../../registry.json`,
      `/r/mf-members/${version}/..%2f..%2fregistry.json`,
      `/r/mf-members/${version}/fragments/front.nl.json`,
      `/r/shell/${shell.version}/templates/default.visitor.nl.json`,
      `/r/shell/${shell.version}/sw-push.js`,
      `/r/shell/${shell.version}/release.json`,
      '/r/%00',
      '/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/.env',
      '/.git/config',
      '/secrets.json',
      '/registry-key.pem',
    ]
    const read: string[] = []
    for (const path of paths) {
      const answer = await ask(site.address(), path)
      if (!answer || answer.status >= 500) read.push(`${path} ${answer?.status}`)
      if (
        /signature|root:x:0|\[core\]|PRIVATE KEY|skeleton-|front page<\\/.test(answer?.text ?? '') &&
        answer?.status === 200
      )
        read.push(path)
    }
    return listed('answered', read)
  })
}

const bytesOf = (file: string): Buffer | null => {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
