import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPicture, upload } from '../../../api/test/pictures.ts'
import { browserOf } from '../../../api/test/visitors.ts'
import { type Kind, listed } from '../suite.ts'
import { ask } from '../world/ask.ts'

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const mega = 1024 * 1024

/** What would be left of a hostile file if it were kept as it came. */
const traces = /<script|<svg|<html|<\?php|%PDF|alert\(|GPS|Exif|geheime plek/i
const archiveEnd = 'PK\x05\x06'

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc = (bytes: Buffer): number => {
  let value = 0xffffffff
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc(named))
  return Buffer.concat([length, named, check])
}

/** A whole PNG of so many pixels a side, one bit each: a hundred kilobytes that unpack to gigabytes. */
const hugePng = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return Buffer.concat([
    pngStart,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Files that are not a picture, or more than one. */
const hostile = async (): Promise<readonly (readonly [string, Buffer])[]> => {
  const jpeg = await drawPicture({ seed: 71 })
  const png = await drawPicture({ seed: 72, format: 'png' })
  const script = Buffer.from('<script>alert(1)</script>')
  const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
  return [
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a document', Buffer.from('%PDF-1.7 alert(1)')],
    ['nothing', Buffer.alloc(0)],
    ['the first bytes of a PNG', pngStart],
    ['a picture with a script behind it', Buffer.concat([jpeg, script])],
    ['a picture with an archive behind it', Buffer.concat([jpeg, zip])],
    ['a PNG with a drawing in its text', Buffer.concat([png, Buffer.from('<svg xmlns="x"><script>')])],
    ['half a picture', jpeg.subarray(0, jpeg.length / 2)],
    ['a third of a PNG', png.subarray(0, png.length / 3)],
    ['a picture of 30,000 x 30,000', hugePng(30_000)],
    ['a picture that says it is 65,500 x 65,500', hugePngHeader(65_500)],
  ]
}

const hugePngHeader = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([pngStart, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))])
}

/** Long texts after the first bytes of a picture: each is what some expression over the whole file is worst at. */
const repeated = (text: string): Buffer =>
  Buffer.concat([pngStart, Buffer.from(text.repeat(Math.floor((9.5 * mega) / text.length)), 'latin1')])

export const uploads: Kind = async ({ world, attack }) => {
  const { office, apis } = world
  const places = ['/api/photo.php', '/api/photo-verification.php'] as const
  const fieldsFor = async (person: Awaited<ReturnType<typeof office.person>>, path: string) =>
    Object.fromEntries([
      path === '/api/photo.php'
        ? ['visibility', 'public']
        : ['pose_code', String((await person.get(path)).body.pose_code)],
    ])

  await attack('a file that is no picture, or more than one, is refused or written anew', async () => {
    const kept: string[] = []
    for (const [name, bytes] of await hostile())
      for (const path of places) {
        const person = await office.person()
        const answer = await upload(apis[0], person, bytes, { path, fields: await fieldsFor(person, path) })
        if (answer.status >= 500) kept.push(`${name}: ${answer.status}`)
        if (answer.status !== 201) continue
        const { filename, blur_filename } = Object(answer.body).photo
        const [file = ''] = String(filename ?? blur_filename).split('?')
        const stored = await fetch(`${apis[0]}/photos/${file}`, { headers: { Cookie: person.cookie() } })
        const text = Buffer.from(await stored.arrayBuffer()).toString('latin1')
        if (
          stored.headers.get('Content-Type') !== 'image/webp' ||
          traces.test(text) ||
          text.includes(archiveEnd)
        )
          kept.push(name)
      }
    return listed('kept as it came', kept)
  })

  await attack('a picture says nothing of where it was taken', async () => {
    const bytes = await sharp(await drawPicture({ seed: 73 }))
      .withExif({
        IFD0: { Copyright: 'geheime plek' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    const person = await office.person()
    const { photo } = Object((await upload(apis[0], person, bytes)).body)
    const told: string[] = []
    for (const name of [photo.filename, photo.thumb_filename, photo.blur_filename].filter(Boolean)) {
      const file = await fetch(`${apis[0]}/photos/${name}`, { headers: { Cookie: person.cookie() } })
      const { exif } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      if (exif) told.push(String(name))
    }
    return listed('keeps its notes', told)
  })

  await attack('a form holds the documented fields and no other', async () => {
    const taken: string[] = []
    for (const field of [
      '__proto__',
      'constructor',
      '__proto__[status]',
      'status',
      'profile_id',
      'crop[z]',
      'crop[__proto__]',
    ]) {
      const person = await office.person()
      const square = { 'crop[x]': '0', 'crop[y]': '0', 'crop[size]': '400' }
      const answer = await upload(apis[0], person, await drawPicture({ seed: 74 }), {
        fields: { visibility: 'public', ...square, [field]: '1' },
      })
      if (answer.status < 400) taken.push(field)
    }
    return listed('taken', taken)
  })

  /** The longest that somebody else waited for an answer of the same process, while such a file was looked at. */
  const longestWait = async (bytes: Buffer, path: string): Promise<number> => {
    const person = await office.person()
    const other = browserOf(apis[1])
    const fields = await fieldsFor(person, path)
    let longest = 0
    let uploading = true
    const watch = async () => {
      while (uploading) {
        const began = performance.now()
        await other.get('/healthz')
        longest = Math.max(longest, performance.now() - began)
      }
    }
    const watching = watch()
    await upload(apis[1], person, bytes, { path, fields })
    uploading = false
    await watching
    return longest
  }

  const worst = [
    '<svg ',
    '<svg\n',
    '<svg><',
    '<html',
    '<!doctyp',
    '%PDF-',
    'javascript',
    'PK\x05\x06',
  ] as const
  for (const path of places)
    await attack(`no file keeps other callers waiting, at ${path}`, async () => {
      // What ten megabytes take on this machine, now: of bytes that resemble nothing.
      const usual = await longestWait(repeated('\x00\x01\x02'), path)
      const slow: string[] = []
      for (const text of path === '/api/photo.php' ? worst : worst.slice(0, 1)) {
        const waited = await longestWait(repeated(text), path)
        if (waited > 1000 + 2 * usual)
          slow.push(`${JSON.stringify(text)} ${Math.round(waited)} ms (usually ${Math.round(usual)})`)
      }
      return listed('others waited', slow)
    })

  await attack('a file may not be bigger than it says, or have no end', async () => {
    const person = await office.person()
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
    const headers = {
      Cookie: person.cookie(),
      'X-Request-Type': 'client',
      'Idempotency-Key': crypto.randomUUID(),
      'Content-Type': 'multipart/form-data; boundary=x',
    }
    const bodies = [head, `${head}abc`, '--x--', 'x', `${head}${'a'.repeat(11 * mega)}\r\n--x--\r\n`]
    const taken: string[] = []
    for (const body of bodies) {
      const answer = await ask(apis[2], '/api/photo.php', { method: 'POST', headers, body })
      if (answer === null || answer.status < 400 || answer.status >= 500)
        taken.push(`${body.length} bytes: ${answer?.status ?? 'no answer'}`)
    }
    return listed('not refused', taken)
  })
}
