import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import type { SlotDeclaration } from '@lonk/shared-events/contract.ts'
import {
  type DocumentTemplate,
  slotFragment,
  warningPlaceholders,
} from '@lonk/shared-events/document-template.ts'
import { dismissalKey } from '@lonk/shared-events/notices.ts'
import type { Composition } from '../registry/composition.ts'
import { testRelease } from '../testing/test-store.ts'
import { warningsContent, warningsScript } from './warnings.ts'

const template: DocumentTemplate = {
  header: '',
  footers: {},
  css: '',
  fonts: [],
  title: '',
  description: '',
  notFound: '',
  warnings: {
    area: { html: `<a>${warningPlaceholders.alerts}</a>${warningPlaceholders.bonus}`, css: '.area{}' },
    notices: {
      activation: { html: '[activation]', css: '' },
      notifications: { html: '[mail]', css: '.mail{}' },
      terms: { html: '[terms]', css: '.terms{}' },
      photo: { html: `[photo ${warningPlaceholders.slot}]`, css: '' },
      bonus: { html: '[room]', css: '.room{}' },
    },
  },
}
const compositionOf = (...slots: readonly Omit<SlotDeclaration, 'faultClass'>[]): Composition => {
  const declared = slots.map((slot) => ({ ...slot, faultClass: 'regular' as const }))
  return {
    shell: testRelease('shell'),
    remotes: new Map([['mf-members', testRelease('mf-members', { slots: declared })]]),
    browserRemotes: [],
    table: [],
    unavailable: [],
  }
}
const fragment = { html: "<p>$& photo's words</p>", css: '.photo{}', title: '', description: '' }
const templates = { fragment: async () => fragment }
const example = exampleUser({ status: 'active', paid_user: false })
const photo = {
  id: 1,
  filename: 'a.webp',
  thumb_filename: 'a-thumb.webp',
  blur_filename: null,
  match: null,
  status: 'active',
  visibility: 'public',
  locked: false,
  width: 800,
  height: 1000,
  position: 0,
  main: true,
} as const
const bare = { ...example, terms_accepted_version: example.terms_version, notifications_disabled: [] }
const well = { ...bare, profile: { ...bare.profile, main_image: photo, photos: [photo] } }
const asked = {
  path: '/members',
  locale: 'nl',
  composition: compositionOf({ name: 'look', notice: 'photo' }, { name: 'strip', notice: 'bonus' }),
  template,
  data: { user: well, timeBonusEnds: null },
}
const ends = '2099-01-01T00:00:00Z'

test('a member with whom all is well has neither notices nor their rules', async () => {
  expect(await warningsContent(templates, asked)).toEqual({ html: '', css: '', script: '' })
})

test.each([
  ['a visitor', { data: { user: null, timeBonusEnds: null } }],
  ['a layout without the area', { template: { ...template, warnings: undefined } }],
])('nor has %s', async (_, change) => {
  const { html } = await warningsContent(templates, {
    ...asked,
    data: { user: bare, timeBonusEnds: ends },
    ...change,
  })
  expect(html).toBe('')
})

test('the notices stand in their order, the slot as it was published, the room of the bonus last', async () => {
  const user = { ...bare, notifications_disabled: ['bounce' as const], terms_accepted_version: null }
  const content = await warningsContent(templates, { ...asked, data: { user, timeBonusEnds: ends } })
  expect(content).toEqual({
    html: "<a>[mail][terms][photo <p>$& photo's words</p>]</a>[room]",
    css: '.area{}.mail{}.terms{}.room{}.photo{}',
    script: warningsScript,
  })
})

test('slots that were released before they said that they are notices are known by name', async () => {
  const composition = compositionOf(
    { name: 'photo-alert' },
    { name: 'bonus-banner' },
    { name: 'gift-picker' },
  )
  const read: string[] = []
  const files = {
    fragment: async (_: unknown, name: string) => {
      read.push(name)
      return fragment
    },
  }
  const data = { user: bare, timeBonusEnds: ends }
  const { html } = await warningsContent(files, { ...asked, composition, data })
  expect(html).toContain("[photo <p>$& photo's words</p>]")
  expect(html).toContain('[room]')
  expect(read).toEqual([slotFragment('photo-alert')])
})

test('the room of the bonus alone needs no script', async () => {
  const content = await warningsContent(templates, { ...asked, data: { user: well, timeBonusEnds: ends } })
  expect(content).toEqual({ html: '<a></a>[room]', css: '.area{}.room{}', script: '' })
})

test.each([
  ['no remote brings their slots', compositionOf(), templates],
  [
    'no fragment was published',
    compositionOf({ name: 'look', notice: 'photo' }),
    { fragment: async () => null },
  ],
])('nothing of a remote stands there where %s', async (_, composition, files) => {
  const data = { user: bare, timeBonusEnds: ends }
  expect((await warningsContent(files, { ...asked, composition, data })).html).toBe('')
})

/** What the script leaves of the notices. */
const leftOf = (
  names: readonly string[],
  stored: Record<string, string>,
  search = '',
  smartphone = false,
) => {
  const notices = new Set(names.map((notice) => ({ dataset: { notice } })))
  let emptied = false
  runInNewContext(warningsScript, {
    localStorage: stored,
    location: { search },
    matchMedia: () => ({ matches: smartphone }),
    document: {
      querySelectorAll: () =>
        [...notices].map((one) => Object.assign(one, { remove: () => notices.delete(one) })),
      querySelector: () => [...notices][0] ?? null,
      getElementById: () => ({
        replaceChildren: () => {
          emptied = true
        },
      }),
    },
  })
  return emptied ? null : [...notices].map(({ dataset }) => dataset.notice)
}

test('before the first paint goes what was closed in this browser', () => {
  expect(leftOf(['terms', 'photo'], { [dismissalKey('photo')]: '1' })).toEqual(['terms'])
})

test('where nothing is left the whole area goes', () => {
  expect(leftOf(['photo'], { [dismissalKey('photo')]: '1' })).toBeNull()
})

test.each([
  ['a smartphone right after a partner sign-up', '?api_signup_complete=1', true, null],
  ['a smartphone otherwise', '', true, ['activation']],
  ['any other screen', '?api_signup_complete=1', false, ['activation']],
])('the reminder waits for its modal on %s', (_, search, smartphone, left) => {
  expect(leftOf(['activation'], {}, search, smartphone)).toEqual(left)
})
