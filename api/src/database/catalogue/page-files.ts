import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'

const head = z.object({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  updated: z.iso.date(),
})

export type PageFile = z.infer<typeof head> & { name: string; lang: string; markdown: string }

const folder = new URL('./pages/', import.meta.url)

/** The default texts: `pages/<language>/<name>.md`, each with title, description and date between dashes at the top. */
export const readPages = (): PageFile[] =>
  languages.flatMap((lang) =>
    filesOf(lang).map((file) => {
      const text = readFileSync(new URL(`${lang}/${file}`, folder), 'utf8')
      const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
      if (!parts) throw new Error(`pages/${lang}/${file} has no head`)
      const [, fields = '', markdown = ''] = parts
      return {
        name: file.replace(/\.md$/, ''),
        lang,
        ...head.parse(Object.fromEntries(fields.split('\n').map(fieldOf))),
        markdown: markdown.trim(),
      }
    }),
  )

const filesOf = (lang: string): string[] => {
  const found = readdirSync(folder, { withFileTypes: true }).some((entry) => entry.name === lang)
  if (!found) return []
  return readdirSync(new URL(lang, folder)).filter((file) => file.endsWith('.md'))
}

const fieldOf = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}
