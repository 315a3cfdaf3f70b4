import MinimizerPlugin from 'minimizer-webpack-plugin'

const { swcMinify } = MinimizerPlugin

/** In the runtime's table: what chunks are called until the content of all files is known. */
const draftHash = /"([0-9a-f]{8})"/g
const standIn = /@lonk(\d{3})/g
const mostStandIns = 1000

/**
 * The shortest names go by how often a file has each letter, and drafts of hashes differ from folder to folder: the
 * same sources would be other bytes. While names are given, something else of their length stands for them.
 */
export const minifyTheSame = async (...[input, ...others]: Parameters<typeof swcMinify>) => {
  const hashes: string[] = []
  const withStandIns = Object.entries(input).map(([name, code]) => [
    name,
    String(code).replaceAll(draftHash, (quoted, hash: string) => {
      if (hashes.length === mostStandIns) return quoted
      hashes.push(hash)
      return `"@lonk${String(hashes.length - 1).padStart(3, '0')}"`
    }),
  ])
  const result = await swcMinify(Object.fromEntries(withStandIns), ...others)
  const code = result.code && String(result.code).replaceAll(standIn, (_, at) => hashes[Number(at)] ?? '')
  return { ...result, code }
}

/**
 * Scripts of a release are minified by swc, which compiles them as well: in a fraction of the time of webpack's own
 * choice, which took half of a build, and to as few bytes. It has threads of its own.
 */
export const minimizer = [
  new MinimizerPlugin({
    minify: Object.assign(minifyTheSame, swcMinify),
    minimizerOptions: { compress: { passes: 2 } },
    parallel: false,
  }),
]
