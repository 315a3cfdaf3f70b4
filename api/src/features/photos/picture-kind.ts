export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif'

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** What a file is by its first bytes, in the decoder's words; null for all that is not taken. `heif` may be AVIF. */
export const kindOf = (bytes: Buffer): PictureKind | null => {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  const avif =
    startsWith(bytes, 4, 'ftyp') && ['avif', 'avis', 'mif1'].some((brand) => startsWith(bytes, 8, brand))
  return avif ? 'heif' : null
}

/** Other formats that a picture's file may be at the same time. Long enough to be in no picture by chance. */
const foreign = /<script|<!doctype|<html[\s>]|<\?php|<svg[\s>][\s\S]{0,200}xmlns|%PDF-\d|javascript:/i
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')

/** No page, program, drawing or archive hides in it. What is kept is written anew in any case: nobody means well here. */
export const isOnlyPicture = (bytes: Buffer): boolean => {
  const tail = bytes.subarray(Math.max(0, bytes.length - 66_000))
  return !foreign.test(bytes.toString('latin1')) && !tail.includes(zipEnd)
}
