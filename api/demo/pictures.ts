import sharp from 'sharp'
import type { DemoMember, DemoPhoto } from './demo-member.ts'
import { outdoorsSvg, portraitSvg, type Sitter } from './portraits.ts'
import { sceneSvg } from './scenes.ts'

/** Where pictures go; the site's photo store is one. */
export type PictureStore = { write: (key: string, bytes: Uint8Array) => Promise<void> }

const drawn: Readonly<Record<DemoPhoto['kind'], (sitter: Sitter, name: string) => string>> = {
  portrait: portraitSvg,
  outdoors: outdoorsSvg,
  scene: (_, name) => sceneSvg(name),
}

/** Draws everybody's pictures into the store. A private one gets its blurred twin as pixels: an SVG would hold the sharp one. */
export async function writePictures(
  members: readonly DemoMember[],
  store: PictureStore,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const jobs = members.flatMap((member) => member.photos.map((photo) => ({ member, photo })))
  const total = jobs.length
  let done = 0
  const encoder = new TextEncoder()
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const { member, photo } = job
      const sitter = { ...member, country: member.place.country }
      const svg = encoder.encode(drawn[photo.kind](sitter, photo.storage_key))
      await store.write(photo.storage_key, svg)
      if (photo.blur_key) await store.write(photo.blur_key, await blurred(svg))
      done += 1
      if (done % 250 === 0) onProgress(done, total)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  onProgress(total, total)
}

/** The colours stay, everything else is gone: scaled to a few pixels and up again. */
async function blurred(svg: Uint8Array): Promise<Uint8Array> {
  const tiny = await sharp(svg, { density: 24 }).resize(16, 20, { fit: 'fill' }).png().toBuffer()
  return sharp(tiny)
    .resize(320, 400, { kernel: 'cubic', fit: 'fill' })
    .blur(6)
    .webp({ quality: 60 })
    .toBuffer()
}
