import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'

/** A complaint of the member about somebody, as the server took it. */
export const complaint = (more: Partial<Complaint> = {}): Complaint => ({
  id: 5,
  number: 'K7-2026',
  category: 'scam',
  target: { type: 'profile', id: 2, url: null },
  state: 'received',
  side: 'reporter',
  created_at: '2026-03-14T17:00:00.000Z',
  ...more,
})

type Decision = NonNullable<Complaint['decision']>

export const decision = (more: Partial<Decision> = {}): Decision => ({
  id: 50,
  action: 'warn',
  ground: 'Huisregels 3',
  text: 'Om geld vragen mag hier niet.',
  automated: false,
  objected: false,
  appeal_until: '2999-09-14T17:00:00.000Z',
  ...more,
})
