import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../../database/connection.ts'
import { apiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { sessionHash } from '../session/sessions.ts'
import { isSignedFor } from './photo-links.ts'

const query = z.object({ e: z.optional(z.string()), s: z.optional(z.string()) })
const params = z.object({ filename: z.string() })

/** GET /photos/{filename}: 404 instead of 403, so that nobody learns which private photos exist. */
export const photoRoute = (app: FastifyInstance, services: Services): void => {
  app.get('/photos/:filename', async (request, reply) => {
    const { filename } = params.parse(request.params)
    const access = await accessOf(services.db, filename)
    if (!access) throw apiError('not_found')
    if (access === 'signed') {
      const { e, s } = query.parse(request.query)
      const session = sessionHash(services, request)
      const link = { key: filename, e, s, session, now: services.clock.now() }
      if (!isSignedFor(services, link)) throw apiError('not_found')
    }
    const picture = await services.photos.open(filename)
    if (!picture) throw apiError('not_found')
    return reply
      .type(picture.type)
      .header('Content-Length', picture.size)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header(
        'Cache-Control',
        access === 'open' ? 'public, max-age=604800, immutable' : 'private, max-age=3600',
      )
      .send(picture.stream)
  })
}

/** `open` for public photos and every blurred one; `signed` for private and chat photos; null where there is none. */
const accessOf = async (db: Db, key: string): Promise<'open' | 'signed' | null> => {
  const photo = await db
    .selectFrom('photos')
    .select(['visibility', 'status', 'blur_key'])
    .where((eb) =>
      eb.or([
        eb('storage_key', '=', key),
        eb('thumb_key', '=', key),
        eb('blur_key', '=', key),
        eb('match_key', '=', key),
      ]),
    )
    .where('status', 'in', ['active', 'pending', 'processing'])
    .executeTakeFirst()
  if (!photo) return null
  if (photo.blur_key === key) return 'open'
  return photo.visibility === 'public' && photo.status === 'active' ? 'open' : 'signed'
}
