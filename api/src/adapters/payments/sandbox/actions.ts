import type { ProviderStatus } from '../provider.ts'

/** The buttons of the test payment page, and what each makes of a payment that is not decided yet. */
export const sandboxActions = {
  pay: 'paid',
  pending: 'pending',
  fail: 'failed',
  cancel: 'canceled',
  expire: 'expired',
} as const satisfies Record<string, ProviderStatus>

export type SandboxAction = keyof typeof sandboxActions

export const isSandboxAction = (value: unknown): value is SandboxAction =>
  typeof value === 'string' && Object.hasOwn(sandboxActions, value)

/** What can still happen to a paid one: the seller's own refund, the buyer's bank, a card that will refuse. */
export const lateActions = ['refund', 'chargeback', 'refuse_card'] as const
export type LateAction = (typeof lateActions)[number]

export const isLateAction = (value: unknown): value is LateAction =>
  lateActions.some((action) => action === value)

/** Like a real provider's payments: once decided they stay as they are. */
export const isDecided = (status: ProviderStatus): boolean =>
  status !== 'open' && status !== 'pending' && status !== 'authorized'
