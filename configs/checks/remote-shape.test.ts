import { expect, test } from '@jest/globals'
import { remoteShapeProblems, shapeProblems } from './remote-shape.ts'

test('all remotes have one shape', () => {
  expect(remoteShapeProblems()).toEqual([])
})

const description = (owner = 'team-shop') =>
  JSON.stringify({
    name: 'mf-shop',
    owner,
    contract: '^1.0.0',
    faultClass: 'primary',
    namespaces: ['mf-shop'],
    routes: [
      {
        name: 'shop',
        path: '/shop/:id?',
        page: 'shelf',
        layout: 'default',
        access: 'everybody',
        skeleton: 'list',
      },
      {
        name: 'till',
        path: '/till',
        page: 'till',
        layout: 'default',
        access: 'members',
        skeleton: 'form',
      },
    ],
    slots: [{ name: 'basket', faultClass: 'regular', on: 'basket-requested' }],
  })

const sound = {
  'README.md': '`/shop/:id?` is the shelf, `/till` the till; the slot `basket`',
  'remote.json': description(),
  'src/goods/price.ts': 'export const price = (cents: number) => cents / 100',
  'src/pages/shelf/shelf.page.tsx':
    "import { price } from '../../goods/price.ts'\nexport const Page = () => price(1)",
  'src/pages/shelf/shelf.page.test.tsx':
    "import { Page } from './shelf.page.tsx'\nimport { Page as Till } from '../till/till.page.tsx'",
  'src/pages/shelf/board.tsx': 'export const Board = () => null',
  'src/pages/till/till.page.tsx': 'export const Page = () => null',
  'src/pages/till/till.page.test.tsx': '',
  'src/slots/basket/basket.slot.tsx': 'export const Slot = () => null',
  'src/slots/basket/basket.slot.test.tsx': '',
  'src/testing/open-shelf.tsx': "import { Page } from '../pages/shelf/shelf.page.tsx'",
}

type Changes = Readonly<Record<string, string | null>>

/** A small remote with some of its files changed; null takes one away. */
const problemsWith = (changes: Changes = {}) =>
  shapeProblems(
    new Map(
      Object.entries<string | null>({ ...sound, ...changes }).flatMap(([path, text]) =>
        text === null ? [] : [[path, text] as const],
      ),
    ),
  )

test('a remote as they are made here has nothing to tell', () => {
  expect(problemsWith()).toEqual([])
})

const rows: readonly (readonly [string, Changes, string])[] = [
  ['no README', { 'README.md': null }, 'there is no README.md'],
  [
    'a route that the README leaves out',
    { 'README.md': '`/shop/:id?` and `basket`' },
    'README.md does not say where /till is',
  ],
  [
    'a slot that it leaves out',
    { 'README.md': '`/shop/:id?`, `/till` and a basket' },
    'README.md does not say where basket is',
  ],
  [
    'an owner that is no team',
    { 'remote.json': description('shop') },
    'its owner is shop, which is no team-<name>',
  ],
  [
    'a page that is not there',
    { 'src/pages/till/till.page.tsx': null },
    'the page till has no src/pages/till/till.page.tsx',
  ],
  [
    'a page without its export',
    { 'src/pages/till/till.page.tsx': 'export const Pages = () => null' },
    'src/pages/till/till.page.tsx exports no Page',
  ],
  [
    'a slot without its export',
    { 'src/slots/basket/basket.slot.tsx': 'export const Basket = () => null' },
    'src/slots/basket/basket.slot.tsx exports no Slot',
  ],
  [
    'a test of a page by another name',
    { 'src/pages/till/till.page.test.tsx': null, 'src/pages/till/till.test.tsx': '' },
    'the page till has no test src/pages/till/till.page.test.tsx',
  ],
  [
    'a test of a slot elsewhere',
    { 'src/slots/basket/basket.slot.test.tsx': null, 'src/slots/basket/all.test.tsx': '' },
    'the slot basket has no test src/slots/basket/basket.slot.test.tsx',
  ],
  [
    'a page that no route leads to',
    { 'src/pages/attic/attic.page.tsx': 'export const Page = () => null' },
    'remote.json does not know src/pages/attic/attic.page.tsx',
  ],
  [
    'a slot that takes something from a page',
    { 'src/slots/basket/handle.tsx': "import { Board } from '../../pages/shelf/board.tsx'" },
    'src/slots/basket/handle.tsx imports src/pages/shelf/board.tsx: what two use lies beside pages',
  ],
  [
    'a page that takes it from another page, later',
    {
      'src/pages/till/drawer.tsx':
        "const board = () =>\n  import(\n    /* webpackChunkName: 'board' */ '../shelf/board.tsx'\n  )",
    },
    'src/pages/till/drawer.tsx imports src/pages/shelf/board.tsx: what two use lies beside pages',
  ],
  [
    'what lies beside pages and takes from one',
    { 'src/goods/label.tsx': "export { Board } from '../pages/shelf/board.tsx'" },
    'src/goods/label.tsx imports src/pages/shelf/board.tsx: what two use lies beside pages',
  ],
  [
    'a file among the slots that is none',
    { 'src/slots/size.ts': 'export const size = 1' },
    'src/slots/size.ts lies in the folder of no page or slot',
  ],
  [
    'a client of its own',
    { 'src/goods/client.ts': 'export const client = new QueryClient({})' },
    'src/goods/client.ts makes a client of its own: createServerState does',
  ],
  [
    'a query beside the resources',
    {
      'src/goods/goods.resource.ts': 'export const useGoods = () => useQuery({ queryFn: ask })',
      'src/goods/use-price.ts': 'export const usePrice = () => useQuery({ queryFn: ask })',
    },
    'src/goods/use-price.ts asks the server: a query stands in a *.resource.ts',
  ],
  [
    'code that is fetched another way',
    { 'src/goods/late.ts': "export const Late = lazy(() => import('./big.tsx'))" },
    'src/goods/late.ts fetches its code by lazy(): later() and lateCode() do',
  ],
  ...['error', 'loadError', 'act.error', 'first.error?', 'cause'].map(
    (failure) =>
      [
        `an error that is shown as ${failure}.message`,
        { 'src/goods/said.tsx': `export const Said = () => <p>{${failure}.message}</p>` },
        'src/goods/said.tsx takes the words of an error: useErrorText has them',
      ] as const,
  ),
  [
    'a function declaration',
    { 'src/goods/tax.ts': 'export async function tax() {}' },
    'src/goods/tax.ts: tax is a function declaration, all others are arrows',
  ],
  [
    'a function declaration in a test',
    { 'src/goods/tax.test.ts': '  function open() {}' },
    'src/goods/tax.test.ts: open is a function declaration, all others are arrows',
  ],
  [
    'a folder whose name says nothing',
    { 'src/utils/price.ts': '' },
    'src/utils/price.ts: utils says nothing of what it holds',
  ],
  [
    'a file whose name says nothing',
    { 'src/pages/till/helpers.ts': '' },
    'src/pages/till/helpers.ts: helpers.ts says nothing of what it holds',
  ],
]

test.each(rows)('%s is told', (_, changes, problem) => {
  expect(problemsWith(changes)).toEqual([problem])
})

test('the word function in a comment declares none', () => {
  expect(problemsWith({ 'src/goods/tax.ts': '/**\n * The returned\n * function counts.\n */' })).toEqual([])
})

test('the words of one field of a form are no error’s', () => {
  const source = 'const said = error.fields.name?.message ?? errors.name?.message ?? refused.message'
  expect(problemsWith({ 'src/goods/field.ts': source })).toEqual([])
})
