import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const auditLine = z.object({
  time: z.string(),
  owner: z.string(),
  part: z.string(),
  act: z.string(),
  /** Null where nothing came of it. */
  version: z.nullable(z.string()),
  status: z.number(),
  /** In words: what became of it, or why not. */
  outcome: z.string(),
  /** Hash of the signature, by which a call that comes again is known. Null where the signature was not valid. */
  call: z.nullable(z.string()),
})
export type AuditLine = z.infer<typeof auditLine>

const fileOf = (storeFolder: string): string => join(storeFolder, 'publish-audit.jsonl')

/** Only ever appended to, a line for each call, also for those that were refused. */
export const appendAudit = (storeFolder: string, line: AuditLine): Promise<void> =>
  appendFile(fileOf(storeFolder), `${JSON.stringify(line)}\n`)

export const readAudit = async (storeFolder: string): Promise<readonly AuditLine[]> => {
  const text = await readFile(fileOf(storeFolder), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      return [auditLine.parse(JSON.parse(line))]
    } catch {
      // The end of a line that a kill cut off.
      return []
    }
  })
}
