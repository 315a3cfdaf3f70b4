import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '../project.ts'

interface Icon {
  readonly file: string
  readonly source: 'icon.svg' | 'badge.svg'
  /** Pixels of each side. */
  readonly size: number
  /** Share of the side that the drawing takes; what is left around it has the icon's own colour. */
  readonly inset?: number
}

/** Colour of the drawing's background in `icon.svg`. */
const ground = '#F4717F'

const icons: readonly Icon[] = [
  { file: 'icon-192.png', source: 'icon.svg', size: 192 },
  { file: 'icon-512.png', source: 'icon.svg', size: 512 },
  // A mask may take all outside a circle of 80 per cent.
  { file: 'icon-maskable-192.png', source: 'icon.svg', size: 192, inset: 0.8 },
  { file: 'icon-maskable-512.png', source: 'icon.svg', size: 512, inset: 0.8 },
  // iOS rounds the corners itself and paints black where there is nothing.
  { file: 'apple-touch-icon.png', source: 'icon.svg', size: 180, inset: 0.9 },
  { file: 'badge-96.png', source: 'badge.svg', size: 96 },
]

/** Draws the app's icons in all sizes from the shell's two drawings, into the release's `assets`. */
export const drawIcons = async (folder: string): Promise<void> => {
  await Promise.all(icons.map((icon) => drawIcon(icon, folder)))
}

const drawIcon = async ({ file, source, size, inset = 1 }: Icon, folder: string): Promise<void> => {
  const drawing = Math.round((size * inset) / 2) * 2
  const rim = (size - drawing) / 2
  // Vectors are drawn at 72 dpi for their 48 units unless told: larger is asked for, not blown up.
  const density = (72 * drawing) / 48
  const image = sharp(await readFile(join(projectRoot, 'shell/assets', source)), { density }).resize(drawing)
  if (inset < 1) {
    image
      .flatten({ background: ground })
      .extend({ top: rim, bottom: rim, left: rim, right: rim, background: ground })
  }
  await image.png({ compressionLevel: 9, palette: true }).toFile(join(folder, file))
}
