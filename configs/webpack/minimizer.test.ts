import { expect, test } from '@jest/globals'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import { minifyTheSame } from './minimizer.ts'

/** So many names that some have two letters, and a table of the runtime's with such a draft. */
const scriptWith = (hash: string) => {
  const names = Array.from({ length: 300 }, (_, index) => `name${index}`)
  const lines = names.map((name) => `const ${name} = work();`)
  return {
    'main.js': `(() => { ${lines.join('')} const files = {"129":"${hash}"}; work(files, ${names.join()}) })()`,
  }
}

type Minify = (...given: Parameters<typeof minifyTheSame>) => Promise<{ readonly code?: unknown }>

const minifiedBy = async (minify: Minify, hash: string): Promise<string> => {
  const { code } = await minify(scriptWith(hash), undefined, { compress: { passes: 2 } })
  return String(code)
}

test('what chunks are called in between changes no name, and is there afterwards', async () => {
  const [threes, eights] = ['33333333', '88888888']
  const code = await minifiedBy(minifyTheSame, threes)
  expect(code).toContain(`"${threes}"`)
  expect(await minifiedBy(minifyTheSame, eights)).toBe(code.replace(threes, eights))
  // Left to itself it gives other names.
  const { swcMinify } = MinimizerPlugin
  expect(await minifiedBy(swcMinify, eights)).not.toBe(
    (await minifiedBy(swcMinify, threes)).replace(threes, eights),
  )
})
