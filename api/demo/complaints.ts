import type { ComplaintCategory } from '@lonk/shared-api/schemas/complaint.ts'
import type { Kysely } from 'kysely'
import { after, before, days, hours } from '../src/clock.ts'
import type { Database } from '../src/database/schema.ts'
import type { Trx } from '../src/database/transaction.ts'
import { appealUntil, priorityOf } from '../src/features/complaints/rules.ts'
import { createRandom, type Random } from './random.ts'

const states = ['received', 'in_review', 'decided', 'appealed', 'closed'] as const
const ofEachState = 12
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

const texts: readonly [ComplaintCategory, string][] = [
  ['harassment', 'Ik heb gezegd dat ik geen interesse heb, maar de berichten blijven komen.'],
  ['scam', 'Vraagt na drie berichten al om geld voor een treinkaartje.'],
  ['fake_profile', 'Deze tekst heb ik woord voor woord op een ander profiel gelezen.'],
  ['spam', 'Stuurt iedereen dezelfde reclame voor een andere site.'],
  ['minor', 'Schrijft nog op school te zitten en volgend jaar pas achttien te worden.'],
  ['nudity', 'De tweede foto hoort hier niet.'],
  ['hate', 'Maakt opmerkingen over waar mijn ouders vandaan komen.'],
  ['privacy', 'Noemt mijn achternaam in een bericht, en die heb ik hier nooit gegeven.'],
  ['threat', 'Zegt te weten waar ik werk en dat ik maar moet opletten.'],
  ['other', 'Het profiel zegt Utrecht, maar volgens de berichten is het ergens anders.'],
]

type Known = {
  message: number
  target: number
  subject: number
  reporter: number
  email: string
  photo: number | null
}

/** Complaints by simulated members about each other, the same number in each state: the queue that staff find. */
export async function writeComplaints(
  db: Kysely<Database>,
  host: string,
  seed: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const about = await whoWroteToWhom(trx)
    const random = createRandom(`complaints/${seed}`)
    for (let index = 0; index < states.length * ofEachState && about.length > 0; index += 1) {
      const known = about[(index * 7) % about.length]
      if (known) await writeOne(trx, { known, index, host, now, random })
    }
  })
}

/** Messages between simulated members: a complaint about these concerns no real person. */
const whoWroteToWhom = (trx: Trx): Promise<Known[]> =>
  trx
    .selectFrom('messages')
    .innerJoin('profiles as sender', 'sender.id', 'messages.sender_profile_id')
    .innerJoin('conversation_members as seat', (join) =>
      join
        .onRef('seat.conversation_id', '=', 'messages.conversation_id')
        .onRef('seat.profile_id', '<>', 'messages.sender_profile_id'),
    )
    .innerJoin('profiles as reader', 'reader.id', 'seat.profile_id')
    .innerJoin('users', 'users.id', 'reader.user_id')
    .select([
      'messages.id as message',
      'sender.id as target',
      'sender.main_photo_id as photo',
      'users.id as reporter',
      'users.email',
    ])
    .select((eb) => eb.ref('sender.user_id').$notNull().as('subject'))
    .where('sender.demo', '=', true)
    .where('reader.demo', '=', true)
    .where('sender.fictional', '=', false)
    .where('reader.fictional', '=', false)
    .where('sender.user_id', 'is not', null)
    .orderBy('messages.id')
    .limit(2000)
    .execute()

type One = { known: Known; index: number; host: string; now: Date; random: Random }

async function writeOne(trx: Trx, { known, index, host, now, random }: One): Promise<void> {
  const state = states[index % states.length] ?? 'received'
  const [category, text] = texts[index % texts.length] ?? texts[0] ?? ['other', '']
  // What waits came this week; what was dealt with is older.
  const open = state === 'received' || state === 'in_review'
  const created_at = before(now, open ? hours(2 + index * 2) : days(8 + index))
  const decided_at = after(created_at, days(2))
  const { id } = await trx
    .insertInto('complaints')
    .values({
      number: numberFrom(random),
      domain_host: host,
      reporter_user_id: known.reporter,
      reporter_email: known.email,
      language: 'nl',
      category,
      ...targetOf(known, index),
      subject_user_id: known.subject,
      text,
      priority: priorityOf(category),
      state,
      assigned_to: state === 'in_review' ? 'moderator' : null,
      created_at,
      updated_at: open ? created_at : decided_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!open) await writeDecision(trx, { complaintId: id, subject: known.subject, state, decided_at, index })
}

const targetOf = ({ message, target, photo }: Known, index: number) => {
  if (index % 3 === 1) return { target_type: 'message' as const, target_id: message }
  if (index % 3 === 2 && photo !== null) return { target_type: 'photo' as const, target_id: photo }
  return { target_type: 'profile' as const, target_id: target }
}

const numberFrom = (random: Random): string => {
  const four = () => Array.from({ length: 4 }, () => random.pick([...alphabet])).join('')
  return `${four()}-${four()}`
}

type Decided = {
  complaintId: number
  subject: number
  state: (typeof states)[number]
  decided_at: Date
  index: number
}

async function writeDecision(
  trx: Trx,
  { complaintId, subject, state, decided_at, index }: Decided,
): Promise<void> {
  const action = index % 2 === 0 ? ('warn' as const) : ('none' as const)
  const { id } = await trx
    .insertInto('decisions')
    .values({
      complaint_id: complaintId,
      subject_user_id: subject,
      action,
      ground: 'Huisregels, punt 3',
      facts: 'De berichten van de afgelopen week zijn gelezen.',
      text:
        action === 'warn'
          ? 'Dit past niet bij onze huisregels.'
          : 'We zien hier niets dat tegen de huisregels is.',
      decided_by: 'moderator',
      created_at: decided_at,
      appeal_until: appealUntil(decided_at),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (action === 'warn')
    await trx
      .insertInto('sanctions')
      .values({ user_id: subject, kind: 'warn', decision_id: id, created_at: decided_at })
      .execute()
  if (state === 'decided') return
  const closed = state === 'closed'
  await trx
    .insertInto('appeals')
    .values({
      decision_id: id,
      party: action === 'warn' ? 'subject' : 'reporter',
      text: 'Ik ben het er niet mee eens. Lees ook de berichten ervoor.',
      state: closed ? 'upheld' : 'open',
      decided_by: closed ? 'admin' : null,
      decision_text: closed ? 'Opnieuw bekeken: het besluit blijft staan.' : null,
      created_at: after(decided_at, days(1)),
      decided_at: closed ? after(decided_at, days(3)) : null,
    })
    .execute()
}
