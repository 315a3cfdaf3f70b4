import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { textTo } from '../../../api/test/people.ts'
import { type Kind, listed } from '../suite.ts'
import { atOnce } from '../world/at-once.ts'
import { join, leave } from '../world/sign-up.ts'

/** Two members who act on each other in the same moment, at two processes. */
export const pairs: Kind = async ({ world, attack }) => {
  const { office, at } = world

  await attack('a first message does not cross a block: 60 pairs', async () => {
    const crossing: string[] = []
    for (let round = 0; round < 10; round += 1) {
      const writers = await office.people(6, { credits: 5 })
      const blockers = await office.people(6)
      await atOnce(6, async (index) => {
        const [writer, blocker] = [writers[index], blockers[index]]
        if (!writer || !blocker) return
        const block = async () => {
          await pause(round)
          return at(blocker, index + 1).post('/api/block.php', { profile_id: writer.profileId })
        }
        await Promise.all([at(writer, index).post('/api/message.php', textTo(blocker)), block()])
        const { chats } = Object((await blocker.get('/api/chats.php')).body)
        if (chats.length > 0) crossing.push('it stands in the list of whoever blocked')
      })
    }
    const { rows } = await sql<{ crossed: number }>`
      select count(*)::int as crossed
      from messages m join conversations c on c.id = m.conversation_id
      join blocks b on (b.blocker_id, b.blocked_id) in ((c.a_id, c.b_id), (c.b_id, c.a_id))
      where m.created_at > b.created_at and m.state <> 'held'`.execute(office.db)
    const [{ crossed } = { crossed: 0 }] = rows
    if (crossed > 0) crossing.push(`${crossed} messages came after the block`)
    return listed('crossed', [...new Set(crossing)])
  })

  await attack('likes both ways at once are one match of two likes', async () => {
    const wrong: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = await office.people(2)
      if (!one || !other) return 'nobody came'
      const answers = await atOnce(30, (index) =>
        index % 2
          ? at(one, index).post('/api/like.php', { profile_id: other.profileId })
          : at(other, index).post('/api/like.php', { profile_id: one.profileId }),
      )
      for (const { status } of answers) if (status >= 500) wrong.push(String(status))
      const told = (await one.events()).filter(({ event }) => event === 'match')
      if (told.length !== 1) wrong.push(`${told.length} matches told`)
    }
    return listed('went wrong', wrong)
  })

  for (const size of [2, 6])
    await attack(
      `${size} members who know each other leave at the same moment, without a fault`,
      async () => {
        const faults: string[] = []
        for (let round = 0; round < (size === 2 ? 6 : 2); round += 1) {
          const circle = await Promise.all(Array.from({ length: size }, () => join(world)))
          // Two messages each: the welcome credits of a free member.
          for (const [index, { browser }] of circle.entries())
            for (const step of size === 2 ? [1] : [1, 2]) {
              const to = circle[(index + step) % size]
              if (to) await browser.post('/api/message.php', textTo(to))
            }
          const answers = await atOnce(size, (index) => {
            const member = circle[index]
            if (!member) throw new Error('nobody came')
            return leave(at(member.browser, index), member, index % 2 === 1)
          })
          for (const { status, body } of answers) if (status !== 200) faults.push(`${status} ${body.error}`)
        }
        return listed('answered', faults)
      },
    )
}
