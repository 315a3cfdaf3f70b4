import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { releaseFile } from '../../shell/server/registry/store-layout.ts'
import { ReleaseError } from '../release/release-error.ts'

const size = z.number().check(z.int(), z.gte(0))

/** How long a tester's link counts. */
const trialDays = z.number().check(z.int(), z.gte(1), z.lte(30))

/** What files follow, in their order: path below a folder, and bytes. */
export const fileSizes = z.array(z.tuple([z.string().check(z.maxLength(300)), size])).check(z.maxLength(5000))
type FileSizes = z.infer<typeof fileSizes>

const act = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('release'),
    sourceHash: z.string().check(z.regex(/^[0-9a-f]{8,128}$/)),
    canary: z.optional(z.number().check(z.gte(0), z.lt(1))),
    made: z.object({
      commit: z.nullable(z.string().check(z.maxLength(64))),
      clean: z.boolean(),
      note: z.optional(z.string().check(z.maxLength(500))),
      forced: z.optional(z.boolean()),
      overBudget: z.optional(z.boolean()),
    }),
    files: fileSizes,
  }),
  z.object({ act: z.literal('promote') }),
  z.object({ act: z.literal('running') }),
  z.object({ act: z.literal('status') }),
  z.object({ act: z.literal('history'), of: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)) }),
  z.object({
    act: z.literal('try'),
    days: trialDays,
    from: z.optional(z.string().check(z.maxLength(200))),
  }),
  z.object({ act: z.literal('withdraw') }),
  z.object({
    act: z.literal('rollback'),
    to: z.optional(z.string().check(z.regex(/^\d{8}-\d{4}-[0-9a-f]{8}$/))),
  }),
])
export type Act = z.infer<typeof act>
type Upload = Extract<Act, { act: 'release' }>

/** The body of a call: one line of JSON that says what to do; for a release then the bytes of its files, in order. */
export const encodeAct = (wish: Act): Buffer => Buffer.from(`${JSON.stringify(wish)}\n`)

export const encodeUpload = (folder: string, wish: Omit<Upload, 'act' | 'files'>): Buffer => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  return encodeFiles(folder, names, (files) => ({ act: 'release', ...wish, files }))
}

/** A first line that tells the files and whatever else `head` adds, then their bytes. */
export const encodeFiles = (
  folder: string,
  names: readonly string[],
  head: (files: FileSizes) => object,
): Buffer => {
  const contents = names.map((name) => readFileSync(join(folder, name)))
  const files = names.map((name, at): [string, number] => [name, contents[at]?.length ?? 0])
  return Buffer.concat([Buffer.from(`${JSON.stringify(head(files))}\n`), ...contents])
}

export const decodeBody = (body: Buffer): { readonly wish: Act; readonly rest: Buffer } => {
  const { head, rest } = splitFirstLine(body)
  const parsed = act.safeParse(head)
  if (!parsed.success) throw new ReleaseError(['the first line of the upload is not as agreed'])
  return { wish: parsed.data, rest }
}

/** The first line as JSON, null where it is none, and the bytes after it. */
export const splitFirstLine = (body: Buffer): { readonly head: unknown; readonly rest: Buffer } => {
  const end = body.indexOf('\n')
  return { head: jsonOf(body.subarray(0, Math.max(end, 0)).toString()), rest: body.subarray(end + 1) }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Below the folder and nowhere else: no step up, no hidden name, none longer than disks take, nothing that the server writes itself. */
const isPlainPath = (path: string): boolean =>
  /^[\w@~+-][\w@~+.-]{0,199}(\/[\w@~+-][\w@~+.-]{0,199})*$/.test(path) && path !== releaseFile

/** Whether something lies below it, as if it were a folder. */
const isFolderToo = (path: string, files: FileSizes): boolean =>
  files.some(([other]) => other.startsWith(`${path}/`))

/** Writes the files that follow a first line into an empty folder; refused where one is outside it, twice, or cut off. */
export const unpack = async (
  { files }: { readonly files: FileSizes },
  rest: Buffer,
  folder: string,
): Promise<void> => {
  const total = files.reduce((sum, [, bytes]) => sum + bytes, 0)
  if (total !== rest.length)
    throw new ReleaseError([`the upload has ${rest.length} bytes of files, its first line says ${total}`])
  const strange = files.find(
    ([path], at) =>
      !isPlainPath(path) || isFolderToo(path, files) || files.findIndex(([other]) => other === path) !== at,
  )
  if (strange)
    throw new ReleaseError([
      `the upload has a file ${JSON.stringify(strange[0])}: not allowed, twice, or a folder as well`,
    ])
  let at = 0
  for (const [path, bytes] of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, rest.subarray(at, at + bytes), { flag: 'wx' })
    at += bytes
  }
}
