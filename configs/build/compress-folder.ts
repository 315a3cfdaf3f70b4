import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isServerOnly } from '../../shell/server/registry/store-layout.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const worthIt = new Set(['.js', '.json', '.css', '.svg', '.txt', '.webmanifest'])

/** Puts a Brotli 11 and a gzip 9 beside each file that browsers fetch. Files that have them already are left. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true })
  const wanted = files.filter((file) => worthIt.has(extname(file)) && !isServerOnly(file))
  await Promise.all(wanted.map((file) => compressFile(join(folder, file))))
}

const compressFile = async (file: string): Promise<void> => {
  if (existsSync(`${file}.br`) && existsSync(`${file}.gz`)) return
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
