import { parseArgs } from 'node:util'
import { decisionActions } from '@lonk/shared-api/schemas/complaint.ts'
import { after, days } from '../../clock.ts'
import { decide, decideAppeal } from '../../features/complaints/decide.ts'
import { ModerationError } from '../../moderation-error.ts'
import type { Command, Moderation } from './moderation.ts'

/** Complaints and objections: `npm run moderate -- complaints`. */
export const complaintCommands: Record<string, Command> = {
  complaints: {
    usage: 'complaints                     what waits, the most urgent first',
    run: async ({ db }) => {
      const rows = await db
        .selectFrom('complaints')
        .selectAll()
        .where('state', 'in', ['received', 'in_review'])
        .orderBy('priority')
        .orderBy('created_at')
        .limit(100)
        .execute()
      if (rows.length === 0) return ['No complaint waits.']
      return rows.map(
        (row) =>
          `${row.number}  P${row.priority}  ${row.category}  ${row.target_type} ${row.target_id ?? row.target_url ?? ''}  ${row.created_at.toISOString()}  ${row.text.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
      )
    },
  },
  complaint: {
    usage: 'complaint <number>             one complaint with what was decided',
    run: async (moderation, [number]) => {
      const complaint = await complaintOf(moderation, number)
      const decisions = await moderation.db
        .selectFrom('decisions')
        .selectAll()
        .where('complaint_id', '=', complaint.id)
        .orderBy('id')
        .execute()
      return [
        `${complaint.number}  ${complaint.state}  ${complaint.category}  priority ${complaint.priority}`,
        `about: ${complaint.target_type} ${complaint.target_id ?? complaint.target_url ?? ''}${complaint.subject_user_id === null ? '' : `, account ${complaint.subject_user_id}`}`,
        `by: ${complaint.reporter_name ?? ''} ${complaint.reporter_user_id === null ? 'a visitor' : `account ${complaint.reporter_user_id}`}`,
        complaint.text,
        ...decisions.map(
          ({ id, action, decided_by, ground, text, created_at }) =>
            `decision ${id}, ${created_at.toISOString()}, ${decided_by}: ${action} (${ground}) ${text}`,
        ),
      ]
    },
  },
  decide: {
    usage: `decide <number> --by <who> --action ${decisionActions.join('|')} --ground <rule> --text <why> [--facts <what>] [--days <n>]`,
    run: async (moderation, args) => {
      const { values, positionals } = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          by: { type: 'string' },
          action: { type: 'string' },
          ground: { type: 'string' },
          text: { type: 'string' },
          facts: { type: 'string' },
          days: { type: 'string' },
        },
      })
      const complaint = await complaintOf(moderation, positionals[0])
      const action = decisionActions.find((one) => one === values.action)
      if (!action) throw new ModerationError(`--action: one of ${decisionActions.join(', ')} is needed`)
      const now = moderation.clock.now()
      const length = values.days === undefined ? null : Number(values.days)
      if (length !== null && !(length > 0)) throw new ModerationError('--days: a number above 0 is needed')
      const id = await moderation.transaction((trx) =>
        decide(trx, moderation, {
          complaintId: complaint.id,
          action,
          ground: needed('ground', values.ground),
          facts: values.facts ?? '',
          text: needed('text', values.text),
          until: length === null ? null : after(now, days(length)),
          by: needed('by', values.by),
          now,
        }),
      )
      return [`Decision ${id} on ${complaint.number}: ${action}. Both sides are told by mail.`]
    },
  },
  appeals: {
    usage: 'appeals                        objections that wait',
    run: async ({ db }) => {
      const rows = await db
        .selectFrom('appeals')
        .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
        .innerJoin('complaints', 'complaints.id', 'decisions.complaint_id')
        .select([
          'appeals.id',
          'appeals.party',
          'appeals.text',
          'complaints.number',
          'decisions.action',
          'decisions.decided_by',
        ])
        .where('appeals.state', '=', 'open')
        .orderBy('appeals.created_at')
        .execute()
      if (rows.length === 0) return ['No objection waits.']
      return rows.map(
        ({ id, party, text, number, action, decided_by }) =>
          `${id}  ${number}  ${action} by ${decided_by}, objection of the ${party}: ${text.replaceAll(/\s+/g, ' ')}`,
      )
    },
  },
  appeal: {
    usage: 'appeal <id> --by <who> --outcome upheld|reversed --text <why>',
    run: async (moderation, args) => {
      const { values, positionals } = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { by: { type: 'string' }, outcome: { type: 'string' }, text: { type: 'string' } },
      })
      const { outcome } = values
      if (outcome !== 'upheld' && outcome !== 'reversed')
        throw new ModerationError('--outcome: upheld or reversed is needed')
      const appealId = Number(positionals[0])
      if (!Number.isInteger(appealId)) throw new ModerationError('The number of the objection is needed')
      await moderation.transaction((trx) =>
        decideAppeal(trx, moderation, {
          appealId,
          outcome,
          text: needed('text', values.text),
          by: needed('by', values.by),
          now: moderation.clock.now(),
        }),
      )
      return [`Objection ${appealId}: ${outcome}. Its author is told by mail.`]
    },
  },
}

const needed = (name: string, value: string | undefined): string => {
  if (!value) throw new ModerationError(`--${name} is needed`)
  return value
}

const complaintOf = async ({ db }: Moderation, number: string | undefined) => {
  const complaint = await db
    .selectFrom('complaints')
    .selectAll()
    .where('number', '=', number?.toUpperCase() ?? '')
    .executeTakeFirst()
  if (!complaint) throw new ModerationError(`There is no complaint ${number ?? ''}`)
  return complaint
}
