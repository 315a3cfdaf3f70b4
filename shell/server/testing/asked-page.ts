import type { Asked } from '../rendering/renderer.ts'
import { testSettings } from './answers.ts'
import { testRelease } from './test-store.ts'

/** A visitor's search in Dutch, as a document asks for it. */
export const askedPage = (patience: number, change: Partial<Asked['request']> = {}): Asked => ({
  remote: testRelease('mf-members', {}),
  shell: testRelease('shell', {}),
  patience,
  request: {
    page: 'search',
    routeName: 'members',
    params: {},
    files: '/r/mf-members/1/',
    path: '/members',
    search: '',
    locale: 'nl',
    settings: testSettings,
    user: null,
    chosenCountry: null,
    timeBonusEnds: null,
    unreadTotal: 0,
    newLikesTotal: 0,
    serverTime: '2026-03-14T12:00:00.000Z',
    firstData: { total: 3 },
    ...change,
  },
})
