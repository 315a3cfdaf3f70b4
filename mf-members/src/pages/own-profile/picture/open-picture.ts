import { photoAccept, photoMaxBytes } from '@lonk/shared-api/calls/profile/photo-file.ts'
import { useEffect, useState } from 'react'
import { type Size, smallestSide } from './crop.ts'

/** A chosen file, and what this browser makes of it. */
export interface Picture {
  readonly file: File
  /** Where the file is in this browser. */
  readonly address: string
  /** Null where the browser cannot draw it: then the server alone can say whether it is a picture. */
  readonly image: HTMLImageElement | null
}

/** As it stands upright, whatever way the camera was held. */
export const sizeOf = (image: HTMLImageElement): Size => ({
  width: image.naturalWidth,
  height: image.naturalHeight,
})

const opened = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    return null
  }
  return image
}

/** Null until the browser has tried to read it. */
export const usePicture = (file: File | undefined): Picture | null => {
  const [picture, setPicture] = useState<Picture | null>(null)
  useEffect(() => {
    setPicture(null)
    if (!file) return
    let gone = false
    const address = URL.createObjectURL(file)
    void opened(address).then((image) => gone || setPicture({ file, address, image }))
    return () => {
      gone = true
      URL.revokeObjectURL(address)
    }
  }, [file])
  return picture
}

const accepted = photoAccept.split(',')

/** Why a file need not be sent at all; the server looks at what passes here once more, byte by byte. */
type WrongFile = 'wrongType' | 'tooSmall' | 'tooLarge'

/** A type that the browser does not know is the server's to judge. A large picture that can be drawn is made smaller. */
export const wrongWith = ({ file, image }: Picture): WrongFile | null => {
  if (file.type !== '' && !accepted.includes(file.type)) return 'wrongType'
  if (!image) return file.size > photoMaxBytes ? 'tooLarge' : null
  const { width, height } = sizeOf(image)
  return Math.min(width, height) < smallestSide ? 'tooSmall' : null
}
