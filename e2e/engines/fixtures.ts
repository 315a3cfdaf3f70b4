import { writeFile } from 'node:fs/promises'
import { test as base } from '../site/fixtures.ts'
import type { Engine } from './engine.ts'
import type { Visitor } from './visitor.ts'

interface EngineFixtures {
  readonly engine: Engine | null
  /** At a browser of that make, which nobody has used before. What its pages are heard to throw fails the test. */
  readonly visitor: Visitor
}

export const test = base.extend<EngineFixtures>({
  engine: [null, { option: true }],
  visitor: async ({ engine }, use, testInfo) => {
    if (!engine) throw new Error('test.use({ engine }) says which browser')
    const browser = await engine.open()
    try {
      await use(browser.visitor)
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath(`${engine.name}.png`)
        await writeFile(path, await browser.picture())
        await testInfo.attach(engine.name, { path, contentType: 'image/png' })
      }
      const faults = await browser.faults()
      if (faults.length > 0) throw new Error(`a page threw:\n${faults.join('\n')}`)
    } finally {
      await browser.close()
    }
  },
})

export { expect } from '../site/fixtures.ts'
