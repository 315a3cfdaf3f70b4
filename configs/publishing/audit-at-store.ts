import { randomUUID } from 'node:crypto'
import type { NoteActs } from '../../shell/server/registry/store-acts.ts'
import { type AuditLine, appendAudit, appendOutcome, begun } from './audit.ts'
import { statusOf } from './status-of.ts'

/** Notes what is done by commands on this machine in the log that calls of owners are in, with who did it. */
export const auditAtStore =
  (storeFolder: string, who: () => Promise<string>): NoteActs =>
  async (acts) => {
    // No owner has a name such as this one.
    const owner = `${await who()} (at the store)`
    const lines = acts.map(
      ({ act, part, version, outcome }): AuditLine => ({
        time: new Date().toISOString(),
        owner,
        part,
        act,
        version,
        status: 200,
        outcome,
        call: null,
        id: randomUUID(),
      }),
    )
    if (lines.length === 0) return async () => undefined
    await appendAudit(storeFolder, ...lines.map((line) => ({ ...line, ...begun })))
    return (failure) => {
      const failed = failure === null ? {} : { version: null, ...failedWith(failure) }
      const time = new Date().toISOString()
      return appendOutcome(storeFolder, ...lines.map((line) => ({ ...line, ...failed, time })))
    }
  }

const failedWith = (failure: unknown): Pick<AuditLine, 'status' | 'outcome'> => ({
  status: statusOf(failure),
  outcome: (failure instanceof Error ? failure.message : String(failure)).replaceAll('\n', '; '),
})
