import { type Person, textTo } from '../../../api/test/people.ts'
import { drawPicture, upload } from '../../../api/test/pictures.ts'
import type { Kind } from '../suite.ts'
import { creditsOf } from '../world/buying.ts'
import type { World } from '../world/world.ts'

type Act = (sender: Person, reader: Person) => Promise<unknown>

/** Ways to keep a message from counting as delivered, and to have it read all the same; each with its way back. */
const screens: readonly (readonly [string, Act, Act])[] = [
  [
    'the sender blocks',
    (sender, reader) => sender.post('/api/block.php', { profile_id: reader.profileId }),
    (sender, reader) => sender.delete('/api/block.php', { profile_id: reader.profileId }),
  ],
  [
    'the sender pauses',
    (sender) => sender.put('/api/account.php', { action: 'pause' }),
    (sender) => sender.put('/api/account.php', { action: 'resume' }),
  ],
  [
    'the reader blocks',
    (sender, reader) => reader.post('/api/block.php', { profile_id: sender.profileId }),
    (sender, reader) => reader.delete('/api/block.php', { profile_id: sender.profileId }),
  ],
  [
    'the reader pauses',
    (_, reader) => reader.put('/api/account.php', { action: 'pause' }),
    (_, reader) => reader.put('/api/account.php', { action: 'resume' }),
  ],
]

const readings: readonly (readonly [string, string])[] = [
  ['in the list', '/api/chats.php'],
  ['in the conversation', '/api/chat.php?profile_id='],
]

/** What can be sent, each with what the reader must find to have read it. */
const messages = {
  text: async (_: World, __: Person, reader: Person) => {
    const secret = `geheim-${Math.random().toString(36).slice(2)}`
    return { body: textTo(reader, secret), secret }
  },
  gift: async (_: World, sender: Person, reader: Person) => {
    const secret = `cadeau-${Math.random().toString(36).slice(2)}`
    const { gifts } = Object((await sender.get('/api/gifts.php')).body)
    return { body: { ...textTo(reader, secret), type: 'gift', gift_id: gifts[0].id }, secret }
  },
  photo: async ({ apis }: World, sender: Person, reader: Person) => {
    const picture = await drawPicture({ seed: Math.floor(Math.random() * 1e6) })
    const { photo } = Object(
      (await upload(apis[0], sender, picture, { fields: { visibility: 'chat' } })).body,
    )
    const { text: _, ...message } = textTo(reader)
    // The name of its file, whoever signs the link to it.
    const [secret = ''] = String(photo.thumb_filename).split('?')
    return { body: { ...message, type: 'photo', photo_id: photo.id }, secret }
  },
} as const

/** Whatever reached the reader's eyes is paid, however fast its sender takes it back. */
export const unpaidMessages: Kind = async ({ world, attack }) => {
  for (const [kind, write] of Object.entries(messages))
    for (const [screen, close, open] of screens)
      for (const [place, path] of readings)
        await attack(`a ${kind} that was read is paid: ${screen}, read ${place}`, async () => {
          const sender = await world.office.person({ credits: 20 })
          const reader = await world.office.person()
          // A conversation that both know, so that nothing is held back from a first contact.
          await sender.post('/api/message.php', textTo(reader, 'Hoi'))
          await reader.get(`/api/chat.php?profile_id=${sender.profileId}`)
          const before = await creditsOf(sender)
          const { body, secret } = await write(world, sender, reader)
          const sent = await sender.post('/api/message.php', body)
          if (sent.status !== 201) return `it was not sent: ${sent.status} ${sent.body.error}`
          await close(sender, reader)
          const address = path.endsWith('=') ? `${path}${sender.profileId}` : path
          const seen = JSON.stringify((await reader.get(address)).body).includes(secret)
          await sender.delete('/api/message.php', {
            message_id: Object(sent.body.message).id,
            scope: 'both',
          })
          await open(sender, reader)
          return seen && (await creditsOf(sender)) >= before ? 'it was read and cost nothing' : null
        })
}
