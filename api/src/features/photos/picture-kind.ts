export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif'

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** What a file is by its first bytes, in the decoder's words; null for all that is not accepted. `heif` may be AVIF. */
export const kindOf = (bytes: Buffer): PictureKind | null => {
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  const avif =
    startsWith(bytes, 4, 'ftyp') && ['avif', 'avis', 'mif1'].some((brand) => startsWith(bytes, 8, brand))
  return avif ? 'heif' : null
}

/** Beginnings of other formats that a picture's file may be at the same time. Too long to be in a picture by chance. */
const foreign = ['<script', '<!doctype', '<html', '<?php', '%pdf-', 'javascript:']
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')

/** Readers of those formats look for them at either end of a file: an archive's last record may be this far from it. */
const atEitherEnd = 66_000

/**
 * No page, program, drawing or archive hides in it. What is kept is written anew in any case: a file that is two things
 * means harm. Plain searches at both ends only, because this runs where every other call waits.
 */
export const isOnlyPicture = (bytes: Buffer): boolean => {
  const tail = bytes.subarray(-atEitherEnd)
  return ![bytes.subarray(0, atEitherEnd), tail].some(holdsAnother) && !tail.includes(zipEnd)
}

const holdsAnother = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1').toLowerCase()
  return foreign.some((beginning) => text.includes(beginning)) || holdsDrawing(text)
}

/** Four letters may come together by chance; with the namespace of drawings soon after them they do not. */
const holdsDrawing = (text: string): boolean => {
  for (let at = text.indexOf('<svg'); at >= 0; at = text.indexOf('<svg', at + 1))
    if (text.slice(at, at + 210).includes('xmlns')) return true
  return false
}
