import axios, { AxiosError, type AxiosInstance, CanceledError } from 'axios'
import axiosRetry, { exponentialDelay } from 'axios-retry'
import { ApiError } from './errors/api-error.ts'
import { type FieldError, isErrorCode } from './errors/catalogue.ts'

/** What `createClient` hands on: tests reach another server with it, and do not wait between tries. */
export interface TransportSettings {
  readonly baseURL: string
  /** Milliseconds before the first retry, doubled for each further one. */
  readonly retryDelay: number
}

/** All that the client sees of axios, so that it never imports it: its chunk is fetched with the first call. */
export interface Transport {
  readonly http: AxiosInstance
  readonly isCancelled: (cause: unknown) => boolean
  /** What a failed request means; throws what is not a request's failure. */
  readonly errorOf: (cause: unknown) => ApiError
}

/**
 * What the client sends its calls with: axios and its retries, in a chunk of its own, because the first paint of a
 * page with inlined data calls nobody.
 */
export const createTransport = ({ baseURL, retryDelay }: TransportSettings): Transport => {
  const http = axios.create({ baseURL, headers: { 'X-Request-Type': 'client' } })
  retryWhereHarmless(http, retryDelay)
  return { http, isCancelled: (cause) => cause instanceof CanceledError, errorOf: toApiError }
}

const retryWhereHarmless = (http: AxiosInstance, delay: number) =>
  axiosRetry(http, {
    retries: 5,
    retryDelay: (count, error) => exponentialDelay(count, error, delay),
    retryCondition: (error) => {
      if (error instanceof CanceledError) return false
      const status = error.response?.status
      if (status !== undefined && status < 500) return false
      return (
        error.config?.method?.toLowerCase() !== 'post' || Boolean(error.config.headers?.['Idempotency-Key'])
      )
    },
  })

const toApiError = (cause: unknown): ApiError => {
  if (!(cause instanceof AxiosError)) throw cause
  const { response } = cause
  if (!response) {
    const late = cause.code === AxiosError.ECONNABORTED || cause.code === AxiosError.ETIMEDOUT
    return new ApiError({ code: late ? 'timeout' : 'offline', status: 0 })
  }
  const body: Partial<Record<string, unknown>> = isRecord(response.data) ? response.data : {}
  return new ApiError({
    code: isErrorCode(body.error) ? body.error : 'server_error',
    status: response.status,
    ...(typeof body.message === 'string' ? { message: body.message } : {}),
    ...(isRecord(body.params) ? { params: body.params } : {}),
    ...(isRecord(body.fields) ? { fields: fieldErrors(body.fields) } : {}),
    ...(typeof body.request_id === 'string' ? { requestId: body.request_id } : {}),
    authenticationRequired: response.status === 403 && body.authentication_required === true,
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldErrors = (fields: Record<string, unknown>): Record<string, FieldError> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, raw]) =>
      isRecord(raw) && typeof raw.code === 'string'
        ? [
            [
              name,
              {
                code: raw.code,
                ...(typeof raw.message === 'string' ? { message: raw.message } : {}),
                ...(isRecord(raw.params) ? { params: raw.params } : {}),
              },
            ],
          ]
        : [],
    ),
  )
