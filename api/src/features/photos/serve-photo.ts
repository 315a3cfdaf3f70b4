import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isPhotoKey } from '../../adapters/photos/photo-store.ts'
import { isSignedFor } from '../../core/photos/photo-links.ts'
import { sessionOwner } from '../../core/session/session-owner.ts'
import { apiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import {
  findPicture,
  gotInMessage,
  isBlur,
  isOpen,
  isPublic,
  mayStillSee,
  type PictureRow,
} from './picture-access.ts'

const query = z.object({ e: z.string(), s: z.string() })
const params = z.object({ filename: z.string() })

/** GET /photos/{filename}: 404 instead of 403, so that nobody learns which private photos exist. */
export const photoRoute = (app: FastifyInstance, services: Services): void => {
  app.get('/photos/:filename', async (request, reply) => {
    const { filename } = params.parse(request.params)
    if (!isPhotoKey(filename)) throw apiError('not_found')
    const found = await findPicture(services.db, filename)
    if (!found) throw apiError('not_found')
    const open = isOpen(found, filename)
    if (!open && !(await mayOpen(services, request, found, filename))) throw apiError('not_found')
    const picture = await services.photos.open(filename)
    if (!picture) throw apiError('not_found')
    return reply
      .type(picture.type)
      .header('Content-Length', picture.size)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('Cache-Control', open ? 'public, max-age=604800, immutable' : 'private, max-age=3600')
      .send(picture.stream)
  })
}

/**
 * By the link of a session that is still alive. While the profile is hidden no link is needed for a public photo by its
 * owner, nor for a blurred picture by its owner and by whoever got the photo in a message.
 */
const mayOpen = async (
  services: Services,
  request: FastifyRequest,
  picture: PictureRow,
  key: string,
): Promise<boolean> => {
  const known = await sessionOwner(services, request)
  if (!known) return false
  const { session, owner } = known
  const own = picture.profile_id === owner.profile_id
  if (isBlur(picture, key)) return own || gotInMessage(services.db, picture, owner.profile_id)
  if (isPublic(picture) && own) return true
  const link = query.safeParse(request.query)
  if (!link.success || !isSignedFor(services, { key, ...link.data, session, now: services.clock.now() }))
    return false
  return mayStillSee(services, picture, owner)
}
