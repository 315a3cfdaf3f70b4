import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { render } from './testing/render.tsx'
import { type Presence, usePresenceText } from './use-presence-text.ts'

function Said(presence: Presence) {
  return <p role="status">{usePresenceText(presence)}</p>
}

test.each<[string, Presence, string]>([
  ['who is here', { online: true, last_online: 'now' }, 'Nu online'],
  ['who came back since the card was loaded', { online: true, last_online: 'older' }, 'Nu online'],
  ['who left since then', { online: false, last_online: 'now' }, 'Vandaag online'],
  ['who was here this week', { online: false, last_online: 'week' }, 'Deze week online'],
  ['who is gone', { online: false }, ''],
])('of %s, it says when they were here', (_, presence, words) => {
  render(<Said {...presence} />)
  expect(screen.getByRole('status').textContent).toBe(words)
})
