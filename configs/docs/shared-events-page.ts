import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventUsers } from '../checks/event-users.ts'
import { projectRoot } from '../project.ts'
import { type DocumentedExport, documentedExports } from './documented-exports.ts'

const folder = join(projectRoot, 'shared-events/src')

/** Where the page is; `npm run docs` writes it, and a check compares it. */
export const sharedEventsPage = join(projectRoot, 'docs/shared-events.md')

/** What two parts agree on, from the docstrings of `shared-events`, as Markdown. */
export const writeSharedEventsPage = (): string => {
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, found: documentedExports(readFileSync(join(folder, file), 'utf8')) }))
    .filter(({ found }) => found.length > 0)
  return [
    '# What two parts agree on',
    'Made by `npm run docs` from the docstrings of `shared-events`. Change those, not this page.',
    ...modules.flatMap(({ file, found }) => [
      `## ${file}`,
      `\`@lonk/shared-events/${file}\``,
      ...found.flatMap(section),
      ...(file === 'event-table.ts' ? [whoUsesEvents()] : []),
    ]),
    '',
  ].join('\n\n')
}

const section = ({ kind, name, text, members }: DocumentedExport): string[] => [
  `### ${name}`,
  [`*${kind}*`, text].filter(Boolean).join(': '),
  ...(members.length > 0 ? [table(members)] : []),
]

const whoUsesEvents = (): string =>
  [
    '### Who publishes and who hears',
    '',
    '| event | published by | heard by |',
    '| --- | --- | --- |',
    ...[...eventUsers()].map(
      ([name, { publishers, hearers }]) =>
        `| \`${name}\` | ${publishers.join(', ')} | ${hearers.join(', ')} |`,
    ),
  ].join('\n')

const table = (members: DocumentedExport['members']): string =>
  [
    '| name | | |',
    '| --- | --- | --- |',
    ...members.map(({ name, source, text }) => `| \`${name}\` | \`${cell(source)}\` | ${cell(text)} |`),
  ].join('\n')

const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|')
