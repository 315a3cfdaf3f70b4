import type { Crop } from './crop.ts'
import { type Picture, sizeOf } from './open-picture.ts'

/** The longest side of what is sent; the server keeps 1600 pixels of it. */
const longestSide = 2048
/** What is not much larger than this is not worth drawing anew. */
const smallFile = 1_500_000

/** What goes out: with a `crop` where the server has to cut. */
export interface Prepared {
  readonly file: Blob
  readonly crop?: Crop
}

/**
 * Makes a picture as small as it may be before it is sent: cut and scaled here, so that minutes on a slow line become
 * seconds and what was cut off, and where it was taken, never leave the device. Where the browser cannot draw it, or
 * would draw something else, the file goes as it is, and the server cuts.
 */
export const prepare = async ({ file, image }: Picture, crop: Crop | null): Promise<Prepared> => {
  const asItIs: Prepared = crop ? { file, crop } : { file }
  if (!image || (!crop && fits(file, image))) return asItIs
  const drawn = await draw(image, crop).catch(() => null)
  return drawn && (crop || drawn.size < file.size) ? { file: drawn } : asItIs
}

const fits = (file: Blob, image: HTMLImageElement): boolean => {
  const { width, height } = sizeOf(image)
  return file.size <= smallFile && Math.max(width, height) <= longestSide
}

const draw = async (image: HTMLImageElement, crop: Crop | null): Promise<Blob | null> => {
  const whole = sizeOf(image)
  const { x, y, width, height } = crop
    ? { ...crop, width: crop.size, height: crop.size }
    : { x: 0, y: 0, ...whole }
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context || !drawsWhatItIsTold()) return null
  // What is transparent would come out black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}

const colour = [200, 40, 120] as const

/** A browser that guards against being recognised hands out noise instead of what was drawn: nobody wants that sent. */
const drawsWhatItIsTold = (): boolean => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.fillStyle = `rgb(${colour.join(' ')})`
  context.fillRect(0, 0, 8, 8)
  const { data } = context.getImageData(0, 0, 8, 8)
  return data.every((value, place) => Math.abs(value - (colour[place % 4] ?? 255)) < 8)
}
