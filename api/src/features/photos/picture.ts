import sharp from 'sharp'
import { apiError } from '../../errors.ts'
import { createSemaphore } from '../../semaphore.ts'
import { isOnlyPicture, kindOf } from './picture-kind.ts'

const smallestSide = 400
const longestSide = 1600
/** Above what a phone's camera takes; 30 000 x 30 000 would fill the memory of the machine. */
const mostPixels = 80_000_000
/** Decoding takes memory by the picture, not by the file. */
const inTurn = createSemaphore(2)

export type Crop = { x: number; y: number; size: number }
/** `phash` is 64 bits as decimal text; null where the picture has too little in it to be told from another. */
export type Picture = { bytes: Buffer; width: number; height: number; phash: string | null }

/**
 * Makes the picture that is kept of an upload: decoded to its last pixel and written anew, upright, without anything
 * else that was in the file (place, camera, comments, hidden files). Throws what the member is told.
 */
export const readPicture = (bytes: Buffer, crop?: Crop): Promise<Picture> =>
  inTurn(async () => {
    const kind = kindOf(bytes)
    if (!kind || !isOnlyPicture(bytes)) throw apiError('photo_type')
    // Reads the header alone: nothing is decoded before its size is known.
    const about = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null)
    if (!about || about.format !== kind || (kind === 'heif' && about.compression !== 'av1'))
      throw apiError('photo_type')
    const { width, height } = about.autoOrient
    if (width * height > mostPixels) throw apiError('photo_too_large')
    if (Math.min(width, height) < smallestSide) throw apiError('photo_small')
    if (crop && (crop.x + crop.size > width || crop.y + crop.size > height)) throw apiError('photo_small')
    return written(bytes, crop).catch(() => {
      throw apiError('photo_type')
    })
  })

const written = async (bytes: Buffer, crop: Crop | undefined): Promise<Picture> => {
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  const part = crop
    ? upright.extract({ left: crop.x, top: crop.y, width: crop.size, height: crop.size })
    : upright
  const { data, info } = await part
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, phash: await fingerprint(data) }
}

/**
 * Difference hash: is each of 8 x 8 places brighter than the one to its right? Survives scaling and new compression.
 */
export const fingerprint = async (picture: Buffer): Promise<string | null> => {
  const { data } = await sharp(picture)
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let hash = 0n
  let ones = 0
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const place = row * 9 + column
      const brighter = (data[place] ?? 0) > (data[place + 1] ?? 0)
      hash = (hash << 1n) | (brighter ? 1n : 0n)
      ones += brighter ? 1 : 0
    }
  return ones < 8 || ones > 56 ? null : BigInt.asIntN(64, hash).toString()
}

export type Variants = { thumb: Buffer; match: Buffer; blur: Buffer }

/** The smaller pictures of one that is kept; the blurred one has nothing of it but its colours. */
export const variantsOf = (picture: Buffer): Promise<Variants> =>
  inTurn(async () => {
    const cut = (width: number, height: number) =>
      sharp(picture)
        .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
        .webp({ quality: 78 })
        .toBuffer()
    const tiny = await sharp(picture).resize(16, 20, { fit: 'cover' }).png().toBuffer()
    return {
      thumb: await cut(400, 500),
      match: await cut(800, 800),
      blur: await sharp(tiny)
        .resize(320, 400, { kernel: 'cubic', fit: 'fill' })
        .blur(6)
        .webp({ quality: 60 })
        .toBuffer(),
    }
  })
