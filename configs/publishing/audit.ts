import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const auditLine = z.object({
  time: z.string(),
  /** Who: an owner by name, or somebody at the store itself. */
  owner: z.string(),
  part: z.string(),
  act: z.string(),
  /** Null where nothing came of it. */
  version: z.nullable(z.string()),
  status: z.number(),
  /** In words: what became of it, or why not. */
  outcome: z.string(),
  /** Hash of the signature, by which a call that comes again is known. Null where no owner's key had signed it. */
  call: z.nullable(z.string()),
  /** The same in an act's two lines: one is written before it is done, one after. Null where nothing was begun. */
  id: z._default(z.nullable(z.string()), null),
})
export type AuditLine = z.infer<typeof auditLine>

/** Of a line that was written before the act; where no other one follows, the process was killed, or is at it. */
export const begun = {
  status: 102,
  outcome: 'begun, and nothing is known of its end',
  version: null,
} as const

const fileOf = (storeFolder: string): string => join(storeFolder, 'publish-audit.jsonl')

/** Only ever appended to. */
export const appendAudit = (storeFolder: string, ...lines: readonly AuditLine[]): Promise<void> =>
  appendFile(fileOf(storeFolder), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

/** Once something is done, a log that cannot be written takes nothing of it back. */
export const appendOutcome = (storeFolder: string, ...lines: readonly AuditLine[]): Promise<void> =>
  appendAudit(storeFolder, ...lines).catch((cause) => {
    process.stderr.write(`lonk: ${fileOf(storeFolder)} lacks an outcome: ${String(cause)}\n`)
  })

/** A line for each call and act: of one that has come to its end that line alone. */
export const readAudit = async (storeFolder: string): Promise<readonly AuditLine[]> => {
  const text = await readFile(fileOf(storeFolder), 'utf8').catch(() => '')
  const lines = text.split('\n').flatMap((line) => {
    try {
      return [auditLine.parse(JSON.parse(line))]
    } catch {
      // The end of a line that a kill cut off.
      return []
    }
  })
  const ended = new Set(lines.filter(({ status }) => status !== begun.status).map(({ id }) => id))
  return lines.filter(({ id, status }) => status !== begun.status || !ended.has(id))
}
