import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { socialSize } from '@lonk/shared-events/document-template.ts'
import sharp from 'sharp'

/** Draws the pictures for links, each from its SVG, into the folder of a build. */
export const drawSocials = async (
  output: string,
  pictures: Readonly<Record<string, string>>,
): Promise<void> => {
  await Promise.all(Object.entries(pictures).map(([path, svg]) => drawSocial(join(output, path), svg)))
}

const drawSocial = async (file: string, svg: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  await sharp(Buffer.from(svg))
    .resize(socialSize.width, socialSize.height)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
}
