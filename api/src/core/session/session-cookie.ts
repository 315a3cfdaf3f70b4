import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { hashToken } from './session-token.ts'

/** `cookieKept`: milliseconds; null until the browser is closed. */
export const setSessionCookie = (
  services: Services,
  reply: FastifyReply,
  token: string,
  cookieKept: number | null,
) => {
  const { name, secure } = services.config.sessionCookie
  reply.setCookie(name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(cookieKept === null ? {} : { maxAge: Math.floor(cookieKept / 1000) }),
  })
}

export const clearSessionCookie = (services: Services, reply: FastifyReply) => {
  const { name, secure } = services.config.sessionCookie
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure })
}

export const sessionHash = (services: Services, request: FastifyRequest): string | null => {
  const token = request.cookies[services.config.sessionCookie.name]
  return token ? hashToken(token) : null
}
