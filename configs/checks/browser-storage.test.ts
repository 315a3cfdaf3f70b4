import { expect, test } from '@jest/globals'
import { consentCookie, sessionCookie } from '@lonk/shared-events/storage-register.ts'
import { consentCookie as consentCookieSet } from '../../api/src/features/content/consent/give-consent.ts'
import { keptFor } from '../../api/src/kept-for.ts'
import { ownerOf, storageProblems, storageProblemsIn, storageRows } from './browser-storage.ts'

test('nothing in the project goes past the register of what a browser keeps', () => {
  expect(storageProblems()).toEqual([])
})

test.each([
  ['mf-chat/src/a.ts', "localStorage.setItem('a', 'b')", 'mf-chat/src/a.ts:1: localStorage is for'],
  ['mf-chat/src/a.ts', '\nconst a = window.sessionStorage', 'mf-chat/src/a.ts:2: sessionStorage is for'],
  ['mf-chat/src/a.ts', "const a = window['localStorage']", 'localStorage is for'],
  ['shell/src/worker/a.ts', "await self.caches.open('a')", 'caches is for'],
  ['shared-ui/src/a.tsx', "indexedDB.open('a')", 'indexedDB is for'],
  ['mf-members/src/a.ts', "document.cookie = 'a=b'", 'document.cookie is for'],
  ['mf-members/src/a.ts', "cookieStore.set('a', 'b')", 'cookieStore is for'],
  ['mf-members/src/a.ts', "import Cookies from 'js-cookie'", 'js-cookie'],
  ['shell/server/a.ts', '`<script>localStorage.a</script>`', 'localStorage is for'],
  ['mf-chat/src/testing/a.ts', 'sessionStorage.clear()', 'sessionStorage is for'],
  [
    'e2e/a.spec.ts',
    "page.evaluate(() => localStorage.getItem('lonk.push'))",
    'lonk.push is spelled here: take pushChoice',
  ],
  ['mf-chat/src/a.test.ts', "sessionStorage.getItem('mf-chat.draft.1.7')", 'take messageDrafts'],
  ['e2e/a.spec.ts', '`lonk.dismissed.` + notice', 'take dismissedNotices'],
  ['e2e/a.spec.ts', "name: 'i18n_redirected'", 'take localeCookie'],
  ['shell/server/a.ts', "visitor.cookies.get('country')", 'take countryCookie'],
  [
    'mf-signup/src/a.ts',
    "import { visitTracking } from '@lonk/shared-events/storage-register.ts'",
    'visitTracking is kept by shell, not by mf-signup',
  ],
  [
    'mf-chat/src/a.ts',
    "import {\n  type TextRow,\n  wayBack as back,\n} from '@lonk/shared-events/storage-register.ts'",
    'wayBack is kept by mf-payments, not by mf-chat',
  ],
])('in %s %j is refused', (file, source, why) => {
  expect(storageProblemsIn(file, source).join()).toContain(why)
})

test.each([
  ['shared-events/src/stored.ts', 'localStorage.getItem(key)'],
  ['mf-chat/src/a.test.ts', 'sessionStorage.clear()'],
  ['mf-chat/src/a.ts', '// once in localStorage\n/* or in\n sessionStorage */\nconst a = 1'],
  ['mf-chat/src/a.ts', "import { messageDrafts } from '@lonk/shared-events/storage-register.ts'"],
  ['shell/server/a.ts', "import { localeCookie } from '@lonk/shared-events/storage-register.ts'"],
  ['mf-members/src/a.ts', "query.get('country')"],
  ['shell/src/a.ts', "new BroadcastChannel('lonk.events')"],
])('in %s %j is allowed', (file, source) => {
  expect(storageProblemsIn(file, source)).toEqual([])
})

test('no two rows share a key in one store, nor does one hide in the family of another', () => {
  const rows = Object.values(storageRows)
  const clashes = rows.flatMap((row) =>
    rows
      .filter((other) => other !== row && other.store === row.store)
      .filter(({ key }) => key === row.key || (row.key.endsWith('.') && key.startsWith(row.key)))
      .map(({ key }) => `${row.key} and ${key}`),
  )
  expect(clashes).toEqual([])
})

test.each([
  ['dismissedNotices', 'shell'],
  ['siteShown', 'shell'],
  ['messageDrafts', 'mf-chat'],
  ['sessionCookie', 'api'],
])('%s is kept by %s', (name, owner) => {
  const row = storageRows[name]
  expect(row && ownerOf(row)).toBe(owner)
})

test('the cookies of the API are named and last as the register says', () => {
  expect(consentCookieSet).toBe(consentCookie.key)
  expect([sessionCookie.days, consentCookie.days]).toEqual([keptFor.session_days, keptFor.cookie_choice_days])
})
