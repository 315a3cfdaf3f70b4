import { randomBytes } from 'node:crypto'
import type { Person } from '../../../../api/test/people.ts'
import { drawPicture, upload } from '../../../../api/test/pictures.ts'
import { leave, type Newcomer } from '../../world/sign-up.ts'
import type { World } from '../../world/world.ts'

/** Somebody to be looked for, and every trace by which she would be found. */
export type Subject = Newcomer & { traces: readonly string[]; pictures: readonly string[] }

/** A profile with words and a picture of its own, so that whatever shows it can be told. */
export const dress = async (world: World, newcomer: Newcomer): Promise<Subject> => {
  const about = `verhaal-${randomBytes(6).toString('hex')}`
  const { browser } = newcomer
  await browser.put('/api/profile.php', { about, show_on_landers: true })
  const picture = await drawPicture({ seed: newcomer.profileId + 5000 })
  const { photo } = Object((await upload(world.apis[0], browser, picture)).body)
  const pictures = [photo.filename, photo.thumb_filename]
    .filter((name) => typeof name === 'string')
    .map((name) => String(name).split('?')[0] ?? '')
  return { ...newcomer, pictures, traces: [newcomer.name, about, ...pictures] }
}

type State = {
  name: string
  enter: (world: World, subject: Subject, viewers: readonly Person[]) => Promise<unknown>
  /** Hidden from everybody, or from these viewers alone. */
  from: 'everybody' | 'the viewers'
  unconfirmed?: true
}

const setStatus = async ({ office }: World, { profileId }: Subject, user: 'banned', profile: 'disabled') => {
  const { user_id } = await office.db
    .updateTable('profiles')
    .set({ status: profile })
    .where('id', '=', profileId)
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await office.db.updateTable('users').set({ status: user }).where('id', '=', user_id).execute()
  await office.db.deleteFrom('sessions').where('user_id', '=', user_id).execute()
}

/** Every state in which a member cannot be found. */
export const states: readonly State[] = [
  {
    name: 'paused',
    enter: (_, { browser }) => browser.put('/api/account.php', { action: 'pause' }),
    from: 'everybody',
  },
  { name: 'deleted', enter: (_, subject) => leave(subject.browser, subject), from: 'everybody' },
  { name: 'erased', enter: (_, subject) => leave(subject.browser, subject, true), from: 'everybody' },
  {
    name: 'banned',
    enter: (world, subject) => setStatus(world, subject, 'banned', 'disabled'),
    from: 'everybody',
  },
  { name: 'unconfirmed', enter: async () => {}, from: 'everybody', unconfirmed: true },
  {
    name: 'having blocked them',
    enter: (_, { browser }, viewers) =>
      Promise.all(viewers.map(({ profileId }) => browser.post('/api/block.php', { profile_id: profileId }))),
    from: 'the viewers',
  },
  {
    name: 'blocked by them',
    enter: (_, { profileId }, viewers) =>
      Promise.all(viewers.map((viewer) => viewer.post('/api/block.php', { profile_id: profileId }))),
    from: 'the viewers',
  },
]
