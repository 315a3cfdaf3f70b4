import { expect, test } from '@jest/globals'
import { unusedModules, unusedModulesIn } from './unused-modules.ts'

test('something of the site leads to each module of the shared packages', () => {
  expect(unusedModules()).toEqual([])
})

const page = ['mf-chat/src/pages/chats/chats.page.tsx', "import { A } from '@lonk/shared-ui/a.tsx'"] as const
const unused = (...files: readonly (readonly [string, string])[]) => unusedModulesIn(new Map(files))
const told = 'nothing but tests and stories leads to it'

test.each([
  ['nobody imports', ['mf-chat/src/b.ts', '']],
  ['only its test imports', ['shared-ui/src/a.test.tsx', "import { A } from './a.tsx'"]],
  ['only its story imports', ['shared-ui/stories/a.stories.tsx', "import { A } from '../src/a.tsx'"]],
  [
    "only another part's test imports",
    ['mf-chat/src/b.test.ts', "import { A } from '@lonk/shared-ui/a.tsx'"],
  ],
  ['only a walk in a browser imports', ['e2e/site/a.ts', "import { A } from '@lonk/shared-ui/a.tsx'"]],
  ['only a helper of tests imports', ['shared-ui/src/testing/b.ts', "import { A } from '../a.tsx'"]],
] as const)('a module that %s is named', (_, other) => {
  expect(unused(['shared-ui/src/a.tsx', ''], other)).toContain(`shared-ui/src/a.tsx: ${told}`)
})

test('a module that another one needs is as unused as that one', () => {
  expect(unused(['shared-ui/src/a.tsx', "export * from './b.ts'"], ['shared-ui/src/b.ts', ''])).toEqual([
    `shared-ui/src/a.tsx: ${told}`,
    `shared-ui/src/b.ts: ${told}`,
  ])
})

test('what a page leads to is used, over another module and by its type as well', () => {
  expect(
    unused(
      page,
      ['shared-ui/src/a.tsx', "import type { B } from './b.ts'\nconst late = import('./late/c.tsx')"],
      ['shared-ui/src/b.ts', "import { d } from '@lonk/shared-events/d.ts'"],
      ['shared-ui/src/late/c.tsx', ''],
      ['shared-events/src/d.ts', ''],
    ),
  ).toEqual([])
})

test('what lies below testing is for tests', () => {
  const helper = ['shared-ui/src/testing/a.ts', ''] as const
  expect(
    unused(helper, ['mf-chat/src/b.test.ts', "import { a } from '@lonk/shared-ui/testing/a.ts'"]),
  ).toEqual([])
  expect(unused(helper)).toEqual([`shared-ui/src/testing/a.ts: ${told}`])
})
