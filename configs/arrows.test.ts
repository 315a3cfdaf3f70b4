import { expect, test } from '@jest/globals'
import { apiArrowProblems, brokenApiArrows } from './checks/api-arrows.ts'
import { arrowsBrokenBy, brokenArrows, importsOf } from './checks/arrows.ts'

test('in the whole project arrows point one way', () => {
  expect(brokenArrows()).toEqual([])
})

test('inside the API features stand on the core, and on one another as the list says', () => {
  expect(brokenApiArrows()).toEqual([])
})

test.each([
  ['mf-chat/src/a.ts', "import { x } from '@lonk/mf-members/src/x.ts'", 'mf-chat may not import mf-members'],
  ['mf-chat/src/a.ts', "import { x } from '../../shell/src/boot.ts'", 'mf-chat may not import shell'],
  ['mf-chat/src/a.ts', "const x = await import('@lonk/api/src/app.ts')", 'mf-chat may not import api'],
  [
    'mf-chat/src/a.ts',
    "import(\n  /* webpackChunkName: 'later' */ '@lonk/mf-signup/x.ts'\n)",
    'mf-chat may not import mf-signup',
  ],
  ['mf-chat/src/a.ts', "export { x } from '@lonk/mf-signup/x.ts'", 'mf-chat may not import mf-signup'],
  ['mf-chat/src/a.ts', "import '@lonk/mf-signup/x.ts'", 'mf-chat may not import mf-signup'],
  [
    'shared-events/src/a.ts',
    "import { x } from '@lonk/shared-api/x.ts'",
    'shared-events may not import shared-api',
  ],
  [
    'shared-ui/src/a.tsx',
    "import {\n  x,\n} from '@lonk/shared-api/x.ts'",
    'shared-ui may not import shared-api',
  ],
  ['api/src/a.ts', "import { x } from '@lonk/shared-events/x.ts'", 'api may not import shared-events'],
  ['shell/server/a.ts', "import { x } from '../src/boot.ts'", 'shell/server may not import shell'],
  ['shell/src/a.ts', "import { x } from '../server/main.ts'", 'shell may not import shell/server'],
  ['mf-chat/src/a.ts', "import { x } from '@lonk/configs/webpack/part.ts'", 'mf-chat may not import configs'],
  ['new-room/src/a.ts', '', 'no rule says what new-room may import'],
])('%s with %j is refused', (file, source, why) => {
  expect(arrowsBrokenBy(file, source).join()).toContain(why)
})

test.each([
  ['mf-chat/src/a.ts', "import { bus } from '@lonk/shared-events/bus.ts'"],
  ['mf-chat/src/pages/a.ts', "import { x } from '../b.ts'"],
  ['shared-events/src/a.ts', "import type { User } from '@lonk/shared-api/schemas/user.ts'"],
  ['shell/server/a.ts', "import { z } from 'zod/mini'"],
  ['mf-chat/webpack.config.ts', "import { x } from '@lonk/configs/webpack/part.ts'"],
  ['configs/a.ts', "import { x } from '../shell/server/main.ts'"],
])('%s with %j is allowed', (file, source) => {
  expect(arrowsBrokenBy(file, source)).toEqual([])
})

test('a type import is told from one that runs', () => {
  expect(importsOf("const a = 1\nimport type { B } from './b.ts'\nimport { c } from './c.ts'\n")).toEqual([
    { from: './b.ts', typesOnly: true },
    { from: './c.ts', typesOnly: false },
  ])
})

const inApi = (path: string, ...imports: readonly string[]) => ({
  path: `api/src/${path}`,
  text: imports.map((from) => `import { x } from '${from}'`).join('\n'),
})
const block = inApi('features/block/block.ts', '../chat/card.ts')

test.each([
  ['a pair that nobody declared', [block], {}, 'no row says that the feature block may import chat'],
  [
    'a type of another feature',
    [{ ...block, text: "import type { X } from '../chat/card.ts'" }],
    {},
    'no row',
  ],
  ['a row that is used no more', [], { block: { chat: 'why' } }, 'block no longer imports chat'],
  [
    'a circle of declared pairs',
    [
      block,
      inApi('features/chat/card.ts', '../likes/give.ts'),
      inApi('features/likes/give.ts', '../block/a.ts'),
    ],
    { block: { chat: 'why' }, chat: { likes: 'why' }, likes: { block: 'why' } },
    'a circle: block → chat → likes → block',
  ],
  [
    'a circle in the core',
    [inApi('core/mail/a.ts', '../wallet/b.ts'), inApi('core/wallet/b.ts', '../mail/a.ts')],
    {},
    'a circle: mail → wallet → mail',
  ],
  [
    'the core importing a feature',
    [inApi('core/mail/a.ts', '../../features/mail/b.ts')],
    {},
    'core may not import features',
  ],
  [
    'a feature importing a command',
    [inApi('features/mail/a.ts', '../../cli/b.ts')],
    {},
    'features may not import cli',
  ],
])('%s is told', (_, files, declared, problem) => {
  expect(apiArrowProblems(files, declared)).toEqual([expect.stringContaining(problem)])
})

test('within the API the table of endpoints imports every feature, and a feature its own files and the core', () => {
  const files = [
    inApi('features/endpoints.ts', './block/block.ts', './chat/card.ts'),
    inApi('features/chat/conversation/a.ts', '../card.ts', '../../../core/mail/b.ts'),
  ]
  expect(apiArrowProblems(files, {})).toEqual([])
})
