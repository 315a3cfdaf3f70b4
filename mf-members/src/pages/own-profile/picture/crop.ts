/** A square of a picture, in its pixels as it stands upright: what the call of an upload takes. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Of a picture, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The server takes no smaller picture and no smaller square (docs/api.md, Defaults). */
export const smallestSide = 400

export const largestSquare = ({ width, height }: Size): number => Math.min(width, height)

const within = (value: number, lowest: number, highest: number): number =>
  Math.min(Math.max(value, lowest), Math.max(lowest, highest))

const placed = ({ x, y, size }: Crop, picture: Size): Crop => ({
  x: within(Math.round(x), 0, picture.width - size),
  y: within(Math.round(y), 0, picture.height - size),
  size,
})

/** The largest there is, in the middle; of an upright picture rather its upper part, where faces are. */
export const firstCrop = (picture: Size): Crop => {
  const size = largestSquare(picture)
  return placed({ x: (picture.width - size) / 2, y: (picture.height - size) * 0.3, size }, picture)
}

/** Moved by so many pixels of the picture, never past its edge. */
export const moved = (crop: Crop, by: { readonly x: number; readonly y: number }, picture: Size): Crop =>
  placed({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture)

/** Larger or smaller around its own middle. */
export const resized = ({ x, y, size }: Crop, wanted: number, picture: Size): Crop => {
  const next = within(Math.round(wanted), smallestSide, largestSquare(picture))
  return placed({ x: x + (size - next) / 2, y: y + (size - next) / 2, size: next }, picture)
}
