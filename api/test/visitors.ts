import { randomUUID } from 'node:crypto'
import type { TestApi } from './harness.ts'

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }
type CallOptions = { headers?: Record<string, string>; key?: string }

export type Browser = ReturnType<typeof browserOf>

/** A browser with a cookie jar, calling as our client does. */
export const browserOf = (url: string, startCookie = '') => {
  let jar = startCookie
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, key = randomUUID() }: CallOptions = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'X-Request-Type': 'client',
        ...(jar ? { Cookie: jar } : {}),
        ...(method === 'POST' ? { 'Idempotency-Key': key } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie())
      if (cookie.startsWith('sid=')) jar = cookie.split(';')[0] ?? ''
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json') && text !== ''
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
  }
  return {
    call,
    cookie: () => jar,
    get: (path: string, options?: CallOptions) => call('GET', path, undefined, options),
    post: (path: string, body: unknown, options?: CallOptions) => call('POST', path, body, options),
    put: (path: string, body: unknown) => call('PUT', path, body),
    delete: (path: string, body: unknown) => call('DELETE', path, body),
  }
}

let counter = 0

/** The fields of a sign-up that succeeds, for a new person each time. */
export const signupFields = async (api: TestApi, wish: Record<string, unknown> = {}) => {
  const city = await api.services.db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select(['cities.name', 'cities.region_id'])
    .where('regions.country', '=', 'NL')
    .orderBy('cities.population', 'desc')
    .executeTakeFirstOrThrow()
  counter += 1
  const name = `lid_${counter}_${randomUUID().slice(0, 6)}`
  return {
    email: `${name}@example.test`,
    name,
    password: 'een lang genoeg wachtwoord',
    date_of_birth: '1990-05-17',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    region_id: city.region_id,
    city: city.name,
    language: 'nl',
    terms_version: '2024-01-15T12:00:00.000Z',
    consent_terms: true,
    consent_sensitive: true,
    ...wish,
  }
}

/** Somebody who has signed up through the front door and is logged in, unconfirmed. */
export const signUp = async (api: TestApi, wish: Record<string, unknown> = {}) => {
  const fields = await signupFields(api, wish)
  const browser = browserOf(api.url)
  const answer = await browser.post('/api/signup.php', fields)
  if (answer.status !== 201) throw new Error(`Signing up failed: ${JSON.stringify(answer.body)}`)
  const row = await api.services.db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.id as profileId', 'users.id as userId'])
    .where('users.email', '=', fields.email)
    .executeTakeFirstOrThrow()
  return { browser, email: fields.email, password: fields.password, name: fields.name, ...row }
}

/** The path of the link in the newest mail to an address. */
export const mailedLink = async (api: TestApi, email: string): Promise<string> => {
  const [mail] = await api.outbox(email)
  const link = mail?.links[0]
  if (!link) throw new Error(`No mail with a link for ${email}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** The token of that link. */
export const mailedToken = async (api: TestApi, email: string): Promise<string> =>
  new URLSearchParams((await mailedLink(api, email)).split('?')[1]).get('token') ?? ''

/** Somebody who has signed up and is confirmed. */
export const joinSite = async (api: TestApi, wish: Record<string, unknown> = {}) => {
  const person = await signUp(api, wish)
  await person.browser.get(await mailedLink(api, person.email))
  return person
}
