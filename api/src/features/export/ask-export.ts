import { askExportContract } from '@lonk/shared-api/calls/account/export.schema.ts'
import { after, before } from '../../clock.ts'
import { ownerOfAccount, requirePassword } from '../../core/account/owner.ts'
import type { Member } from '../../core/member/member.ts'
import { afterCommit } from '../../database/transaction.ts'
import { apiError, fieldError, problemAt } from '../../errors.ts'
import { countToday } from '../../http/daily-limit.ts'
import { endpoint } from '../../http/endpoint.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'
import { exportKept, provedFor } from './export-links.ts'

const mostPerDay = 3

/** POST /api/export.php: the archive is made by a job. */
export const askExportEndpoint = endpoint(askExportContract, async ({ input, member, services, now }) => {
  const { userId } = member
  const passwordHash = await requireRecentProof(services, member, input.password, now)
  const id = await services.transaction(async (trx) => {
    if (passwordHash !== undefined) await requirePassword(trx, userId, passwordHash, 'password')
    if (!(await countToday(trx, { what: 'export', whose: userId, max: mostPerDay, now })))
      throw apiError('export_limit')
    const row = await trx
      .insertInto('exports')
      .values({
        user_id: userId,
        state: 'queued',
        session: member.session,
        created_at: now,
        expires_at: after(now, exportKept),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(trx, { queue: 'export', runAt: now, payload: { id: row.id }, now })
    afterCommit(trx, services.jobs.wake)
    return row.id
  })
  return { id, status: 'queued' as const }
})

/** The hash that a typed password was compared with; undefined where the log-in is proof enough. */
const requireRecentProof = async (
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  member: Member,
  password: string | undefined,
  now: Date,
): Promise<string | null | undefined> => {
  if (password === undefined) {
    if (member.loggedInAt > before(now, provedFor)) return undefined
    throw fieldError('password', 'field_required')
  }
  const { passwordHash } = await ownerOfAccount(db, member)
  if (!(await passwords.matches(passwordHash, password))) throw problemAt('password', 'old_password_wrong')
  return passwordHash
}
