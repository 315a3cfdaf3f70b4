import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type chat from '../../mf-chat/src/locales/nl.json'
import type members from '../../mf-members/src/locales/nl.json'
import type payments from '../../mf-payments/src/locales/nl.json'
import type signup from '../../mf-signup/src/locales/nl.json'
import type ui from '../../shared-ui/src/locales/nl.json'
import type shell from '../../shell/src/locales/nl.json'

export interface Texts {
  readonly shell: typeof shell
  readonly ui: typeof ui
  readonly signup: typeof signup
  readonly members: typeof members
  readonly chat: typeof chat
  readonly payments: typeof payments
}

const folders: Readonly<Record<keyof Texts, string>> = {
  shell: 'shell',
  ui: 'shared-ui',
  signup: 'mf-signup',
  members: 'mf-members',
  chat: 'mf-chat',
  payments: 'mf-payments',
}

const read = (folder: string, locale: string): unknown =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../${folder}/src/locales/${locale}.json`, import.meta.url)),
      'utf8',
    ),
  )

/** The words a person looks for, from the catalogues themselves: every language has the keys of the Dutch one. */
export const textsIn = (locale: string): Texts => {
  const texts = {}
  for (const [name, folder] of Object.entries(folders)) {
    Object.defineProperty(texts, name, { get: () => read(folder, locale) })
  }
  return texts as Texts
}

/** A text with its values filled in: `fill('Bericht aan {{name}}', { name: 'Sanne' })`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name) => String(values[name] ?? place))
