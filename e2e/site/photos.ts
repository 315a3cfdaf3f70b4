import { type BrowserContext, expect } from '@playwright/test'
import { drawPicture } from '../../api/test/pictures.ts'

const headers = { 'X-Request-Type': 'client' }

/** A file as a picker gives it to the page; each seed looks different. */
export const pictureFile = async (seed: number, size: { width?: number; height?: number } = {}) => ({
  name: `foto-${seed}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await drawPicture({ width: 900, height: 1200, seed, ...size }),
})

/** Puts a photo on the member's profile by the call that the page makes, and waits until others see it. */
export const addPhoto = async (
  { request }: BrowserContext,
  profileId: number,
  seed: number,
  visibility: 'public' | 'private' = 'public',
): Promise<void> => {
  const answer = await request.post('/api/photo.php', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    multipart: { visibility, file: await pictureFile(seed) },
  })
  expect(answer.status()).toBe(201)
  const { photo } = await answer.json()
  const status = async () => {
    const shown = await request.get(`/api/photos.php?profile_id=${profileId}`, { headers })
    const { photos } = await shown.json()
    return photos.find(({ id }: { id: number }) => id === photo.id)?.status
  }
  await expect.poll(status, { timeout: 30_000 }).toBe('active')
}
