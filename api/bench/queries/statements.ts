import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../../src/database/connection.ts'

/** One statement as the server ran it. */
export type Statement = {
  text: string
  ms: number
  /** What it answered, or changed. */
  rows: number
  /** Pages of 8 kB that it looked at, in memory or on the disk. */
  buffers: number
  plan: unknown
}

/** The server's own word on every statement: its module auto_explain, written as JSON to a file that we read. */
export const explaining = (logFolder: string): readonly string[] => [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_format=json',
  'logging_collector=on',
  'log_destination=jsonlog',
  `log_directory=${logFolder}`,
  'log_filename=statements',
]

const line = z.object({ message: z.string() })
const explained = z.object({
  'Query Text': z.string(),
  Plan: z.looseObject({
    'Plan Rows': z.number(),
    'Actual Rows': z.number(),
    'Shared Hit Blocks': z.number(),
    'Shared Read Blocks': z.number(),
  }),
})

export type Listening = {
  /** What was run since the last time. */
  heard: () => Promise<Statement[]>
}

/** From now on. Whoever else uses the database is heard as well. */
export const listen = async (db: Db, logFolder: string): Promise<Listening> => {
  await sql`alter system set auto_explain.log_min_duration = 0`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await pause(500)
  const file = `${logFolder}/statements.json`
  let read = (await readFile(file, 'utf8')).length
  let marks = 0
  return {
    heard: async () => {
      marks += 1
      const mark = `until here, ${marks}`
      await sql`select ${sql.lit(mark)}`.execute(db)
      for (;;) {
        const content = await readFile(file, 'utf8')
        const fresh = content.slice(read)
        const statements = fresh.split('\n').flatMap(statementIn)
        const end = statements.findIndex(({ text }) => text.includes(mark))
        if (end >= 0) {
          read = content.length
          return statements.slice(0, end)
        }
        await pause(20)
      }
    },
  }
}

const pattern = /^duration: ([\d.]+) ms {2}plan:\n/

const statementIn = (text: string): Statement[] => {
  if (!text.endsWith('}')) return []
  const { message } = line.parse(JSON.parse(text))
  const [head, ms] = pattern.exec(message) ?? []
  if (head === undefined) return []
  const { 'Query Text': query, Plan } = explained.parse(JSON.parse(message.slice(head.length)))
  return [
    {
      text: query,
      ms: Number(ms),
      rows: Plan['Actual Rows'],
      buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
      plan: Plan,
    },
  ]
}
