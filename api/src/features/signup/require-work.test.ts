import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { solve } from '@lonk/shared-api/proof-of-work.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, signupFields } from '../../../test/visitors.ts'
import { after, hours, minutes, seconds } from '../../clock.ts'
import { requireWork } from './require-work.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1' } })
}, 120_000)
afterAll(() => api.end())

let places = 0
const newPlace = () => {
  places += 1
  return `198.51.100.${places}`
}
type Fields = Awaited<ReturnType<typeof signupFields>>
const send = async (
  fields: Fields & { pow?: string; website?: string },
  from: string,
  key: string = randomUUID(),
) => browserOf(api.url).post('/api/signup.php', fields, { headers: { 'X-Forwarded-For': from }, key })
const fields = (more: Record<string, unknown> = {}) => signupFields(api, more)
/** A place from which two have signed up already. */
const crowdedPlace = async () => {
  const place = newPlace()
  for (let count = 0; count < 2; count += 1) expect((await send(await fields(), place)).status).toBe(201)
  return place
}
const challengeIn = ({ body }: { body: unknown }) => {
  const { challenge, difficulty } = Object(Object(body).params)
  return { challenge: String(challenge), difficulty: Number(difficulty) }
}
const proofFor = async (asked: { body: unknown }) => {
  const { challenge, difficulty } = challengeIn(asked)
  return solve(challenge, difficulty)
}

const insertAccounts = async (count: number, more: { signup_ip_hash?: string } = {}) => {
  const { host } = await api.services.sites.of(undefined)
  const accounts = Array.from({ length: count }, () => {
    const email = `${randomUUID()}@example.test`
    return {
      domain_host: host,
      email,
      email_fold: email,
      status: 'not_confirmed' as const,
      language: 'nl',
      country: 'NL',
      created_at: api.services.clock.now(),
      ...more,
    }
  })
  await api.services.db.insertInto('users').values(accounts).execute()
}

describe('the third sign-up from one place within an hour', () => {
  it('is asked for work, and goes on once it has proved it, with the same key', async () => {
    const place = await crowdedPlace()
    const third = await fields()
    const key = randomUUID()
    const asked = await send(third, place, key)
    expect(asked).toMatchObject({
      status: 403,
      body: {
        error: 'pow_required',
        message: expect.stringMatching(/\S/),
        params: { challenge: expect.stringMatching(/\S/), difficulty: 16 },
      },
    })
    expect(asked.body).not.toHaveProperty('authentication_required')
    const pow = await proofFor(asked)
    expect((await send({ ...third, pow }, place, key)).status).toBe(201)
    const again = await send({ ...third, pow }, place, key)
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true'])
  })

  it('is not the second one repeated: with or without its proof that is the same', async () => {
    const place = newPlace()
    await send(await fields(), place)
    const second = await fields()
    const key = randomUUID()
    expect((await send(second, place, key)).status).toBe(201)
    const asked = await send(second, place, key)
    expect(asked.body).toMatchObject({ error: 'pow_required' })
    const again = await send({ ...second, pow: await proofFor(asked) }, place, key)
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true'])
  })

  it('is free elsewhere, and an hour later', async () => {
    const place = await crowdedPlace()
    expect((await send(await fields(), newPlace())).status).toBe(201)
    await api.shiftClock(hours(1) + minutes(1))
    expect((await send(await fields(), place)).status).toBe(201)
  })

  it('proves nothing with another’s proof, an old one, a made-up one or none', async () => {
    await insertAccounts(2, { signup_ip_hash: 'here' })
    const now = api.services.clock.now()
    const check = async (email: string, pow?: string, at = now) => {
      const input = pow === undefined ? { email } : { email, pow }
      const refused = await requireWork(api.services, { input, network: 'here', now: at }).catch(
        (error) => error,
      )
      if (refused) expect(refused).toMatchObject({ code: 'pow_required' })
      return refused
    }
    const { params } = await check('anna@example.test')
    const pow = await solve(params.challenge, params.difficulty)
    expect(await check('anna@example.test', pow)).toBeUndefined()
    expect(await check('Anna@Example.test', pow)).toBeUndefined()
    const later = String(now.getTime() + hours(5))
    for (const none of ['', 'x', `${params.challenge}.no`, params.challenge, pow.replace(/^\d+/, later)])
      expect(await check('anna@example.test', none)).toBeTruthy()
    expect(await check('bram@example.test', pow)).toBeTruthy()
    expect(await check('anna@example.test', pow, after(now, minutes(11)))).toBeTruthy()
  })
})

it('everybody is asked while many sign up everywhere', async () => {
  await api.shiftClock(hours(2))
  await insertAccounts(59)
  expect((await send(await fields(), newPlace())).status).toBe(201)
  const late = await fields()
  const asked = await send(late, newPlace())
  expect(asked.body).toMatchObject({ error: 'pow_required' })
  // Machines that fill in the hidden field are asked like people: they must learn nothing.
  const filled = await send({ ...late, website: 'https://spam.example' }, newPlace())
  expect(filled.body).toMatchObject({ error: 'pow_required' })
  expect((await send({ ...late, pow: await proofFor(asked) }, newPlace())).status).toBe(201)
  await api.shiftClock(minutes(11))
  expect((await send(await fields(), newPlace())).status).toBe(201)
})

describe('a robot that tries a thousand times', () => {
  // Tries are counted by the hour: one that began before must not end during a test.
  const toFreshHour = () => {
    const sinceHour = api.services.clock.now().getTime() % hours(1)
    return api.shiftClock(hours(2) - sinceHour + seconds(1))
  }
  const robotAt = async (place: string, times: number, email?: string) => {
    const input = await fields(email ? { email } : {})
    const answers: string[] = []
    while (answers.length < times) {
      const batch = Array.from({ length: Math.min(20, times - answers.length) }, () => send(input, place))
      for (const { status, body } of await Promise.all(batch)) answers.push(`${status} ${body.error ?? ''}`)
    }
    const count = (answer: string) => answers.filter((one) => one === answer).length
    return { count }
  }

  it('keeps nobody out who is behind the same address, and makes one account', async () => {
    await toFreshHour()
    const place = newPlace()
    const { count } = await robotAt(place, 1000)
    expect(count('201 ')).toBe(1)
    expect(count('403 pow_required')).toBe(995)
    const person = await fields()
    const asked = await send(person, place)
    expect(asked.body).toMatchObject({ error: 'pow_required' })
    expect((await send({ ...person, pow: await proofFor(asked) }, place)).status).toBe(201)
  })

  it('learns of five addresses in an hour who is a member, and of no more without work', async () => {
    await toFreshHour()
    const known = await fields()
    await send(known, newPlace())
    const { count } = await robotAt(newPlace(), 100, known.email)
    expect(count('409 email_exists')).toBe(5)
    expect(count('403 pow_required')).toBe(95)
  })

  it('learns of forty more with it, and is told when to come back', async () => {
    await toFreshHour()
    const place = newPlace()
    const known = await fields()
    await send(known, newPlace())
    await robotAt(place, 5, known.email)
    const pow = await proofFor(await send(known, place))
    const answers = await Promise.all(Array.from({ length: 45 }, () => send({ ...known, pow }, place)))
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(40)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
