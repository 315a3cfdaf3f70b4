import type { AxiosAdapter, AxiosResponse } from 'axios'
import { type Arrival, arrivalHeader } from './arrival.ts'
import type { Call } from './call.ts'
import { ApiError } from './errors/api-error.ts'
import type { createTransport, Transport } from './transport.ts'

/** What one call may say besides its input; without any of it the client's defaults hold. */
export type CallOptions = {
  /** For calls marked idempotent: give the form's own key so that a second click is the same order. */
  idempotencyKey?: string
  /** False for pollers: five retries multiply an outage's traffic by six. */
  retries?: false
  signal?: AbortSignal
  /** The file of a call that uploads one. */
  file?: Blob
  /** Milliseconds until the call rejects with code `timeout`; by default 20 000, with a file 120 000. */
  timeout?: number
}

type ClientSettings = {
  /** `''` in the browser: the API is always the same origin. */
  baseURL?: string
  /** Tests pass 0. Milliseconds before the first retry is doubled each time. */
  retryDelay?: number
  /** How the transport's code is fetched; tests fail it on purpose. */
  loadTransport?: () => Promise<{ createTransport: typeof createTransport }>
  /** The stored network of a visitor, sent as `X-Traffic-Source` (`docs/api.md`, 2.3). */
  trafficSource?: () => string | null
}

/** By address: what an ETag stands for. */
type KeptAnswers = Map<string, { etag: string; answer: unknown }>

type AnswerCheck = (definition: Call<unknown, unknown>, answer: unknown) => void

/** The instance as tests and the shell pass it on; pages import `api` itself. */
export type ApiClient = ReturnType<typeof createClient>

/**
 * The one HTTP client of the site (`docs/api.md`, 2.0): five retries with exponential delay for network errors and
 * 5xx, where a repetition cannot act twice; never for a 429. Every rejection is an `ApiError`.
 */
export const createClient = (settings: ClientSettings = {}) => {
  const { baseURL = '', retryDelay = 300, loadTransport = () => import('./transport.ts') } = settings
  let transport: Transport | null = null
  let underway: Promise<Transport> | null = null
  let adapter: AxiosAdapter | undefined

  const useTransport = (create: typeof createTransport): Transport => {
    transport ??= create({ baseURL, retryDelay })
    return transport
  }

  /** A chunk that the network dropped is asked for again, as a call would be; then the caller is told. */
  const fetchTransport = async (): Promise<Transport> => {
    for (let pause = retryDelay; ; pause *= 2) {
      try {
        return useTransport((await loadTransport()).createTransport)
      } catch (cause) {
        if (pause >= retryDelay * 4) throw cause
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }

  const readyTransport = (): Promise<Transport> => {
    underway ??= fetchTransport().finally(() => {
      underway = null
    })
    return underway
  }

  const authenticationListeners = new Set<() => void>()
  let kept: KeptAnswers = new Map()
  let trafficSource = settings.trafficSource ?? (() => null)
  let arrival: () => Arrival = () => 'acted'
  let checkAnswer: AnswerCheck = () => {}

  const call = async <Input, Answer>(
    definition: Call<Input, Answer>,
    input: Input,
    options: CallOptions = {},
  ): Promise<Answer> => {
    const cacheKey = definition.etag ? `${definition.path}?${JSON.stringify(input)}` : undefined
    // An answer to this call is not kept where answers are forgotten in the meantime.
    const answers = kept
    const known = cacheKey ? answers.get(cacheKey) : undefined
    const { http, isCancelled, errorOf } = transport ?? (await readyTransport().catch(failedToLoad))
    try {
      const response = await http.request<Answer>({
        method: definition.method,
        url: definition.path,
        ...(definition.method === 'GET'
          ? { params: queryOf(input) }
          : { data: definition.upload ? formOf(input, options.file) : input }),
        headers: headersFor(definition, options, {
          etag: known?.etag,
          source: trafficSource(),
          arrival: arrival(),
        }),
        timeout: options.timeout ?? (definition.upload ? 120_000 : 20_000),
        validateStatus: (status) =>
          (status >= 200 && status < 300) || (status === 304 && known !== undefined),
        ...(adapter ? { adapter } : {}),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.retries === false ? { 'axios-retry': { retries: 0 } } : {}),
      })
      if (response.status !== 304) checkAnswer(definition, response.data)
      return cacheKey ? remember(answers, cacheKey, response) : response.data
    } catch (cause) {
      if (isCancelled(cause) && options.signal?.aborted) throw cause
      const error = errorOf(cause)
      if (error.authenticationRequired && !definition.path.startsWith('/api/user.php')) {
        for (const listener of authenticationListeners) listener()
      }
      throw error
    }
  }

  return {
    call,
    /** Told on a 403 with `authentication_required` from any call but the user endpoint. Returns the way to stop it. */
    onAuthenticationRequired: (listener: () => void) => {
      authenticationListeners.add(listener)
      return () => {
        authenticationListeners.delete(listener)
      }
    },
    /** The shell's tracking says which stored network a visitor came from. */
    setTrafficSource: (source: () => string | null) => {
      trafficSource = source
    },
    /** The shell knows how the page came to be open, and whether its reader has done anything yet. */
    setArrival: (source: () => Arrival) => {
      arrival = source
    },
    /** Development and tests check each answer against its contract; production ships no schemas for it. */
    setAnswerCheck: (check: AnswerCheck) => {
      checkAnswer = check
    },
    /** Tests replace the network here, below retries and error bodies; see `testing/fake-api.ts`. */
    setAdapter: (replacement: AxiosAdapter) => {
      adapter = replacement
    },
    /** Gives the client its transport at once, where it is bundled with everything else. */
    useTransport,
    /** Fetches the transport ahead of the first call; rejects where its chunk cannot be fetched. */
    warmUp: async (): Promise<void> => {
      if (!transport) await readyTransport()
    },
    /** Kept answers belong to one session: forget them at login and logout. */
    forgetAnswers: () => {
      kept = new Map()
    },
  }
}

const remember = <Answer>(kept: KeptAnswers, key: string, response: AxiosResponse<Answer>): Answer => {
  // The kept answer came from this very call with this very input, so its type is the call's.
  if (response.status === 304) return kept.get(key)?.answer as Answer
  const etag = response.headers.etag
  if (typeof etag === 'string') kept.set(key, { etag, answer: response.data })
  return response.data
}

/** Without its code the client is as good as offline; the next call tries again. */
const failedToLoad = (): never => {
  throw new ApiError({ code: 'offline', status: 0 })
}

const headersFor = (
  definition: Call<unknown, unknown>,
  options: CallOptions,
  { etag, source, arrival }: { etag: string | undefined; source: string | null; arrival: Arrival },
): Record<string, string> => ({
  ...(definition.idempotent ? { 'Idempotency-Key': options.idempotencyKey ?? newKey() } : {}),
  ...(etag ? { 'If-None-Match': etag } : {}),
  ...(source ? { 'X-Traffic-Source': source } : {}),
  ...(arrival === 'acted' ? {} : { [arrivalHeader]: arrival }),
})

/**
 * A UUIDv4 for an Idempotency-Key or a message's `client_id`. Written out because `crypto.randomUUID` is missing
 * where a site is tried over plain http in the local network.
 */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) =>
    (place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte)
      .toString(16)
      .padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Nested fields as `crop[x]`; the file last, so that the server knows what it is for. */
const formOf = (input: unknown, file: Blob | undefined): FormData => {
  const form = new FormData()
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, nested] of Object.entries(value)) add(name ? `${name}[${key}]` : key, nested)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  add('', input)
  if (file) form.append('file', file)
  return form
}

/** Lists travel as one comma separated value. */
const queryOf = (input: unknown): Record<string, unknown> => {
  if (typeof input !== 'object' || input === null) return {}
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )
}

/** The instance that shell and remotes share. */
export const api = createClient()
