import { setTimeout as pause } from 'node:timers/promises'
import { textTo } from '../../../api/test/people.ts'
import { type Kind, listed } from '../suite.ts'
import { atOnce } from '../world/at-once.ts'
import { join, leave } from '../world/sign-up.ts'

/** Two members who act on each other in the same moment, at two processes. */
export const pairs: Kind = async ({ world, attack }) => {
  const { office, at } = world

  await attack('a first message does not cross a block: 60 pairs', async () => {
    let crossed = 0
    for (let round = 0; round < 6; round += 1) {
      const blocker = await office.person()
      const writers = await office.people(10, { credits: 2 })
      // Ten blocks of one member are in each other's way, so that each takes a while; the messages come meanwhile.
      await Promise.all(
        writers.map(async (writer, index) => {
          const block = at(blocker, index).post('/api/block.php', { profile_id: writer.profileId })
          await pause(3 * round)
          await at(writer, index + 1).post('/api/message.php', textTo(blocker))
          await block
        }),
      )
      for (const writer of writers) {
        const told = (await writer.events()).map(({ event }) => event)
        // Numbered as they were done: the message was charged after the block had changed the lists.
        if (told.includes('credits') && told.indexOf('chats_changed') < told.indexOf('credits')) crossed += 1
      }
    }
    return crossed === 0 ? null : `${crossed} were sent after the block`
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
        for (let round = 0; round < (size === 2 ? 6 : 1); round += 1) {
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
