import { expect, test } from '@jest/globals'
import type { RemoteDescription } from '@lonk/shared-events/contract.ts'
import { lowestVersion, rangeProblem, rangeProblems } from './contract-range.ts'
import { usedEntries } from './used-entries.ts'

const description: RemoteDescription = {
  name: 'mf-a',
  owner: 'a',
  contract: '^1.0.0',
  faultClass: 'primary',
  namespaces: ['mf-a'],
  routes: [
    { name: 'a', path: '/a', page: 'a', layout: 'chat', access: 'members', skeleton: 'list', variants: [] },
  ],
  slots: [{ name: 'a', faultClass: 'regular', on: 'open-a', where: { 'who.own': false, why: 'by-hand' } }],
}
const entry = (is: string) => ({ since: '1.0.0', is })
const used = (section: string, name: string, code: string, is = 'value'): boolean =>
  usedEntries({ [section]: { [name]: entry(is) } }, { description, sources: [{ file: 'a.ts', code }] })
    .length > 0

const shows = "import { Link, type To, useHref as href } from 'react-router'\n"
const lazily =
  "const load = () => import('@lonk/shared-ui/overlay/overlay.tsx')\nload().then(({ Modal }) => Modal)"
const stored = "import { wayBack } from '@lonk/shared-events/storage-register.ts'\n"

test.each<[string, string, string, string?]>([
  ['events', 'a-b', "bus.publish('a-b', {})"],
  ['events', 'a-b', "useBusEvent(\n  'a-b', act)"],
  ['events', 'a-b.c', "bus.publish('a-b', payload)", 'isNumber'],
  ['events', 'a-b.c', "bus.publish('a-b', { c: 1 })", 'optional(isNumber)'],
  ['events', 'a-b.c=d-e', "bus.publish('a-b', { c: 'd-e' })", 'text'],
  ['events', 'open-a', ''],
  ['events', 'open-a.why', '', 'optional(oneOf)'],
  ['events', 'open-a.why=by-hand', '', 'text'],
  ['state', 'online', "useShared('online')"],
  ['props', 'PageProps.variant', 'const Page = ({ params, variant }: PageProps) => variant'],
  ['props', 'PageProps.variant', 'const Page = (props: PageProps) => props.variant'],
  ['remote.json', 'LayoutName=chat', ''],
  ['remote.json', 'RouteDeclaration', ''],
  ['remote.json', 'RouteDeclaration.variants', ''],
  ['remote.json', 'SlotDeclaration', ''],
  ['remote.json', 'SlotDeclaration.on', ''],
  [
    'routes',
    'chats-id',
    "import { linkTo } from '@lonk/shared-events/route-names.ts'\nlinkTo('chats-id', { id })",
  ],
  ['forgotten', 'session mf-payments.back', stored],
  ['imports', 'react-router Link', shows],
  ['imports', 'react-router useHref', shows],
  ['imports', '@lonk/shared-ui/overlay/overlay.tsx Modal', lazily],
  ['libraries', 'react', ''],
])('%s %s is used by %j', (section, name, code, is = 'value') => {
  expect(used(section, name, code, is)).toBe(true)
})

test.each<[string, string, string, string?]>([
  ['events', 'a-b', "bus.publish('a-bc', {})"],
  ['events', 'a-b.c', "bus.publish('a-b', { cd: 1 })", 'optional(isNumber)'],
  ['events', 'a-b.c', 'const c = 1', 'optional(isNumber)'],
  ['events', 'a-b.c=d-e', "bus.publish('a-b', { c: 'd' })", 'text'],
  ['events', 'open-a.needed', '', 'optional(isNumber)'],
  ['events', 'open-a.why=by-chance', '', 'text'],
  ['state', 'online', "useShared('locale')"],
  ['props', 'PageProps.variant', 'const Page = ({ params }: PageProps) => <Button variant="large" />'],
  ['remote.json', 'LayoutName=lander', ''],
  ['remote.json', 'SlotDeclaration.lasting', ''],
  ['remote.json', 'RouteDeclaration.fragment', ''],
  ['routes', 'chats-id', "import { linkTo } from '@lonk/shared-events/route-names.ts'\nlinkTo('chats')"],
  ['forgotten', 'session mf-signup.draft', stored],
  ['imports', 'react-router To', shows],
  ['imports', 'react-router useParams', shows],
  ['imports', '@lonk/shared-ui/overlay/overlay.tsx FullScreen', lazily],
])('%s %s is not used by %j', (section, name, code, is = 'value') => {
  expect(used(section, name, code, is)).toBe(false)
})

test('a section without a rule is no section that nobody uses', () => {
  expect(() => used('dances', 'tango', '')).toThrow('dances: no rule')
})

const counts = (...versions: readonly string[]) =>
  versions.map((since) => ({ section: 'state', name: `of-${since}`, since, is: 'string' }))

test.each([
  ['1.12.0', ['1.0.0', '1.9.0', '1.10.0'], '1.10.0'],
  ['1.12.0', [], '1.0.0'],
  ['2.1.0', ['1.9.0'], '2.0.0'],
  ['2.1.0', ['1.9.0', '2.1.0'], '2.1.0'],
])('of contract %s, what uses %j runs from %s on', (version, versions, lowest) => {
  expect(lowestVersion(version, counts(...versions))).toBe(lowest)
})

test.each([
  ['too low', '^1.0.0'],
  ['too high', '^1.3.0'],
  ['of one version', '1.2.0'],
])('a range that is %s is named with the one it must be, and why', (_, range) => {
  expect(rangeProblem('mf-a', range, '1.3.0', counts('1.0.0', '1.2.0'))).toEqual([
    `mf-a/remote.json: contract is ${range} and must be ^1.2.0, for state of-1.2.0`,
  ])
})

test('each remote of the project declares the range of what it uses', () => {
  expect(rangeProblem('mf-a', '^1.2.0', '1.3.0', counts('1.2.0'))).toEqual([])
  expect(rangeProblems()).toEqual([])
})
