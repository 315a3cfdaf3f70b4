import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { drawPicture } from '../../../test/pictures.ts'
import { fingerprint, readPicture, variantsOf } from './picture.ts'
import { isOnlyPicture } from './picture-kind.ts'

const refusal = (bytes: Buffer) =>
  readPicture(bytes).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

/** The header of a PNG that says it is this large, and nothing else. */
const pngHeader = (width: number, height: number) => {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  header.set([8, 6, 0, 0, 0], 16)
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    header,
    Buffer.from('\0\0\0\0IDAT', 'latin1'),
  ])
}
const crc32 = (bytes: Buffer) => {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1
  }
  return (crc ^ 0xffff_ffff) >>> 0
}

describe('reading a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s and keeps WebP', async (format) => {
    const { bytes, width, height } = await readPicture(await drawPicture({ format }))
    expect([width, height, (await sharp(bytes).metadata()).format]).toEqual([640, 800, 'webp'])
  })

  it('stands it upright and loses where and with what it was taken', async () => {
    const taken = await sharp(await drawPicture({ width: 800, height: 600 }))
      .withExif({
        IFD0: { Make: 'Telefoonmerk', ImageDescription: 'Bij ons thuis' },
        IFD3: { GPSLatitude: '52/1 22/1 0/1', GPSLongitude: '4/1 53/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { bytes, width, height } = await readPicture(taken)
    expect([width, height]).toEqual([600, 800])
    const about = await sharp(bytes).metadata()
    expect([about.exif, about.xmp, about.icc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.toString('latin1')).not.toMatch(/Telefoonmerk|thuis|GPS/)
  })

  it('keeps at most 1600 pixels on a side, and the square that was cut', async () => {
    const large = await drawPicture({ width: 3200, height: 2000 })
    expect(await readPicture(large)).toMatchObject({ width: 1600, height: 1000 })
    expect(await readPicture(large, { x: 100, y: 50, size: 900 })).toMatchObject({ width: 900, height: 900 })
    await expect(readPicture(large, { x: 2500, y: 50, size: 900 })).rejects.toThrow('photo_small')
  })

  it('refuses what is too small', async () => {
    expect(await refusal(await drawPicture({ width: 399, height: 900 }))).toBe('photo_small')
    expect(await refusal(await drawPicture({ width: 400, height: 400 }))).toBeNull()
  })

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a page', '<!doctype html><p>x'],
    ['nothing', ''],
    ['the first bytes of a JPEG', '\xff\xd8\xff'],
    ['a film that looks like AVIF', '\0\0\0\x20ftypavif\0\0\0\0mp41'],
  ])('refuses %s, whatever it is called', async (_, content) => {
    expect(await refusal(Buffer.from(content, 'latin1'))).toBe('photo_type')
  })

  it.each([
    ['a script', Buffer.from('<ScRiPt>alert(1)</script>')],
    ['a page', Buffer.from('<html ><body>')],
    ['a drawing', Buffer.from('<svg onload="x" xmlns="http://www.w3.org/2000/svg">')],
    ['a program', Buffer.from('<?php system($_GET[0]);')],
    ['a document', Buffer.from('%PDF-1.7')],
    ['an archive', Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])],
  ])('refuses a picture that is %s as well', async (_, hidden) => {
    expect(await refusal(Buffer.concat([await drawPicture(), hidden]))).toBe('photo_type')
  })

  it.each(['<svg ', '<svg', '<!doctyp', 'x<scrip', '%PDF', 'PK\x05', '\x89PNG'])(
    'is not kept busy by what is nothing but the beginnings of another format: %j',
    (beginning) => {
      // Searched from each beginning on, these take ten seconds apiece.
      const picture = Buffer.alloc(10 * 1024 * 1024, beginning, 'latin1')
      const times = Array.from({ length: 5 }, () => {
        const before = process.threadCpuUsage()
        isOnlyPicture(picture)
        return process.threadCpuUsage(before).user / 1000
      })
      // Other work on the same core makes some of them longer, and none shorter.
      expect(Math.min(...times)).toBeLessThan(100)
    },
  )

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('refuses half a %s', async (format) => {
    const whole = await drawPicture({ format })
    expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe('photo_type')
  })

  it('refuses 30 000 x 30 000 pixels before it decodes one', async () => {
    const began = performance.now()
    expect(await refusal(pngHeader(30_000, 30_000))).toBe('photo_too_large')
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

describe('the fingerprint of a picture', () => {
  const distance = (one: string | null, other: string | null) => {
    let bits = BigInt.asUintN(64, BigInt(one ?? 0) ^ BigInt(other ?? 0))
    let count = 0
    for (; bits; bits &= bits - 1n) count += 1
    return count
  }

  it('stays the same in another size, format and quality, and differs for another picture', async () => {
    const one = await fingerprint(await drawPicture({ seed: 5 }))
    const small = await sharp(await drawPicture({ seed: 5 }))
      .resize(410)
      .jpeg({ quality: 40 })
      .toBuffer()
    expect(distance(one, await fingerprint(small))).toBeLessThanOrEqual(5)
    for (let seed = 6; seed < 16; seed += 1)
      expect(distance(one, await fingerprint(await drawPicture({ seed })))).toBeGreaterThan(5)
  })

  it('is none where there is nothing to see', async () => {
    const plain = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#777' } })
      .png()
      .toBuffer()
    expect(await fingerprint(plain)).toBeNull()
  })
})

describe('the variants', () => {
  it('are a thumb, a square and a blur that holds nothing but colours', async () => {
    const { thumb, match, blur } = await variantsOf(await drawPicture({ width: 1200, height: 900 }))
    const size = async (bytes: Buffer) => {
      const { width, height, format } = await sharp(bytes).metadata()
      return [width, height, format]
    }
    expect(await size(thumb)).toEqual([400, 500, 'webp'])
    expect(await size(match)).toEqual([800, 800, 'webp'])
    expect(await size(blur)).toEqual([320, 400, 'webp'])
    // Sharp edges are gone: neighbouring pixels hardly differ.
    const { data } = await sharp(blur).greyscale().raw().toBuffer({ resolveWithObject: true })
    let largest = 0
    for (let at = 1; at < data.length; at += 1)
      if (at % 320 !== 0) largest = Math.max(largest, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)))
    expect(largest).toBeLessThan(40)
  })
})
